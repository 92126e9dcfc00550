import { BACKGROUND_PLAYERS } from '@canada28/db/seeds/background-players.ts';
import type { Scenario } from '@canada28/db/seeds/scenarios/scenario.ts';
import type { ScenarioPlayer, ScenarioWorld } from '@canada28/db/seeds/scenarios/scenario-world.ts';
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
export function countsOf(world: ScenarioWorld, scenario: Scenario): readonly unknown[] {
  return (COUNTS[scenario.name]?.(world, scenario) ?? []).flat();
}

const sumUsdt = (amounts: readonly { readonly amountMicros: number }[]) =>
  usdtFromMicros(amounts.reduce((total, { amountMicros }) => total + amountMicros, 0));

/** The amount if the product refuses it, else nothing. */
function refused(world: ScenarioWorld, usdt: number, action: (player: ScenarioPlayer, usdt: number) => void) {
  return world.player().refusalOf((player) => action(player, usdt)) === undefined ? undefined : usdt;
}

/** Hours, minutes and seconds of a moment, as many as asked for. */
function timeOf(atMs: number, length = 2): readonly number[] {
  return dateTimeTextFromMs(atMs).slice(11).split(':').slice(0, length).map(Number);
}

function betOf(world: ScenarioWorld) {
  const [bet] = world.player().bets();
  if (bet === undefined) throw new Error('there is no bet');
  return { playCode: bet.playCode, stake: sumUsdt([bet]), prize: usdtFromMicros(bet.prizeMicros) };
}

