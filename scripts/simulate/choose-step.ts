import { PLAYERS } from './cast.ts';
import { chooseSchedule, chooseSettings } from './choose-settings.ts';
import { chooseChase, chooseItems } from './choose-stakes.ts';
import type { Choosing } from './choosing.ts';
import type { Kind } from './kinds.ts';
import { roomOf } from './model/room.ts';
import { DAY, HOUR, MICROS, MINUTE } from './model/rules.ts';
import type { FaultKind, Step } from './steps.ts';

const HIGHEST_SUM = 27;

type Choice = {
  readonly weight: number;
  /** All of these have to be on. */
  readonly kinds: readonly Kind[];
  readonly make: (choosing: Choosing) => Step;
};

const MONEY_PATHS = [
  'game/gameBet.do',
  'game/gamePlan.do',
  'deposit/submitDepositOrder',
  'withdraw/submitWithdrawOrder',
] as const;

const choose = (weight: number, kinds: readonly Kind[], make: Choice['make']): Choice => ({
  weight,
  kinds,
  make,
});
const player = ({ random }: Choosing) => random.pick(PLAYERS);

/** The second has more than a bet may be, the third hardly room for a high prize. */
const [WEALTHY, FULL] = [1, 2];

/** One whose chase runs, in every second case: what a tester or the player changes then meets it. */
function playerWhoChases(choosing: Choosing): number {
  const { random, world } = choosing;
  const running = world.model.chases.slice(world.model.firstOpenChase).filter(({ status }) => status === 0);
  return running.length > 0 && random.isOneIn(2) ? random.pick(running).player : player(choosing);
}

/** What is staked highest comes from the one who has that much. */
function chooseSlip(choosing: Choosing) {
  const items = chooseItems(choosing);
  const isHigh = items.some(([, amount]) => amount >= 6000);
  return { player: isHigh && choosing.random.isOneIn(2) ? WEALTHY : player(choosing), items };
}

function chooseOrder(choosing: Choosing) {
  const order = chooseChase(choosing);
  const isHigh = order.amount >= 5000 * MICROS;
  return { player: isHigh ? choosing.random.pick([WEALTHY, FULL]) : player(choosing), order };
}

/** What is nearly full becomes full, every second time: a chase may go on there whose prizes have no room any more. */
function chooseCredit(choosing: Choosing): Step {
  const { random, world } = choosing;
  const credited = playerWhoChases(choosing);
  const room = credited === FULL ? Math.floor(roomOf(world.model, credited) / MICROS) : 0;
  const amount =
    room > 0 && random.isOneIn(2)
      ? room
      : random.pick([100, 2500.5, -50, -1_000_000, 5_900_000, 0.000001, 4_000_000_000]);
  return { do: 'credit', player: credited, amount };
}

/** A key for most calls that move money; for some a reply that is never seen. */
function sending({ random, kinds, count }: Choosing) {
  return {
    ...((kinds.has('retries') || random.isOneIn(2)) && { key: `key-${count}` }),
    ...(random.isOneIn(8) && { isLost: true as const }),
  };
}

/** Mostly the one on sale; those around it, and one that is far away. */
const issueOffset = ({ random }: Choosing) =>
  random.pick([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, -1, 500]);

const password = ({ random, kinds }: Choosing) =>
  kinds.has('wrong passwords') && random.isOneIn(2) ? 'wrong' : ('right' as const);

/** Those that reach the reviewer come more often than those that are refused. */
const withdrawnAmount = (choosing: Choosing) =>
  choosing.random.isOneIn(2)
    ? choosing.random.pick([10, 10.01, 20.02, 20.02, 30.03])
    : financeAmount(choosing);

/** Sums that fit, that are too small or too large, and those that ask the reviewer for something (docs/magic-amounts.md). */
const financeAmount = ({ random }: Choosing) =>
  random.pick([10, 50, 120.5, 9.99, 10.01, 20.02, 30.03, 40.04, 400, 7760, 8000, 50_000, 50_001, 33.333333]);

