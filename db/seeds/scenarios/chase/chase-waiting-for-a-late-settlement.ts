import { CHASE_ITEM_STATUS } from '@canada28/shared/contract/chase-states.ts';
import { PLAY } from '@canada28/shared/game/bet-choices.ts';
import { STOP_MODE } from '@canada28/shared/game/chase-stop.ts';
import { MINUTE_MS, SECOND_MS } from '@canada28/shared/units-of-time.ts';
import type { Situation } from '../scenario.ts';

export const chaseWaitingForALateSettlement: Situation = {
  name: 'chase-waiting-for-a-late-settlement',
  title: 'Chase waiting for a late settlement',
  sentence:
    'A chase that stops on a win waits: the draw of its first bet is late, so the second is paused while its issue sells.',
  play: (stage) => {
    const demo = stage.open();
    stage.goTo('sale', 30 * SECOND_MS);
    demo.chase({ mode: 'double', playCode: PLAY.big, issues: 5, usdt: 10, stop: STOP_MODE.onWin });
    stage.scriptIssue({ lateMs: 2 * MINUTE_MS });
    stage.goTo('sale', 20 * SECOND_MS);
  },
  claims: ({ demo, stage }) => {
    const [chase] = demo.chases();
    const [first, second] = chase === undefined ? [] : demo.itemsOf(chase);
    return {
      'the first bet awaits its draw': stage
        .awaited()
        .some(({ issueCode }) => issueCode === first?.issueCode),
      'the second is paused': second?.status === CHASE_ITEM_STATUS.paused,
      'its issue sells': second?.issueCode === stage.issue()?.issueCode && stage.issue()?.phase === 'selling',
    };
  },
  opens: { as: 'demo', path: '/chasingRecord' },
};
