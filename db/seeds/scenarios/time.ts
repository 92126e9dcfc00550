import { BET_STATUS } from '@canada28/shared/contract/betting.contract.ts';
import { dateTimeTextFromMs, dayTextFromMs } from '@canada28/shared/contract/date-time.ts';
import { FINANCE_STATUS } from '@canada28/shared/contract/finance.contract.ts';
import { PLAY } from '@canada28/shared/game/bet-choices.ts';
import { STOP_MODE } from '@canada28/shared/game/chase-stop.ts';
import { isMaintenance, maintenanceWindow } from '@canada28/shared/game/issue-schedule.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@canada28/shared/units-of-time.ts';
import { openInSale } from './in-sale.ts';
import type { Situation } from './scenario.ts';

const SEALED_SECONDS = 30;

/** What a scenario is made of whose issues are of another length. */
function issuesOf(intervalSeconds: 180 | 300): Pick<Situation, 'settings' | 'play' | 'claims'> {
  const saleSeconds = intervalSeconds - SEALED_SECONDS;
  return {
    settings: { drawIntervalSeconds: intervalSeconds, sealedSeconds: SEALED_SECONDS },
    play: (world) => void openInSale(world, 10),
    claims: ({ world }) => {
      const issue = world.issue();
      return {
        [`a draw comes every ${intervalSeconds} seconds`]: world.schedule.intervalSeconds === intervalSeconds,
        [`${saleSeconds} of them are sale`]:
          issue !== undefined && issue.saleEndMs - issue.saleStartMs === saleSeconds * SECOND_MS,
      };
    },
  };
}

const DAYS = 7;
const SLIPS_A_DAY = 5;