/** Every second one is a sum that is bet on, where there is one: what is rarely drawn pays most. */
function wantedSum({ random, world: { model } }: Choosing): number {
  const bet = model.bets.slice(model.firstOpenBet).filter(({ code }) => code <= HIGHEST_SUM);
  if (bet.length > 0 && random.isOneIn(2)) return random.pick(bet).code;
  return random.pick([0, 3, 13, 14, 18, 22, HIGHEST_SUM]);
}

const CHOICES: readonly Choice[] = [
  choose(14, ['bets'], (choosing) => ({
    do: 'bet',
    ...chooseSlip(choosing),
    issue: issueOffset(choosing),
    ...(choosing.kinds.has('wrong bets') &&
      choosing.random.isOneIn(10) && { extra: choosing.random.pick([-1, 1]) }),
    ...sending(choosing),
  })),
  choose(10, ['chases'], (choosing) => ({
    do: 'chase',
    ...chooseOrder(choosing),
    issue: choosing.random.pick([0, 0, 0, 0, 0, 1, 1, 1, 2, -1, 500]),
    ...sending(choosing),
  })),
  choose(3, ['stops'], (choosing) => ({
    do: 'stop',
    player: playerWhoChases(choosing),
    back: choosing.random.below(4),
  })),
  choose(5, ['deposits'], (choosing) => ({
    do: 'deposit',
    player: player(choosing),
    amount: financeAmount(choosing),
    password: choosing.random.isOneIn(3) ? password(choosing) : 'none',
    ...sending(choosing),
  })),
  choose(5, ['withdrawals'], (choosing) => ({
    do: 'withdraw',
    player: player(choosing),
    amount: withdrawnAmount(choosing),
    password: choosing.random.isOneIn(12) ? 'none' : password(choosing),
    address: choosing.random.pick([0, 0, 0, 0, 1, 2]),
    ...sending(choosing),
  })),
  choose(6, ['wrong passwords', 'withdrawals'], () => ({
    do: 'withdraw',
    player: 0,
    amount: 10,
    password: 'wrong',
    address: 0,
  })),
  choose(4, ['retries'], (choosing) => ({
    do: 'again',
    player: player(choosing),
    isOther: choosing.random.isOneIn(4),
  })),
  choose(3, ['limits'], (choosing) => ({
    do: 'limit',
    player: playerWhoChases(choosing),
    of: choosing.random.pick(['dailyDeposit', 'dailyLoss', 'dailyLoss']),
    value: choosing.random.pick([null, 0, 20, 20, 60, 200, 5000]),
  })),
  choose(3, ['time-outs'], (choosing) => ({
    do: 'time-out',
    player: playerWhoChases(choosing),
    minutes: choosing.random.pick([1, 5, 30, 300, -5]),
  })),
  choose(2, ['addresses'], (choosing) => ({
    do: 'address',
    player: player(choosing),
    change: choosing.random.pick(['add', 'delete']),
    place: choosing.random.below(2),
    password: password(choosing),
  })),
  choose(2, ['sessions'], (choosing) => ({
    do: choosing.random.pick(['log-in', 'log-out']),
    player: player(choosing),
  })),
  choose(2, [], (choosing) => ({ do: 'look', player: player(choosing) })),
  choose(5, ['reviews'], ({ random, world: { model } }) => ({
    do: 'review',
    back: model.orders.length - 1 - (model.openOrders[0] ?? model.orders.length - 1 - random.below(4)),
    outcome: random.pick(['success', 'failed', 'cancelled', 'approved', 'approved', 'rejected']),
  })),
  choose(2, ['credits'], chooseCredit),
  choose(3, ['bans'], (choosing) => ({
    do: 'account',
    player: playerWhoChases(choosing),
    change: choosing.random.pick([
      'forbid-trade',
      'forbid-login',
      'allow',
      'allow',
      'unlock',
      'end-sessions',
    ]),
  })),
  choose(1, ['limits', 'bans'], (choosing) => ({
    do: 'account',
    player: player(choosing),
    change: 'no-limits',
  })),
  choose(4, ['wanted results'], (choosing) => ({
    do: 'next-sums',
    sums: Array.from({ length: choosing.random.between(1, 3) }, () => wantedSum(choosing)),
  })),
  choose(2, ['wanted results'], (choosing) => ({
    do: 'script',
    issue: choosing.random.below(3),
    wish: { sum: wantedSum(choosing) },
  })),
  choose(4, ['late draws'], ({ random }) => ({
    do: 'script',
    issue: random.below(3),
    wish: { lateMs: random.pick([1000, 30_000, 200_000, 20 * MINUTE, 3 * HOUR]) },
  })),
  choose(4, ['void issues'], ({ random }) => ({
    do: 'script',
    issue: random.below(3),
    wish: { void: true },
  })),
  choose(1, ['dropped scripts'], () => ({ do: 'drop-scripts' })),
  choose(4, ['faults'], (choosing) => ({
    do: 'fault',
    player: player(choosing),
    path: choosing.random.pick(MONEY_PATHS),
    kind: choosing.random.pick<FaultKind>(['status', 'code', 'empty', 'broken', 'session', 'maintenance']),
  })),
  choose(1, ['faults'], () => ({ do: 'clear-faults' })),
  choose(2, ['settings'], ({ random }) => ({ do: 'settings', settings: chooseSettings(random) })),
  choose(2, ['schedule'], ({ random }) => ({ do: 'settings', settings: chooseSchedule(random) })),
  choose(1, ['maintenance'], ({ world: { model } }) => ({
    do: 'maintenance',
    isOn: !model.isUnderMaintenance,
  })),
  choose(3, ['snapshots'], (choosing) => chooseSnapshot(choosing)),
  choose(2, ['back'], () => ({ do: 'back' })),
  choose(1, ['resets'], ({ random }) => (random.isOneIn(6) ? { do: 'reset' } : { do: 'advance', ms: 1 })),
  choose(2, ['rates'], ({ random }) => ({ do: 'rate', rate: random.pick([0, 1, 1, 1, 2, 60]) })),
  choose(4, ['waits'], ({ random }) => ({
    do: 'wait',
    ms: random.pick([1, 20_000, 60_000, 5 * MINUTE, 2 * HOUR]),
  })),
  choose(1, ['set-back clocks'], ({ random }) => ({
    do: 'turn-back',
    ms: random.pick([500, 5000, 30 * MINUTE]),
  })),
  choose(2, ['restarts'], ({ random, kinds }) => ({
    do: 'restart',
    offMs: random.pick([0, 1000, 100_000, 6 * MINUTE, 20 * MINUTE, 5 * HOUR]),
    isKilled: kinds.has('kills') && random.isOneIn(2),
  })),
  choose(26, [], chooseMove),
];

