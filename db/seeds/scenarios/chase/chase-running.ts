import { CHASE_STATUS } from '@canada28/shared/contract/chase-states.ts';
import { PLAY } from '@canada28/shared/game/bet-choices.ts';
import { STOP_MODE } from '@canada28/shared/game/chase-stop.ts';
import { SECOND_MS } from '@canada28/shared/units-of-time.ts';
import { RESULTS_IN_TIME } from '../results-in-time.ts';
import type { Situation } from '../scenario.ts';

export const chaseRunning: Situation = {
  name: 'chase-running',
  title: 'Chase running',
  sentence:
    'Demo chases big with 10 USDT on each of eight issues: three bets are placed, the 50 USDT for the others are on hold.',
  settings: RESULTS_IN_TIME,
  play: (stage) => {
    const demo = stage.open();
    stage.goTo('sale', 30 * SECOND_MS);
    demo.chase({ mode: 'ordinary', playCode: PLAY.big, issues: 8, usdt: 10, stop: STOP_MODE.never });
    stage.script(5, 18);
    stage.goTo('sale');
    stage.goTo('sale', 20 * SECOND_MS);
  },
  claims: ({ demo }) => {
    const [chase] = demo.chases();
    return {
      'the chase runs': chase?.status === CHASE_STATUS.running,
      'three of eight bets are placed': chase?.executedIssues === 3 && chase.totalIssues === 8,
      '50 USDT are on hold': demo.money().frozen === 50,
    };
  },
  opens: { as: 'demo', path: '/chasingRecord' },
};