function chaseOf(world: ScenarioWorld) {
  const [chase] = world.player().chases();
  if (chase === undefined) throw new Error('there is no chase');
  const items = world.player().itemsOf(chase);
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

function orderOf(world: ScenarioWorld, kind: 'deposit' | 'withdrawal') {
  const [order] = world.player().orders(kind);
  if (order === undefined) throw new Error(`there is no ${kind}`);
  return {
    amount: sumUsdt([order]),
    received: usdtFromMicros(order.receivedMicros ?? 0),
    feePercent: (100 * order.feeMicros) / order.amountMicros,
    bonus: usdtFromMicros(order.bonusMicros),
    minutesAgo: (world.nowMs() - order.createdAtMs) / MINUTE_MS,
    hoursOpen: (order.updatedAtMs - order.createdAtMs) / HOUR_MS,
    minutesOpen: (order.updatedAtMs - order.createdAtMs) / MINUTE_MS,
  };
}

/** Nested as it reads best; the lists are joined. */
type Counts = (world: ScenarioWorld, scenario: Scenario) => readonly unknown[];

const available = (world: ScenarioWorld) => [world.player().money().available];
const deposited = (world: ScenarioWorld) => [orderOf(world, 'deposit').amount];
const withdrawn = (world: ScenarioWorld) => [orderOf(world, 'withdrawal').amount];

const faultCodes = (world: ScenarioWorld) =>
  world.faults().map(({ happens }) => {
    if ('code' in happens) return happens.code;
    return 'httpStatus' in happens ? happens.httpStatus : undefined;
  });

const lengths = (world: ScenarioWorld) => {
  const { saleStartMs = 0, saleEndMs = 0 } = world.issue() ?? {};
  return [(world.schedule.intervalSeconds * SECOND_MS) / MINUTE_MS, (saleEndMs - saleStartMs) / SECOND_MS];
};

const breakTimes = (world: ScenarioWorld) => {
  const { startMs = 0, endMs = 0 } = maintenanceWindow(world.schedule, world.nowMs()) ?? {};
  return [timeOf(startMs), timeOf(endMs)];
};

/** What is counted for each number, in the order of the sentence. */
const COUNTS: Readonly<Record<string, Counts>> = {
  'deposit-limit-reached': (world) => {
    const { dailyDeposit, depositedTodayMicros } = world.player().limits();
    const more = refused(world, 10, (player, usdt) => player.deposit(usdt));
    return [usdtFromMicros(dailyDeposit ?? 0), usdtFromMicros(depositedTodayMicros), more];
  },
  'forbidden-to-trade': available,
  'new-player': available,
  'on-a-break': (world) => [
    Math.ceil(((world.player().limits().timeoutUntilMs ?? 0) - world.nowMs()) / DAY_MS),
  ],
  'ready-to-bet': available,
  'transaction-password-locked': () => [WRONG_PAY_PASSWORDS_A_DAY],
  '10-seconds-to-cutoff': (world) => [
    ((world.issue()?.saleEndMs ?? 0) - world.nowMs()) / SECOND_MS,
    world.player().bets().length,
  ],
  sealed: (world) => [world.player().bets().length],
  'late-draw': (world) => world.awaited().map(({ lateMs }) => lateMs / MINUTE_MS),
  'voided-issue': (world) => [sumUsdt(world.player().bets())],
  'big-win-next': (world) => {
    const { stake, playCode } = betOf(world);
    const [next] = world.scriptedSums();
    world.goTo('next-issue');
    return [stake, playCode, next, betOf(world).prize];
  },
  'losing-streak': (world) => {
    const bets = world.player().bets();
    const lost = bets.filter(({ status }) => status === BET_STATUS.lost);
    const staked = sumUsdt(lost);
    return [lost.length, staked, staked + world.player().money().available];
  },
  'first-win': (world) => [betOf(world).stake, betOf(world).prize],
  'sum-13-pays-more-than-it-should': (world) => {
    const percents = world.oddsThousandths
      .slice(0, 28)
      .map((odds, sum) => [sum, Number((100 * returnToPlayer(sum, odds)).toFixed(2))] as const);
    const highest = Math.max(...percents.map(([, percent]) => percent));
    const { prize, stake, playCode } = betOf(world);
    const sums = percents.filter(([, percent]) => percent === highest).map(([sum]) => sum);
    return [sums, highest, prize, stake, playCode];
  },
  'long-history': (world) => {
    const bets = world.player().bets();
    const slips = new Set(bets.map(({ issueCode }) => issueCode)).size;
    const days = new Set(bets.map(({ placedAtMs }) => dayTextFromMs(placedAtMs))).size;
    return [bets.length, days, slips / days, bets.length / slips];
  },
  'chase-running': (world) => {
    const { first, issues, placed } = chaseOf(world);
    return [first, issues, placed, world.player().money().frozen];
  },
  'chase-stopped-by-a-win': (world) => {
    const { first, issues, staked, paid, back } = chaseOf(world);
    return [first, issues, staked, paid, back];
  },
  'chase-stopped-by-the-player': (world) => {
    const { issues, placed, cancelled, back } = chaseOf(world);
    return [issues, placed, cancelled, back];
  },
  'chase-finished': (world) => {
    const { placed, staked, wins, paid } = chaseOf(world);
    return [placed, staked, wins, paid];
  },
  'profit-chase': (world) => {
    const { winRate, first, issues, multiples, staked, total } = chaseOf(world);
    return [winRate, first, issues, multiples, staked, total];
  },
  'first-deposit-pending': (world) => [...deposited(world), orderOf(world, 'deposit').minutesAgo],
  'first-deposit-succeeded': (world) => [...deposited(world), orderOf(world, 'deposit').bonus],
  'first-deposit-failed': deposited,
  'first-deposit-cancelled': deposited,
  'first-deposit-expired': (world) => [...deposited(world), orderOf(world, 'deposit').hoursOpen],
  'withdrawal-in-review': (world) => [...withdrawn(world), orderOf(world, 'withdrawal').minutesAgo],
  'withdrawal-approved': withdrawn,
  'withdrawal-paid': (world) => {
    const { amount, received, feePercent } = orderOf(world, 'withdrawal');
    return [amount, received, feePercent];
  },
  'withdrawal-failed': withdrawn,
  'review-slow': (world) => {
    const { amount, minutesAgo } = orderOf(world, 'withdrawal');
    world.pass(5 * MINUTE_MS);
    return [orderOf(world, 'withdrawal').minutesOpen, amount, minutesAgo];
  },
  bonus: (world, { settings }) => {
    const { amount, bonus } = orderOf(world, 'deposit');
    const percent = settings?.depositBonusPercent ?? 0;
    return [amount, bonus, percent, (amount * percent) / 100];
  },
  'addresses-full': (world) => [world.player().countAddresses()],
  'two-minutes-to-maintenance': (world) => [
    ((maintenanceWindow(world.schedule, world.nowMs())?.startMs ?? 0) - world.nowMs()) / MINUTE_MS,
  ],
  'in-maintenance': (world) => [...timeOf(world.nowMs()), ...(breakTimes(world)[1] ?? [])],
  'monday-maintenance': (world) => [timeOf(world.nowMs()), breakTimes(world)].flat(2),
  '3-minute-issues': lengths,
  '5-minute-issues': lengths,
  'new-years-midnight': (world) => {
    const [year, , day] = dayTextFromMs(world.nowMs()).split('-').map(Number);
    return [day, year, timeOf(world.nowMs(), 3)];
  },
  'a-week-of-history': (world) => [
    new Set(
      world
        .player()
        .bets()
        .map(({ placedAtMs }) => dayTextFromMs(placedAtMs)),
    ).size,
    world
      .player()
      .orders('deposit')
      .filter(({ status }) => status === FINANCE_STATUS.success).length,
  ],
  'error-code-403': faultCodes,
  'error-code-503': (world) => [world.isUnderMaintenance() ? 503 : undefined],
  'error-other-code': faultCodes,
  'error-message-in-header': faultCodes,
  'error-http-500': faultCodes,
  'error-http-404': faultCodes,
  'error-http-403': faultCodes,
  'insufficient-balance': (world) => [
    ...available(world),
    refused(world, 10, (player, usdt) => player.bet([PLAY.big, usdt])),
    refused(world, 10, (player, usdt) => player.withdraw(usdt)),
  ],
  'slow-network': (world) =>
    world.faults().flatMap(({ happens }) => {
      if (!('latencyMs' in happens) || typeof happens.latencyMs === 'number') return [];
      return [happens.latencyMs.min / SECOND_MS, happens.latencyMs.max / SECOND_MS];
    }),
  'flaky-network': (world) => [1, 1 / (world.faults().find(({ on }) => on.probability)?.on.probability ?? 0)],
  inactivity: (world, { opens }) => [Math.ceil((opens.untouchedForMs ?? 0) / MINUTE_MS), ...available(world)],
  'sales-evening': (world) => {
    const [hour = 0, minute = 0] = timeOf(world.nowMs());
    const isHalfPast = minute >= 30 && minute < 35;
    const betting = BACKGROUND_PLAYERS.filter(({ userName }) => world.player(userName).bets().length > 0);
    return [isHalfPast ? hour - 12 : undefined, betting.length];
  },
};