/** The next step: time passes in leaps as long as the seed's pace, and in short ones where something goes on. */
export function chooseStep(choosing: Choosing): Step {
  const open = CHOICES.filter(({ kinds }) => kinds.every((kind) => choosing.kinds.has(kind)));
  const places = open.flatMap((choice) =>
    Array.from({ length: weightOf(choice, choosing.kinds) }, () => choice),
  );
  return choosing.random.pick(places).make(choosing);
}

/** A favourite of the seed comes more often, with all that it is a part of. */
function weightOf({ weight, kinds }: Choice, favourites: Choosing['kinds']): number {
  return weight * Math.max(1, ...kinds.map((kind) => favourites.get(kind) ?? 1));
}

function chooseMove({ random }: Choosing): Step {
  if (random.isOneIn(3)) return { do: 'advance', ms: random.pick([5 * HOUR, 11 * HOUR, 22 * HOUR, DAY]) };
  if (random.isOneIn(2))
    return { do: 'advance', ms: random.pick([1, 20_000, 60_000, 150_000, 210_000, 5 * MINUTE, 20 * MINUTE]) };
  return {
    do: 'go-to',
    moment: random.pick([
      'cutoff',
      'draw',
      'settled',
      'next-issue',
      'next-issue',
      'maintenance',
      'maintenance-end',
    ]),
  };
}

function chooseSnapshot({ random, world: { snapshots } }: Choosing): Step {
  const names = [...snapshots.keys()];
  const free = ['one', 'two', 'three'].find((name) => !snapshots.has(name));
  if (names.length === 0 || (free !== undefined && random.isOneIn(3)))
    return { do: 'save', name: free ?? 'one' };
  return { do: random.isOneIn(4) ? 'delete' : 'restore', name: random.pick(names) };
}
