import { BACKGROUND_PLAYERS } from '@canada28/db/seeds/background-players.ts';
import type { Scenario } from '@canada28/db/seeds/scenarios/scenario.ts';
import type { Stage, StagePlayer } from '@canada28/db/seeds/scenarios/stage.ts';
import { BET_STATUS } from '@canada28/shared/contract/betting.contract.ts';
import { CHASE_ITEM_STATUS } from '@canada28/shared/contract/chase-states.ts';
import { dateTimeTextFromMs, dayTextFromMs } from '@canada28/shared/contract/date-time.ts';
import { FINANCE_STATUS } from '@canada28/shared/contract/finance.contract.ts';
import { PLAY } from '@canada28/shared/game/bet-choices.ts';
import { maintenanceWindow } from '@canada28/shared/game/issue-schedule.ts';
import { returnToPlayer } from '@canada28/shared/game/odds.ts';
import { WRONG_PAY_PASSWORDS_A_DAY } from '@canada28/shared/limits.ts';
import { usdtFromMicros } from '@canada28/shared/money/usdt.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@canada28/shared/units-of-time.ts';

const WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** In figures or as a word; "the one before" counts nothing. */
const NUMBER = new RegExp(
  `\\d[\\d,]*(\\.\\d+)?|\\b(?<!\\b(the|another|new|old|every|right) (?=one))(${WORDS.join('|')})\\b`,
  'gi',
);

/** The numbers that a sentence names, in its order. */
export function numbersIn(sentence: string): readonly number[] {
  return [...sentence.matchAll(NUMBER)].map(([text]) => {
    const word = WORDS.indexOf(text.toLowerCase());
    return word >= 0 ? word : Number(text.replaceAll(',', ''));
  });
}

/** What a world has for each number of its scenario's sentence; called last, it may let time pass. */
export function countsOf(stage: Stage, scenario: Scenario): readonly unknown[] {
  return (COUNTS[scenario.name]?.(stage, scenario) ?? []).flat();
}

const sumUsdt = (amounts: readonly { readonly amountMicros: number }[]) =>
  usdtFromMicros(amounts.reduce((total, { amountMicros }) => total + amountMicros, 0));

/** The amount if the product refuses it, else nothing. */
function refused(stage: Stage, usdt: number, deed: (player: StagePlayer, usdt: number) => void) {
  return stage.player().refusalOf((player) => deed(player, usdt)) === undefined ? undefined : usdt;
}

/** Hours, minutes and seconds of a moment, as many as asked for. */
function timeOf(atMs: number, length = 2): readonly number[] {
  return dateTimeTextFromMs(atMs).slice(11).split(':').slice(0, length).map(Number);
}

function betOf(stage: Stage) {
  const [bet] = stage.player().bets();
  if (bet === undefined) throw new Error('there is no bet');
  return { playCode: bet.playCode, stake: sumUsdt([bet]), prize: usdtFromMicros(bet.prizeMicros) };
}

function chaseOf(stage: Stage) {
  const [chase] = stage.player().chases();
  if (chase === undefined) throw new Error('there is no chase');
  const items = stage.player().itemsOf(chase);
  const cancelled = items.filter(({ status }) => status === CHASE_ITEM_STATUS.cancelled);
  return {
    first: sumUsdt(items.slice(0, 1)),
    issues: chase.totalIssues,
    placed: chase.executedIssues,
    staked: usdtFromMicros(chase.stakedMicros),
    total: usdtFromMicros(chase.totalMicros),
    paid: usdtFromMicros(chase.paidMicros),
    winRate: chase.winRatePercent,
    multiples: items.map(({ multiple }) => multiple),
    wins: items.filter(({ bet }) => bet?.status === BET_STATUS.won).length,
    cancelled: cancelled.length,
    back: sumUsdt(cancelled),
  };
}

function orderOf(stage: Stage, kind: 'deposit' | 'withdrawal') {
  const [order] = stage.player().orders(kind);
  if (order === undefined) throw new Error(`there is no ${kind}`);
  return {
    amount: sumUsdt([order]),
    received: usdtFromMicros(order.receivedMicros ?? 0),
    feePercent: (100 * order.feeMicros) / order.amountMicros,
    bonus: usdtFromMicros(order.bonusMicros),
    minutesAgo: (stage.nowMs() - order.createdAtMs) / MINUTE_MS,
    hoursOpen: (order.updatedAtMs - order.createdAtMs) / HOUR_MS,
    minutesOpen: (order.updatedAtMs - order.createdAtMs) / MINUTE_MS,
  };
}

