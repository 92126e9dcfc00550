import { CHASE_STATUS } from '@canada28/shared/contract/chase-states.ts';
import { PLAY } from '@canada28/shared/game/bet-choices.ts';
import { STOP_MODE } from '@canada28/shared/game/chase-stop.ts';
import { SECOND_MS } from '@canada28/shared/units-of-time.ts';
import { RESULTS_IN_TIME } from '../results-in-time.ts';
import type { Situation } from '../scenario.ts';

export const chaseStoppedByAWin: Situation = {
  name: 'chase-stopped-by-a-win',
  title: 'Chase stopped by a win',
  sentence:
    'A double chase on big, 10 USDT on up to five issues, lost, lost and won: it staked 70 USDT, won 79.96 and gave the other 240 back.',
  settings: RESULTS_IN_TIME,
  play: (stage) => {
    const demo = stage.open();
    stage.goTo('sale', 30 * SECOND_MS);
    demo.chase({ mode: 'double', playCode: PLAY.big, issues: 5, usdt: 10, stop: STOP_MODE.onWin });
    stage.script(5, 8, 18);
    for (let draws = 0; draws < 3; draws += 1) stage.goTo('sale', 20 * SECOND_MS);
  },
  claims: ({ demo }) => {
    const [chase] = demo.chases();
    return {
      'the chase is stopped': chase?.status === CHASE_STATUS.stopped,
      'it staked 70 USDT and won 79.96':
        chase?.stakedMicros === 70_000_000 && chase.paidMicros === 79_960_000,
      'nothing is on hold': demo.money().frozen === 0 && demo.money().available === 1009.96,
    };
  },
  opens: { as: 'demo', path: '/chasingRecord' },
};