/** Moments of the schedule and of the calendar. */
export const TIME: readonly Situation[] = [
  {
    name: 'two-minutes-to-maintenance',
    sentence: 'In two minutes the daily maintenance begins: the last issue before it is on sale.',
    at: { time: '18:50' },
    settings: { maintenance: 'shift', drawIntervalSeconds: 210, sealedSeconds: 30 },
    play: (world) => {
      world.open();
      world.goTo('maintenance', -2 * MINUTE_MS);
    },
    claims: ({ world }) => {
      const startMs = maintenanceWindow(world.schedule, world.nowMs())?.startMs ?? 0;
      const saleEndMs = world.issue()?.saleEndMs ?? 0;
      return {
        'it begins in two minutes': startMs - world.nowMs() === 2 * MINUTE_MS,
        'an issue is on sale': world.issue()?.phase === 'selling',
        'no other fits before': saleEndMs + world.schedule.intervalSeconds * 1000 > startMs,
      };
    },
    opens: { as: 'demo', path: '/' },
  },
  {
    name: 'in-maintenance',
    sentence: 'It is 19:20, the daily maintenance: nothing is on sale until 20:00, everything else works.',
    at: { time: '18:50' },
    settings: { maintenance: 'shift', timeZone: 'Asia/Shanghai' },
    play: (world) => {
      world.open();
      world.goTo('maintenance', 20 * MINUTE_MS);
    },
    claims: ({ demo, world }) => ({
      'it is the daily break': world.isBreak() && world.issue() === undefined,
      'it ends in 40 minutes':
        !isMaintenance(world.schedule, world.nowMs() + 40 * MINUTE_MS) &&
        isMaintenance(world.schedule, world.nowMs() + 39 * MINUTE_MS),
      'nothing can be bet': demo.refusalOf((player) => player.bet([PLAY.big, 10])) === 'issueUnknown',
    }),
    opens: { as: 'demo', path: '/order/betting' },
  },
  {
    name: 'monday-maintenance',
    sentence:
      'It is Monday, 20:15: the maintenance that is over by now on other days began at 20:00 and lasts until 21:00.',
    at: { time: '19:50', weekday: 0 },
    settings: { maintenance: 'shift', timeZone: 'Asia/Shanghai' },
    play: (world) => {
      world.open();
      world.goTo('maintenance', 15 * MINUTE_MS);
    },
    claims: ({ world }) => {
      const isBreakAt = (byMs: number) => isMaintenance(world.schedule, world.nowMs() + byMs);
      return {
        'it is the break': world.isBreak(),
        'it began at 20:00, not at 19:00': isBreakAt(-15 * MINUTE_MS) && !isBreakAt(-HOUR_MS),
        'at this time of tomorrow it will be over': !isBreakAt(DAY_MS) && isBreakAt(DAY_MS - HOUR_MS),
      };
    },
    opens: { as: 'demo', path: '/order/room' },
  },
  {
    name: '3-minute-issues',
    title: '3-minute issues',
    sentence:
      'A draw every three minutes, of which 150 seconds are sale; every text that tells of the interval says so.',
    ...issuesOf(180),
    opens: { as: 'demo', path: '/' },
  },
  {
    name: '5-minute-issues',
    title: '5-minute issues',
    sentence:
      'A draw every five minutes, of which 270 seconds are sale; every text that tells of the interval says so.',
    ...issuesOf(300),
    opens: { as: 'demo', path: '/' },
  },
  {
    name: 'new-years-midnight',
    title: 'New Year’s midnight',
    sentence:
      'It is 31 December 2026, 23:59:30: the issue that demo has bet on sells into the new year, and its code simply counts on.',
    at: { date: '2026-12-31', time: '23:57' },
    settings: {
      maintenance: 'shift',
      timeZone: 'Asia/Shanghai',
      drawIntervalSeconds: 210,
      sealedSeconds: 30,
    },
    play: (world) => {
      const demo = openInSale(world, 30);
      demo.bet([PLAY.big, 20], [20, 5]);
      world.pass(MINUTE_MS);
    },
    claims: ({ demo, world }) => {
      const issue = world.issue();
      const bets = demo.bets();
      return {
        'it is half a minute to midnight': dateTimeTextFromMs(world.nowMs()) === '2026-12-31 23:59:30',
        'the sale ends in the new year': dateTimeTextFromMs(issue?.saleEndMs ?? 0).startsWith('2027-01-01'),
        'two bets wait for its draw':
          bets.length === 2 &&
          bets.every((bet) => bet.issueCode === issue?.issueCode && bet.status === BET_STATUS.waiting),
      };
    },
    opens: { as: 'demo', path: '/order/room' },
  },
  {
    name: 'a-week-of-history',
    sentence:
      'Demo played on each of the last seven days, today included: slips, a chase a day, three deposits and a withdrawal that was paid, so that records and profit statistics have something to show.',
    at: { time: '10:01', daysBefore: DAYS - 1 },
    *play(world) {
      const demo = world.open({ usdt: 2000 });
      const beginsMs = world.nowMs();
      demo.addAddress('TRC20', 'Ledger');
      for (let day = 0; day < DAYS; day += 1) {
        yield* world.passInSteps(beginsMs + day * DAY_MS - world.nowMs());
        if (day % 3 === 0) demo.deposit(500, 'success');
        world.goTo('next-issue', 30 * SECOND_MS);
        demo.chase({ mode: 'ordinary', playCode: PLAY.odd, issues: 4, usdt: 10, stop: STOP_MODE.never });
        for (let slip = 0; slip < SLIPS_A_DAY; slip += 1) {
          demo.bet([PLAY.big, 20], [PLAY.smallEven, 10], [13 + slip, 5]);
          world.goTo('next-issue', 40 * SECOND_MS);
          yield;
        }
      }
      demo.withdraw(150, 'approved', 'success');
      // The daily break may have taken longer than the rest of that hour.
      world.pass(Math.max(0, beginsMs + (DAYS - 1) * DAY_MS + HOUR_MS - world.nowMs()));
      world.goTo('next-issue', MINUTE_MS);
    },
    claims: ({ demo, world }) => {
      const days = demo.bets().map(({ placedAtMs }) => dayTextFromMs(placedAtMs));
      const settled = demo.bets().filter(({ status }) => status !== BET_STATUS.waiting);
      const arrived = (kind: 'deposit' | 'withdrawal') =>
        demo.orders(kind).filter(({ status }) => status === FINANCE_STATUS.success).length;
      return {
        'bets were placed on seven days': new Set(days).size === DAYS,
        'the last of them is today': days[0] === dayTextFromMs(world.nowMs()),
        'all are settled, some won':
          settled.length === days.length && settled.some(({ prizeMicros }) => prizeMicros > 0),
        'there is a chase a day': demo.chases().length === DAYS,
        'three deposits arrived': arrived('deposit') === 3 && demo.orders('deposit').length === 3,
        'a withdrawal was paid': arrived('withdrawal') === 1,
      };
    },
    opens: { as: 'demo', path: '/home/statistical' },
  },
];
