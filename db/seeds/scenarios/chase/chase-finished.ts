import { CHASE_STATUS } from '@canada28/shared/contract/chase-states.ts';
import { PLAY } from '@canada28/shared/game/bet-choices.ts';
import { STOP_MODE } from '@canada28/shared/game/chase-stop.ts';
import { SECOND_MS } from '@canada28/shared/units-of-time.ts';
import { RESULTS_IN_TIME } from '../results-in-time.ts';
import type { Situation } from '../scenario.ts';

export const chaseFinished: Situation = {
  name: 'chase-finished',
  title: 'Chase finished',
  sentence: 'A chase on even ran through all of its four issues: 40 USDT staked, one win, 19.99 USDT back.',
  settings: RESULTS_IN_TIME,
  play: (stage) => {
    const demo = stage.open();
    stage.goTo('sale', 30 * SECOND_MS);
    demo.chase({ mode: 'ordinary', playCode: PLAY.even, issues: 4, usdt: 10, stop: STOP_MODE.never });
    stage.script(5, 18, 7, 9);
    for (let draws = 0; draws < 4; draws += 1) stage.goTo('sale', 20 * SECOND_MS);
  },
  claims: ({ demo }) => {
    const [chase] = demo.chases();
    return {
      'the chase is finished': chase?.status === CHASE_STATUS.finished,
      'all four bets were placed': chase?.executedIssues === 4 && chase.totalIssues === 4,
      'it staked 40 USDT and won 19.99':
        chase?.stakedMicros === 40_000_000 && chase.paidMicros === 19_990_000,
    };
  },
  opens: { as: 'demo', path: '/chasingRecord' },
};
