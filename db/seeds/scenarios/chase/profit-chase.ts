import { CHASE_STATUS } from '@canada28/shared/contract/chase-states.ts';
import { PLAY } from '@canada28/shared/game/bet-choices.ts';
import { STOP_MODE } from '@canada28/shared/game/chase-stop.ts';
import { SECOND_MS } from '@canada28/shared/units-of-time.ts';
import { RESULTS_IN_TIME } from '../results-in-time.ts';
import type { Situation } from '../scenario.ts';

export const profitChase: Situation = {
  name: 'profit-chase',
  title: 'Profit chase',
  sentence:
    'A profit chase on big, 10 % on 10 USDT and six issues, lost twice: its multiples are 1, 2, 4, 9, 20 and 45, 70 of 810 USDT are staked.',
  settings: { ...RESULTS_IN_TIME, chaseProfitRule: 'grow' },
  play: (stage) => {
    const demo = stage.open();
    stage.goTo('sale', 30 * SECOND_MS);
    const terms = { mode: 'profit', playCode: PLAY.big, issues: 6, usdt: 10, winRate: 10 } as const;
    demo.chase({ ...terms, stop: STOP_MODE.onWin });
    stage.script(5, 8);
    for (let draws = 0; draws < 2; draws += 1) stage.goTo('sale', 20 * SECOND_MS);
  },
  claims: ({ demo }) => {
    const [chase] = demo.chases();
    const items = chase === undefined ? [] : demo.itemsOf(chase);
    return {
      'the chase runs': chase?.status === CHASE_STATUS.running,
      'its multiples are 1, 2, 4, 9, 20, 45':
        items.map(({ multiple }) => multiple).join() === '1,2,4,9,20,45',
      '70 of 810 USDT are staked': chase?.stakedMicros === 70_000_000 && chase.totalMicros === 810_000_000,
      'it won nothing yet': chase?.paidMicros === 0,
    };
  },
  opens: { as: 'demo', path: '/chasingRecord' },
};