/** Nested as it reads best; the lists are joined. */
type Counts = (stage: Stage, scenario: Scenario) => readonly unknown[];

const available = (stage: Stage) => [stage.player().money().available];
const deposited = (stage: Stage) => [orderOf(stage, 'deposit').amount];
const withdrawn = (stage: Stage) => [orderOf(stage, 'withdrawal').amount];

const faultCodes = (stage: Stage) =>
  stage.faults().map(({ happens }) => {
    if ('code' in happens) return happens.code;
    return 'httpStatus' in happens ? happens.httpStatus : undefined;
  });

const lengths = (stage: Stage) => {
  const { saleStartMs = 0, saleEndMs = 0 } = stage.issue() ?? {};
  return [(stage.schedule.intervalSeconds * SECOND_MS) / MINUTE_MS, (saleEndMs - saleStartMs) / SECOND_MS];
};

const breakTimes = (stage: Stage) => {
  const { startMs = 0, endMs = 0 } = maintenanceWindow(stage.schedule, stage.nowMs()) ?? {};
  return [timeOf(startMs), timeOf(endMs)];
};

/** What is counted for each number, in the order of the sentence. */
const COUNTS: Readonly<Record<string, Counts>> = {
  'deposit-limit-reached': (stage) => {
    const { dailyDeposit, depositedTodayMicros } = stage.player().limits();
    const more = refused(stage, 10, (player, usdt) => player.deposit(usdt));
    return [usdtFromMicros(dailyDeposit ?? 0), usdtFromMicros(depositedTodayMicros), more];
  },
  'forbidden-to-trade': available,
  'new-player': available,
  'on-a-break': (stage) => [
    Math.ceil(((stage.player().limits().timeoutUntilMs ?? 0) - stage.nowMs()) / DAY_MS),
  ],
  'ready-to-bet': available,
  'transaction-password-locked': () => [WRONG_PAY_PASSWORDS_A_DAY],
  '10-seconds-to-cutoff': (stage) => [
    ((stage.issue()?.saleEndMs ?? 0) - stage.nowMs()) / SECOND_MS,
    stage.player().bets().length,
  ],
  sealed: (stage) => [stage.player().bets().length],
  'late-draw': (stage) => stage.awaited().map(({ lateMs }) => lateMs / MINUTE_MS),
  'voided-issue': (stage) => [sumUsdt(stage.player().bets())],
  'big-win-next': (stage) => {
    const { stake, playCode } = betOf(stage);
    const [next] = stage.scriptedSums();
    stage.goTo('next-issue');
    return [stake, playCode, next, betOf(stage).prize];
  },
  'losing-streak': (stage) => {
    const bets = stage.player().bets();
    const lost = bets.filter(({ status }) => status === BET_STATUS.lost);
    const staked = sumUsdt(lost);
    return [lost.length, staked, staked + stage.player().money().available];
  },
  'first-win': (stage) => [betOf(stage).stake, betOf(stage).prize],
  'sum-13-pays-more-than-it-should': (stage) => {
    const percents = stage.oddsThousandths
      .slice(0, 28)
      .map((odds, sum) => [sum, Number((100 * returnToPlayer(sum, odds)).toFixed(2))] as const);
    const highest = Math.max(...percents.map(([, percent]) => percent));
    const { prize, stake, playCode } = betOf(stage);
    const sums = percents.filter(([, percent]) => percent === highest).map(([sum]) => sum);
    return [sums, highest, prize, stake, playCode];
  },
  'long-history': (stage) => {
    const bets = stage.player().bets();
    const slips = new Set(bets.map(({ issueCode }) => issueCode)).size;
    const days = new Set(bets.map(({ placedAtMs }) => dayTextFromMs(placedAtMs))).size;
    return [bets.length, days, slips / days, bets.length / slips];
  },
  'chase-running': (stage) => {
    const { first, issues, placed } = chaseOf(stage);
    return [first, issues, placed, stage.player().money().frozen];
  },
  'chase-stopped-by-a-win': (stage) => {
    const { first, issues, staked, paid, back } = chaseOf(stage);
    return [first, issues, staked, paid, back];
  },
  'chase-stopped-by-the-player': (stage) => {
    const { issues, placed, cancelled, back } = chaseOf(stage);
    return [issues, placed, cancelled, back];
  },
  'chase-finished': (stage) => {
    const { placed, staked, wins, paid } = chaseOf(stage);
    return [placed, staked, wins, paid];
  },
  'profit-chase': (stage) => {
    const { winRate, first, issues, multiples, staked, total } = chaseOf(stage);
    return [winRate, first, issues, multiples, staked, total];
  },
  'first-deposit-pending': (stage) => [...deposited(stage), orderOf(stage, 'deposit').minutesAgo],
  'first-deposit-succeeded': (stage) => [...deposited(stage), orderOf(stage, 'deposit').bonus],
  'first-deposit-failed': deposited,
  'first-deposit-cancelled': deposited,
  'first-deposit-expired': (stage) => [...deposited(stage), orderOf(stage, 'deposit').hoursOpen],
  'withdrawal-in-review': (stage) => [...withdrawn(stage), orderOf(stage, 'withdrawal').minutesAgo],
  'withdrawal-approved': withdrawn,
  'withdrawal-paid': (stage) => {
    const { amount, received, feePercent } = orderOf(stage, 'withdrawal');
    return [amount, received, feePercent];
  },
  'withdrawal-failed': withdrawn,
  'review-slow': (stage) => {
    const { amount, minutesAgo } = orderOf(stage, 'withdrawal');
    stage.pass(5 * MINUTE_MS);
    return [orderOf(stage, 'withdrawal').minutesOpen, amount, minutesAgo];
  },
  bonus: (stage, { settings }) => {
    const { amount, bonus } = orderOf(stage, 'deposit');
    const percent = settings?.depositBonusPercent ?? 0;
    return [amount, bonus, percent, (amount * percent) / 100];
  },
  'addresses-full': (stage) => [stage.player().countAddresses()],
  'two-minutes-to-maintenance': (stage) => [
    ((maintenanceWindow(stage.schedule, stage.nowMs())?.startMs ?? 0) - stage.nowMs()) / MINUTE_MS,
  ],
  'in-maintenance': (stage) => [...timeOf(stage.nowMs()), ...(breakTimes(stage)[1] ?? [])],
  'monday-maintenance': (stage) => [timeOf(stage.nowMs()), breakTimes(stage)].flat(2),
  '3-minute-issues': lengths,
  '5-minute-issues': lengths,
  'new-years-midnight': (stage) => {
    const [year, , day] = dayTextFromMs(stage.nowMs()).split('-').map(Number);
    return [day, year, timeOf(stage.nowMs(), 3)];
  },
  'a-week-of-history': (stage) => [
    new Set(
      stage
        .player()
        .bets()
        .map(({ placedAtMs }) => dayTextFromMs(placedAtMs)),
    ).size,
    stage
      .player()
      .orders('deposit')
      .filter(({ status }) => status === FINANCE_STATUS.success).length,
  ],
  'error-code-403': faultCodes,
  'error-code-503': (stage) => [stage.isUnderMaintenance() ? 503 : undefined],
  'error-other-code': faultCodes,
  'error-message-in-header': faultCodes,
  'error-http-500': faultCodes,
  'error-http-404': faultCodes,
  'error-http-403': faultCodes,
  'insufficient-balance': (stage) => [
    ...available(stage),
    refused(stage, 10, (player, usdt) => player.bet([PLAY.big, usdt])),
    refused(stage, 10, (player, usdt) => player.withdraw(usdt)),
  ],
  'slow-network': (stage) =>
    stage.faults().flatMap(({ happens }) => {
      if (!('latencyMs' in happens) || typeof happens.latencyMs === 'number') return [];
      return [happens.latencyMs.min / SECOND_MS, happens.latencyMs.max / SECOND_MS];
    }),
  'flaky-network': (stage) => [1, 1 / (stage.faults().find(({ on }) => on.probability)?.on.probability ?? 0)],
  inactivity: (stage, { opens }) => [Math.ceil((opens.untouchedForMs ?? 0) / MINUTE_MS), ...available(stage)],
  'sales-evening': (stage) => {
    const [hour = 0, minute = 0] = timeOf(stage.nowMs());
    const isHalfPast = minute >= 30 && minute < 35;
    const betting = BACKGROUND_PLAYERS.filter(({ userName }) => stage.player(userName).bets().length > 0);
    return [isHalfPast ? hour - 12 : undefined, betting.length];
  },
};
