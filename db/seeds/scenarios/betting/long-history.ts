import { BET_STATUS } from '@canada28/shared/contract/betting.contract.ts';
import { dayTextFromMs } from '@canada28/shared/contract/date-time.ts';
import { PLAY } from '@canada28/shared/game/bet-choices.ts';
import { DAY_MS, SECOND_MS } from '@canada28/shared/units-of-time.ts';
import type { Situation } from '../scenario.ts';
import type { Stake } from '../stage.ts';

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

export const longHistory: Situation = {
  name: 'long-history',
  title: 'Long history (5,000 bets)',
  sentence: 'Demo has placed 5,000 bets within the last twenty days, 25 slips of ten a day, all settled.',
  at: { time: '10:01', daysBefore: 20 },
  play: (stage) => {
    const demo = stage.open({ usdt: 20_000 });
    const beginsMs = stage.nowMs();
    for (let day = 0; day < DAYS; day += 1) {
      stage.pass(beginsMs + day * DAY_MS - stage.nowMs());
      for (let slip = 0; slip < SLIPS_A_DAY; slip += 1) {
        stage.goTo('sale', 30 * SECOND_MS);
        demo.bet(...SLIP);
      }
    }
    stage.goTo('sale', 10 * SECOND_MS);
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
};
