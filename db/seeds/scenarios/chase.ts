import type { Chase, ChaseItem } from '@canada28/shared/contract/chase.ts';
import { CHASE_ITEM_STATUS, CHASE_STATUS } from '@canada28/shared/contract/chase-states.ts';
import { PLAY } from '@canada28/shared/game/bet-choices.ts';
import { STOP_MODE } from '@canada28/shared/game/chase-stop.ts';
import { MINUTE_MS, SECOND_MS } from '@canada28/shared/units-of-time.ts';
import { openInSale, RESULTS_IN_TIME } from './in-sale.ts';
import type { Situation } from './scenario.ts';

type Seen = Parameters<Situation['claims']>[0] & {
  readonly chase: Chase;
  /** In the order of their issues. */
  readonly items: readonly ChaseItem[];
};

/** Claims about the newest chase of demo. */
function ofChase(claims: (seen: Seen) => Record<string, boolean>): Situation['claims'] {
  return ({ demo, world }) => {
    const [chase] = demo.chases();
    return chase === undefined
      ? { 'there is a chase': false }
      : claims({ demo, world, chase, items: demo.itemsOf(chase) });
  };
}

/** A chase, and how it went. */
export const CHASE: readonly Situation[] = [
  {
    name: 'chase-running',
    sentence:
      'Demo chases big with 10 USDT on each of eight issues: three bets are placed, the 50 USDT for the others are on hold.',
    settings: RESULTS_IN_TIME,
    play: (world) => {
      const demo = openInSale(world, 30);
      demo.chase({ mode: 'ordinary', playCode: PLAY.big, issues: 8, usdt: 10, stop: STOP_MODE.never });
      world.script(5, 18);
      world.goTo('next-issue');
      world.goTo('next-issue', 20 * SECOND_MS);
    },
    claims: ofChase(({ chase, demo }) => ({
      'the chase runs': chase.status === CHASE_STATUS.running,
      'three of eight bets are placed': chase.executedIssues === 3 && chase.totalIssues === 8,
      '50 USDT are on hold': demo.money().frozen === 50,
    })),
    opens: { as: 'demo', path: '/chasingRecord' },
  },
  {
    name: 'chase-stopped-by-a-win',
    sentence:
      'A double chase on big, 10 USDT on up to five issues, lost, lost and won: it staked 70 USDT, won 79.96 and gave the other 240 back.',
    settings: RESULTS_IN_TIME,
    play: (world) => {
      const demo = openInSale(world, 30);
      demo.chase({ mode: 'double', playCode: PLAY.big, issues: 5, usdt: 10, stop: STOP_MODE.onWin });
      world.script(5, 8, 18);
      for (let draws = 0; draws < 3; draws += 1) world.goTo('next-issue', 20 * SECOND_MS);
    },
    claims: ofChase(({ chase, demo }) => ({
      'the chase is stopped': chase.status === CHASE_STATUS.stopped,
      'it staked 70 USDT and won 79.96': chase.stakedMicros === 70_000_000 && chase.paidMicros === 79_960_000,
      'nothing is on hold': demo.money().frozen === 0 && demo.money().available === 1009.96,
    })),
    opens: { as: 'demo', path: '/chasingRecord' },
  },
  {
    name: 'chase-stopped-by-the-player',
    sentence:
      'Demo stopped a chase of eight issues after two: six items are cancelled and their 60 USDT are back.',
    play: (world) => {
      const demo = openInSale(world, 30);
      demo.chase({ mode: 'sameMultiple', playCode: PLAY.odd, issues: 8, usdt: 10, stop: STOP_MODE.never });
      world.script(6);
      world.goTo('next-issue', 30 * SECOND_MS);
      demo.stopChase();
    },
    claims: ofChase(({ chase, items, demo }) => ({
      'the chase is stopped': chase.status === CHASE_STATUS.stopped,
      'two of its bets were placed': chase.executedIssues === 2,
      'six items are cancelled':
        items.filter(({ status }) => status === CHASE_ITEM_STATUS.cancelled).length === 6,
      'their money is back': demo.money().frozen === 0 && demo.money().available === 980,
    })),
    opens: { as: 'demo', path: '/chasingRecord' },
  },
  {
    name: 'chase-finished',
    sentence: 'A chase on even ran through all of its four issues: 40 USDT staked, one win, 19.99 USDT back.',
    settings: RESULTS_IN_TIME,
    play: (world) => {
      const demo = openInSale(world, 30);
      demo.chase({ mode: 'ordinary', playCode: PLAY.even, issues: 4, usdt: 10, stop: STOP_MODE.never });
      world.script(5, 18, 7, 9);
      for (let draws = 0; draws < 4; draws += 1) world.goTo('next-issue', 20 * SECOND_MS);
    },
    claims: ofChase(({ chase }) => ({
      'the chase is finished': chase.status === CHASE_STATUS.finished,
      'all four bets were placed': chase.executedIssues === 4 && chase.totalIssues === 4,
      'it staked 40 USDT and won 19.99': chase.stakedMicros === 40_000_000 && chase.paidMicros === 19_990_000,
    })),
    opens: { as: 'demo', path: '/chasingRecord' },
  },
  {
    name: 'profit-chase',
    sentence:
      'A profit chase on big, 10 % on 10 USDT and six issues, lost twice: its multiples are 1, 2, 4, 9, 20 and 45, 70 of 810 USDT are staked.',
    settings: { ...RESULTS_IN_TIME, chaseProfitRule: 'grow' },
    play: (world) => {
      const demo = openInSale(world, 30);
      const terms = { mode: 'profit', playCode: PLAY.big, issues: 6, usdt: 10, winRate: 10 } as const;
      demo.chase({ ...terms, stop: STOP_MODE.onWin });
      world.script(5, 8);
      for (let draws = 0; draws < 2; draws += 1) world.goTo('next-issue', 20 * SECOND_MS);
    },
    claims: ofChase(({ chase, items }) => ({
      'the chase runs': chase.status === CHASE_STATUS.running,
      'its multiples are 1, 2, 4, 9, 20, 45':
        items.map(({ multiple }) => multiple).join() === '1,2,4,9,20,45',
      '70 of 810 USDT are staked': chase.stakedMicros === 70_000_000 && chase.totalMicros === 810_000_000,
      'it won nothing yet': chase.paidMicros === 0,
    })),
    opens: { as: 'demo', path: '/chasingRecord' },
  },
  {
    name: 'chase-waiting-for-a-late-settlement',
    sentence:
      'A chase that stops on a win waits: the draw of its first bet is late, so the second is paused while its issue sells.',
    play: (world) => {
      const demo = openInSale(world, 30);
      demo.chase({ mode: 'double', playCode: PLAY.big, issues: 5, usdt: 10, stop: STOP_MODE.onWin });
      world.scriptIssue({ lateMs: 2 * MINUTE_MS });
      world.goTo('next-issue', 20 * SECOND_MS);
    },
    claims: ofChase(({ items: [first, second], world }) => ({
      'the first bet awaits its draw': world
        .awaited()
        .some(({ issueCode }) => issueCode === first?.issueCode),
      'the second is paused': second?.status === CHASE_ITEM_STATUS.paused,
      'its issue sells': second?.issueCode === world.issue()?.issueCode && world.issue()?.phase === 'selling',
    })),
    opens: { as: 'demo', path: '/chasingRecord' },
  },
];
