import { imageOf, openImage } from '@canada28/db/database-image.ts';
import { listRows } from '@canada28/db/prepared.ts';
import { inTransaction } from '@canada28/db/transaction.ts';
import { CHASE_ITEM_LOSS, CHASE_STATUS } from '@canada28/shared/contract/chase-states.ts';
import { issueCodeAfter, scheduleConfig } from '@canada28/shared/game/issue-schedule.ts';
import { beforeEach, expect, test } from 'vitest';
import { queueDraws, scriptDraws } from '../../control/draws/script-draws.ts';
import { moveClock } from '../../control/time/move-clock.ts';
import { SLOT_MS, startTestChase, WIN } from '../../testing/test-chase.ts';
import { createTestPlayer, playerContext, type TestPlayer } from '../../testing/test-player.ts';
import { createTestWorld } from '../../testing/test-server.ts';
import type { World } from '../../world/world.ts';
import { auditDatabase } from '../audit/audit-database.ts';
import { insertBet } from '../betting/betting.repository.ts';
import { listItemsOfChase } from '../chasing/chase-items.repository.ts';
import { findIssue, findIssueOfMoment } from '../draws/draws.repository.ts';
import { moveMoney } from '../ledger/move-money.ts';

const PAUSE_MS = 20;

let world = createTestWorld();
let players: TestPlayer[] = [];
let issueCode = '';
let drawAtMs = 0;

beforeEach(() => {
  world = createTestWorld();
  const issue = findIssueOfMoment(world.db, world.clock.nowMs());
  issueCode = issue?.issueCode ?? '';
  drawAtMs = issue?.drawAtMs ?? 0;
  queueDraws(world, { sums: [WIN] });
  // A part has 250 bets and what else their last player has: the first two players, then the third.
  players = [200, 200, 200].map((count) => bettor(count));
});

/** A player with so many bets of 1 USDT; every second one wins. */
function bettor(count: number, player = createTestPlayer(world)): TestPlayer {
  const context = playerContext(world, player);
  const amountMicros = 1_000_000;
  inTransaction(world.db, () => {
    for (let index = 0; index < count; index += 1) {
      const bet = { playerId: player.id, issueCode, playCode: 28 + (index % 2), amountMicros };
      const reference = insertBet(world.db, {
        ...bet,
        oddsThousandths: 1999,
        placedAtMs: world.clock.nowMs(),
      });
      moveMoney(context, { kind: 'bet-stake', playerId: player.id, reference, amountMicros });
    }
  });
  return player;
}

const decided = () =>
  players.map(({ id }) => {
    const sql = 'SELECT count(*) AS count FROM bets WHERE player_id = :id AND status <> 1';
    return listRows<{ count: number }>(world.db, sql, { id })[0]?.count;
  });

const broken = () => auditDatabase(world.db).broken;

test('many bets are decided in parts, those of a player together, and the issue is settled with the last', () => {
  moveClock(world, { set: drawAtMs });
  expect(decided()).toEqual([200, 200, 0]);
  expect(findIssue(world.db, issueCode)?.state).toBe('drawn');
  expect(broken()).toEqual([]);
  moveClock(world, { advance: PAUSE_MS - 1 });
  expect(decided()).toEqual([200, 200, 0]);
  const { happened } = moveClock(world, { advance: 1 });
  expect(happened).toEqual([
    { atMs: drawAtMs + PAUSE_MS, what: 'issue-settled', detail: `${issueCode} 600 bets, 300 prizes` },
  ]);
  expect(decided()).toEqual([200, 200, 200]);
  expect(findIssue(world.db, issueCode)?.state).toBe('settled');
  expect(listRows(world.db, 'SELECT * FROM settlement_parts')).toEqual([]);
  expect(broken()).toEqual([]);
});

test('an audit finds bets that are decided too early, and ones that were left out', () => {
  moveClock(world, { set: drawAtMs });
  world.db.exec('UPDATE settlement_parts SET to_player_id = to_player_id + 1');
  expect(broken().map(({ violations }) => violations.length)).toEqual([200]);
  world.db.exec('UPDATE settlement_parts SET to_player_id = to_player_id - 2');
  expect(broken().map(({ violations }) => violations.length)).toEqual([200]);
});

