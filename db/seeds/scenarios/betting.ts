import { BET_STATUS } from '@canada28/shared/contract/betting.contract.ts';
import { dayTextFromMs } from '@canada28/shared/contract/date-time.ts';
import { PLAY } from '@canada28/shared/game/bet-choices.ts';
import { returnToPlayer } from '@canada28/shared/game/odds.ts';
import { prizeMicros } from '@canada28/shared/game/payout.ts';
import { MICROS_PER_USDT } from '@canada28/shared/money/usdt.ts';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@canada28/shared/units-of-time.ts';
import { openInSale, RESULTS_IN_TIME } from './in-sale.ts';
import type { Situation } from './scenario.ts';
import type { Stake } from './scenario-world.ts';

const DAYS = 20;
const SLIPS_A_DAY = 25;

/** Ten choices, so that each issue wins some of them. */
const SLIP: readonly Stake[] = [
  [PLAY.big, 10],
  [PLAY.small, 5],
  [PLAY.odd, 10],
  [PLAY.even, 5],
  [PLAY.bigOdd, 4],
  [PLAY.smallEven, 4],
  [PLAY.extremeBig, 2],
  [PLAY.extremeSmall, 2],
  [13, 3],
  [14, 3],
];

/** A bet, and what became of it. */
export const BETTING: readonly Situation[] = [
  {
    name: 'sale-just-opened',
    sentence: 'The sale of an issue began a second ago, the result of the one before has just come.',
    settings: RESULTS_IN_TIME,
    play: (world) => void openInSale(world, 1),
    claims: ({ world }) => {
      const issue = world.issue();
      const [last] = world.results(1);
      return {
        'the sale began a second ago': issue?.saleStartMs === world.nowMs() - SECOND_MS,
        'the result of the issue before is there': Number(last?.issueCode) === Number(issue?.issueCode) - 1,
      };
    },
    opens: { as: 'demo', path: '/order/betting' },
  },
  {
    name: '10-seconds-to-cutoff',
    sentence: 'The sale ends in ten seconds, and demo has placed one bet on this issue already.',
    play: (world) => {
      const demo = openInSale(world, 60);
      demo.bet([PLAY.big, 20]);
      world.goTo('cutoff', -10 * SECOND_MS);
    },
    claims: ({ demo, world }) => {
      const [bet, ...others] = demo.bets();
      const issue = world.issue();
      return {
        'ten seconds are left': (issue?.saleEndMs ?? 0) - world.nowMs() === 10 * SECOND_MS,
        'one bet is on this issue': bet?.issueCode === issue?.issueCode && others.length === 0,
      };
    },
    opens: { as: 'demo', path: '/order/betting' },
  },
  {
    name: 'sealed',
    sentence:
      'The issue is sealed and its draw is near: the two bets of demo wait for it, and another is refused.',
    settings: RESULTS_IN_TIME,
    play: (world) => {
      const demo = openInSale(world, 60);
      demo.bet([PLAY.big, 20], [13, 5]);
      world.goTo('cutoff', SECOND_MS);
    },
    claims: ({ demo, world }) => {
      const waiting = demo.bets().filter(({ status }) => status === BET_STATUS.waiting);
      return {
        'the issue is sealed': world.issue()?.phase === 'sealed',
        'two bets wait': waiting.length === 2,
        'another is refused': demo.refusalOf((player) => player.bet([PLAY.big, 10])) === 'issueSealed',
      };
    },
    opens: { as: 'demo', path: '/order/betting' },
  },
  {
    name: 'late-draw',
    sentence:
      'The result of the last issue comes eight minutes late: the bet of demo still waits for it, while the next issue sells.',
    settings: RESULTS_IN_TIME,
    play: (world) => {
      const demo = openInSale(world, 60);
      demo.bet([PLAY.big, 20]);
      world.scriptIssue({ lateMs: 8 * MINUTE_MS });
      world.goTo('next-issue', 20 * SECOND_MS);
    },
    claims: ({ demo, world }) => {
      const [bet] = demo.bets();
      const [awaited] = world.awaited();
      return {
        'an issue whose slot is over awaits its draw, which comes eight minutes late':
          awaited?.lateMs === 8 * MINUTE_MS,
        'the bet on it waits': bet?.issueCode === awaited?.issueCode && bet?.status === BET_STATUS.waiting,
        'the next issue sells': world.issue()?.phase === 'selling',
      };
    },
    opens: { as: 'demo', path: '/order/record' },
  },
  {
    name: 'voided-issue',
    sentence:
      'The last issue was declared void: the 70 USDT that demo had staked on it are back, its bets are cancelled, and a message says so.',
    settings: RESULTS_IN_TIME,
    play: (world) => {
      const demo = openInSale(world, 60);
      demo.bet([PLAY.big, 50], [PLAY.odd, 20]);
      world.scriptIssue({ void: true });
      world.goTo('next-issue', 10 * SECOND_MS);
    },
    claims: ({ demo, world }) => {
      const bets = demo.bets();
      return {
        'the issue ended without a result': world.isVoid(bets[0]?.issueCode ?? ''),
        'both bets are cancelled':
          bets.length === 2 && bets.every(({ status }) => status === BET_STATUS.cancelled),
        'all the money is back': demo.money().available === 1000,
        'a message says so': demo.countUnread() === 2,
      };
    },
    opens: { as: 'demo', path: '/record' },
  },
  {
    name: 'big-win-next',
    sentence:
      'Demo has 10 USDT on the sum 27, and the draw in less than a minute is scripted to be 27: 9,660 USDT, the win of a lifetime.',
    settings: RESULTS_IN_TIME,
    play: (world) => {
      const demo = openInSale(world, 60);
      demo.bet([27, 10]);
      world.script(27);
      world.goTo('cutoff', -20 * SECOND_MS);
    },
    claims: ({ demo, world }) => {
      const [bet, ...others] = demo.bets();
      const toDrawMs =
        (world.issue()?.saleEndMs ?? 0) + world.schedule.drawDelaySeconds * SECOND_MS - world.nowMs();
      return {
        '10 USDT are on 27, on this issue, and nothing else':
          bet?.playCode === 27 &&
          bet.amountMicros === 10 * MICROS_PER_USDT &&
          bet.issueCode === world.issue()?.issueCode &&
          others.length === 0,
        'they would win 9,660 USDT':
          bet !== undefined && prizeMicros(bet.amountMicros, bet.oddsThousandths) === 9_660 * MICROS_PER_USDT,
        'the draw is less than a minute away': toDrawMs > 0 && toDrawMs < MINUTE_MS,
        'the next draw is scripted to be 27': world.scriptedSums()[0] === 27,
      };
    },
    opens: { as: 'demo', path: '/order/room' },
  },
  {
    name: 'losing-streak',
    sentence: 'Demo has lost twelve bets in a row, 600 of 1,000 USDT, and never won.',
    settings: RESULTS_IN_TIME,
    play: (world) => {
      const demo = world.open();
      for (let lost = 0; lost < 12; lost += 1) {
        world.goTo('next-issue', 45 * SECOND_MS);
        world.script(lost % 2 === 0 ? 8 : 11);
        demo.bet([lost % 3 === 0 ? PLAY.bigOdd : PLAY.big, 50]);
      }
      world.goTo('next-issue', 10 * SECOND_MS);
    },
    claims: ({ demo }) => {
      const bets = demo.bets();
      return {
        'twelve bets lost': bets.length === 12 && bets.every(({ status }) => status === BET_STATUS.lost),
        '400 USDT are left': demo.money().available === 400,
      };
    },
    opens: { as: 'demo', path: '/record' },
  },
  {
    name: 'first-win',
    sentence: 'The first bet that demo ever placed, 100 USDT on big, has just won 199.90 USDT.',
    settings: RESULTS_IN_TIME,
    play: (world) => {
      const demo = openInSale(world, 60);
      world.script(18);
      demo.bet([PLAY.big, 100]);
      world.goTo('next-issue', 5 * SECOND_MS);
    },
    claims: ({ demo, world }) => {
      const [bet, ...others] = demo.bets();
      return {
        'it is the only bet': others.length === 0,
        'it won 199.90 USDT': bet?.status === BET_STATUS.won && bet.prizeMicros === 199_900_000,
        'on the issue that was just drawn': bet?.issueCode === world.results(1)[0]?.issueCode,
      };
    },
    opens: { as: 'demo', path: '/record' },
  },
  {
    name: 'sum-13-pays-more-than-it-should',
    sentence:
      'The odds of 13 and 14 return 100.17 % on average, more than is staked, as the table of odds shows; demo has just won 1,333 USDT with 100 on 13.',
    settings: RESULTS_IN_TIME,
    play: (world) => {
      const demo = openInSale(world, 60);
      world.script(13);
      demo.bet([13, 100]);
      world.goTo('next-issue', 5 * SECOND_MS);
    },
    claims: ({ demo, world }) => {
      const [bet] = demo.bets();
      const returned = (sum: number) => returnToPlayer(sum, world.oddsThousandths[sum] ?? 0).toFixed(4);
      return {
        '13 and 14 return 100.17 %': returned(13) === '1.0017' && returned(14) === '1.0017',
        'the bet won 1,333 USDT': bet?.status === BET_STATUS.won && bet.prizeMicros === 1_333_000_000,
      };
    },
    opens: { as: 'demo', path: '/home/gameOdds' },
  },
  {
    name: 'long-history',
    title: 'Long history (5,000 bets)',
    sentence: 'Demo has placed 5,000 bets within the last twenty days, 25 slips of ten a day, all settled.',
    at: { time: '10:01', daysBefore: 20 },
    *play(world) {
      const demo = world.open({ usdt: 20_000 });
      const beginsMs = world.nowMs();
      for (let day = 0; day < DAYS; day += 1) {
        yield* world.passInSteps(beginsMs + day * DAY_MS - world.nowMs());
        for (let slip = 0; slip < SLIPS_A_DAY; slip += 1) {
          world.goTo('next-issue', 30 * SECOND_MS);
          demo.bet(...SLIP);
          yield;
        }
      }
      world.goTo('next-issue', 10 * SECOND_MS);
    },
    claims: ({ demo }) => {
      const bets = demo.bets();
      return {
        'there are 5,000 bets': bets.length === 5000,
        'all are settled': bets.every(({ status }) => status !== BET_STATUS.waiting),
        'on twenty days': new Set(bets.map(({ placedAtMs }) => dayTextFromMs(placedAtMs))).size === DAYS,
      };
    },
    opens: { as: 'demo', path: '/record' },
  },
];
