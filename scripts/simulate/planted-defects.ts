import type { Change } from '../lib/changed-copy.ts';

/** One line of the product, changed by hand as a mistake would: the simulation has to find it. */
export type PlantedDefect = Change & { readonly name: string };

const FEATURES = 'mock-server/src/features';
const GAME = 'shared/src/game';

const defect = (name: string, file: string, [line, becomes]: readonly [string, string]): PlantedDefect => ({
  name,
  file,
  line,
  becomes,
});

/** In money, draws, chases, sessions and time; each text stands once in its file, which a test holds. */
export const PLANTED_DEFECTS: readonly PlantedDefect[] = [
  defect(
    'a withdrawal that fails gives only the net sum back',
    `${FEATURES}/withdrawals/review-withdrawal.ts`,
    [
      "kind: 'withdrawal-return', playerId, reference, amountMicros }",
      "kind: 'withdrawal-return', playerId, reference, amountMicros: amountMicros - 1 }",
    ],
  ),
  defect('the fee is a hundredth too high', 'shared/src/contract/withdrawal-fee.ts', [
    'const BASIS_POINTS_IN_ALL = 10_000;',
    'const BASIS_POINTS_IN_ALL = 9_900;',
  ]),
  defect('a bonus has no limit', `${FEATURES}/deposits/review-deposit.ts`, [
    'Math.min(Math.floor((amountMicros * percent) / 100), mostMicros)',
    'Math.max(Math.floor((amountMicros * percent) / 100), Math.min(mostMicros, 0))',
  ]),
  defect('a withdrawal may be more than there is', `${FEATURES}/withdrawals/submit-withdrawal.ts`, [
    'if (nearestMicros(input.amount) > availableMicros)',
    'if (nearestMicros(input.amount) > 1000 * availableMicros)',
  ]),
  defect('a banned account may deposit', `${FEATURES}/deposits/submit-deposit.ts`, [
    'if (player.status !== PLAYER_STATUS.normal)',
    'if (player.status === PLAYER_STATUS.deleted)',
  ]),
  defect('a banned account may bet', `${FEATURES}/betting/require-bet-permission.ts`, [
    'if (context.player.status === PLAYER_STATUS.tradingForbidden)',
    'if (context.player.status === PLAYER_STATUS.deleted)',
  ]),
  defect('a prize has no limit', `${GAME}/payout.ts`, [
    'return Math.min(Number(prize), MAX_PRIZE_MICROS);',
    'return Math.min(Number(prize), 2 * MAX_PRIZE_MICROS);',
  ]),
  defect('a bet is taken at the moment of the cutoff', `${FEATURES}/betting/require-open-issue.ts`, [
    'if (nowMs >= issue.saleEndMs)',
    'if (nowMs > issue.saleEndMs)',
  ]),
  defect('a bet is taken before the sale opens', `${FEATURES}/betting/require-open-issue.ts`, [
    'if (nowMs >= issue.saleStartMs) return;',
    'if (nowMs >= issue.saleStartMs - 600_000) return;',
  ]),
  defect('13 counts as big', `${GAME}/bet-choices.ts`, ['sum >= 14', 'sum >= 13']),
  defect('a zone adds another position', `${GAME}/draw-result.ts`, [
    '[2, 5, 8, 11, 14, 17]',
    '[2, 5, 8, 11, 14, 16]',
  ]),
  defect('the shuffle takes one ball too few', `${GAME}/fairness.ts`, [
    'HIGHEST_NUMBER - i)',
    'HIGHEST_NUMBER - 1 - i)',
  ]),
  defect('a late draw comes a second too early', `${FEATURES}/draws/draws.repository.ts`, [
    'min(draw_at_ms + coalesce(late.late_ms, 0)) AS due_ms',
    'min(draw_at_ms + coalesce(late.late_ms - 1000, 0)) AS due_ms',
  ]),
  defect('a wanted result counts for every draw after it', `${FEATURES}/draws/draw-scripts.repository.ts`, [
    '(SELECT id FROM draw_scripts WHERE issue_code IS NULL ORDER BY id LIMIT 1))',
    '(SELECT id FROM draw_scripts WHERE issue_code IS NULL ORDER BY id DESC LIMIT 1))',
  ]),
  defect('a chase stops on a win although its winnings only equal its stakes', `${GAME}/chase-stop.ts`, [
    'paidMicros > stakedMicros) return true',
    'paidMicros > 0) return true',
  ]),
  defect('a chase without a stop rule waits', `${GAME}/chase-stop.ts`, [
    'return settings.stopMode !== STOP_MODE.never || endsAtItsRate(settings);',
    'return true;',
  ]),
  defect('a chase with a stop rule does not wait', `${GAME}/chase-stop.ts`, [
    'return settings.stopMode !== STOP_MODE.never || endsAtItsRate(settings);',
    'return settings.stopMode === STOP_MODE.onWin || endsAtItsRate(settings);',
  ]),
  defect('a doubling chase doubles one step late', `${GAME}/chase-plan.ts`, [
    'return startMultiple * 2 ** doublings;',
    'return startMultiple * 2 ** Math.max(0, doublings - 1);',
  ]),
  defect('a gap counts from the issue after', `${GAME}/chase-plan.ts`, [
    'issueOffset: before.length * (isSpaced ? (request.issueGap ?? 1) : 1)',
    'issueOffset: before.length * (isSpaced ? (request.issueGap ?? 1) + 1 : 1)',
  ]),
  defect('an item is bet although its sale was missed', `${FEATURES}/chasing/decide-chase-item.ts`, [
    'attendedMs(world.downtimes, clock.nowMs()) < issue.saleEndMs',
    'attendedMs([], world ? clock.nowMs() : 0) < issue.saleEndMs',
  ]),
  defect('a ban does not hold for chases', `${FEATURES}/betting/require-bet-permission.ts`, [
    "if (context.player.status !== PLAYER_STATUS.normal) return 'forbidden';",
    "if (context.player.status === PLAYER_STATUS.deleted) return 'forbidden';",
  ]),
  defect('a time-out does not hold for chases', `${FEATURES}/betting/require-bet-permission.ts`, [
    "if (findTimeoutEndMs(context, limits) !== undefined) return 'break';",
    "if (findTimeoutEndMs(context, limits) === 0) return 'break';",
  ]),
  defect('a stopped chase keeps an item that waits', `${FEATURES}/chasing/end-chase.ts`, [
    'return status === CHASE_ITEM_STATUS.notExecuted || status === CHASE_ITEM_STATUS.paused;',
    'return status === CHASE_ITEM_STATUS.notExecuted;',
  ]),
  defect('the loss of a day forgets what is open', `${FEATURES}/play-limits/play-limits.repository.ts`, [
    'coalesce(sum(amount_micros - prize_micros), 0) AS micros FROM bets',
    'coalesce(sum((amount_micros - prize_micros) * (settled_at_ms IS NOT NULL)), 0) AS micros FROM bets',
  ]),
  defect('a looser limit holds at once', `${FEATURES}/play-limits/limit-rules.ts`, [
    'return value === undefined || (wanted !== undefined && wanted <= value);',
    'return value === undefined || wanted !== undefined;',
  ]),
  defect('a time-out can be shortened', `${FEATURES}/play-limits/update-play-limits.ts`, [
    'untilMs < runningMs)',
    'untilMs < 0)',
  ]),
  defect('a key with another body is answered', 'mock-server/src/http/idempotency.ts', [
    'if (!earlier.request_hash.equals(requestHash))',
    'if (earlier.request_hash.length !== requestHash.length)',
  ]),
  defect('a key is forgotten', 'mock-server/src/http/idempotency.ts', [
    'const earlier = findReply(db, player.id, key);',
    "const earlier = findReply(db, player.id, key.replace('9', '8'));",
  ]),
  defect('a token that was replaced never ends', 'mock-server/src/http/sessions/replace-token.ts', [
    'updateReplacedSession(db, { tokenHash, expiresAtMs: graceEndMs, salt, nextHash });',
    'updateReplacedSession(db, { tokenHash, expiresAtMs: session.expiresAtMs, salt, nextHash });',
  ]),
  defect('a token that is drawn again is of another player', 'mock-server/src/http/sessions/token.ts', [
    '.update(String(playerId))',
    '.update(String(playerId).slice(6))',
  ]),
  defect('five wrong passwords lock nothing', `${FEATURES}/auth/password-lock.ts`, [
    'last - fifthLast < WRONG_PASSWORD_WINDOW_MS ? last + PASSWORD_LOCK_MS : 0',
    'last - fifthLast < WRONG_PASSWORD_WINDOW_MS ? last : 0',
  ]),
  defect('a new schedule moves the issue after the next', `${FEATURES}/draws/reschedule-issue.ts`, [
    'followingSlot(schedule, current.slotEndMs)',
    'followingSlot(schedule, current.slotEndMs + 60_000)',
  ]),
  defect('time passes twice while the server is off', 'mock-server/src/world/time-passed.ts', [
    'const passedMs = Math.floor(offMs * rate);',
    'const passedMs = Math.floor(2 * offMs * rate);',
  ]),
  defect('what a call makes due in the past happens in the past', 'mock-server/src/world/timetable.ts', [
    'reachedMs = Math.max(next.dueMs, reachedMs);',
    'reachedMs = next.dueMs;',
  ]),
];