test('"to the settlement" goes on to its end', () => {
  const { happened } = moveClock(world, { to: 'settled' });
  expect(happened.map(({ what }) => what)).toContain('issue-settled');
  expect(world.clock.nowMs()).toBe(drawAtMs + PAUSE_MS);
});

test('a chase goes on with the bets of its player', () => {
  const chaseId = startTestChase(world, bettor(1), { stopMode: 2 });
  const status = () => listRows(world.db, `SELECT status FROM chases WHERE id = ${chaseId}`);
  moveClock(world, { set: drawAtMs });
  expect(status()).toEqual([{ status: CHASE_STATUS.running }]);
  moveClock(world, { advance: PAUSE_MS });
  expect(status()).toEqual([{ status: CHASE_STATUS.stopped }]);
  expect(broken()).toEqual([]);
});

test('a void issue gives its stakes back in the same parts, and tells each player once', () => {
  scriptDraws(world, { issueCode, void: true });
  moveClock(world, { set: drawAtMs });
  expect(decided()).toEqual([200, 200, 0]);
  expect(findIssue(world.db, issueCode)?.state).toBe('closed');
  expect(broken()).toEqual([]);
  const { happened } = moveClock(world, { advance: PAUSE_MS });
  expect(happened).toContainEqual({
    atMs: drawAtMs + PAUSE_MS,
    what: 'issue-voided',
    detail: `${issueCode} 600 bets refunded`,
  });
  const told = `SELECT count(*) AS count FROM messages WHERE template = 'issueVoided' GROUP BY player_id`;
  expect(listRows(world.db, told)).toEqual([{ count: 1 }, { count: 1 }, { count: 1 }]);
  expect(broken()).toEqual([]);
});

test('what chases still had on a void issue is lost as void in each of its parts, also where it seals between them', () => {
  world = createTestWorld({ schedule: scheduleConfig({ drawDelaySeconds: 0 }) });
  const late = findIssueOfMoment(world.db, world.clock.nowMs());
  const [first, ...others] = [1, 2, 3, 4].map(() => createTestPlayer(world));
  const last = others.pop();
  const chases = [first, last].map(
    (player) => player && startTestChase(world, player, { stopMode: 2, totalIssue: 2 }),
  );
  issueCode = issueCodeAfter(late?.issueCode ?? '', 1);
  scriptDraws(world, { issueCode: late?.issueCode ?? '', lateMs: 2 * SLOT_MS });
  scriptDraws(world, { issueCode, void: true });
  moveClock(world, { advance: SLOT_MS });
  for (const player of others) bettor(200, player);
  moveClock(world, { advance: SLOT_MS });
  expect(findIssue(world.db, issueCode)?.state).toBe('closed');
  for (const chaseId of chases)
    expect(listItemsOfChase(world.db, chaseId ?? 0)[1]?.loss).toBe(CHASE_ITEM_LOSS.void);
  expect(broken()).toEqual([]);
});

/** What a world has come to by the end of the next slot, by a way of letting its time pass. */
function outcomeOf(pass: (world: World) => World): unknown {
  const end = pass(createTestWorld({ db: openImage(imageOf(world.db)) }));
  moveClock(end, { set: drawAtMs + 60_000 });
  return ['issues', 'bets', 'postings', 'entries', 'accounts'].map((table) =>
    listRows(end.db, `SELECT * FROM ${table} ORDER BY id`),
  );
}

test('the same comes out in one leap, moment by moment, and with a restart between two parts', () => {
  const inOneLeap = outcomeOf((same) => same);
  const byMoments = outcomeOf((same) => {
    moveClock(same, { set: drawAtMs - 1 });
    for (let ms = 0; ms < 3 * PAUSE_MS; ms += 1) moveClock(same, { advance: 1 });
    return same;
  });
  const restarted = outcomeOf((same) => {
    moveClock(same, { set: drawAtMs });
    return createTestWorld({ db: openImage(imageOf(same.db)) });
  });
  expect(byMoments).toEqual(inOneLeap);
  expect(restarted).toEqual(inOneLeap);
});
