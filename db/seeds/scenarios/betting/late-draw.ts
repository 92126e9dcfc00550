import { BET_STATUS } from '@canada28/shared/contract/betting.contract.ts';
import { PLAY } from '@canada28/shared/game/bet-choices.ts';
import { MINUTE_MS, SECOND_MS } from '@canada28/shared/units-of-time.ts';
import { RESULTS_IN_TIME } from '../results-in-time.ts';
import type { Situation } from '../scenario.ts';

export const lateDraw: Situation = {
  name: 'late-draw',
  title: 'Late draw',
  sentence:
    'The result of the last issue comes eight minutes late: the bet of demo still waits for it, while the next issue sells.',
  settings: RESULTS_IN_TIME,
  play: (stage) => {
    const demo = stage.open();
    stage.goTo('sale', 60 * SECOND_MS);
    demo.bet([PLAY.big, 20]);
    stage.scriptIssue({ lateMs: 8 * MINUTE_MS });
    stage.goTo('sale', 20 * SECOND_MS);
  },
  claims: ({ demo, stage }) => {
    const [bet] = demo.bets();
    const [awaited] = stage.awaited();
    return {
      'an issue whose slot is over awaits its draw, which comes eight minutes late':
        awaited?.lateMs === 8 * MINUTE_MS,
      'the bet on it waits': bet?.issueCode === awaited?.issueCode && bet?.status === BET_STATUS.waiting,
      'the next issue sells': stage.issue()?.phase === 'selling',
    };
  },
  opens: { as: 'demo', path: '/order/record' },
};
