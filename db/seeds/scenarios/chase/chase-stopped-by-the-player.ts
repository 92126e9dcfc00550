import { CHASE_ITEM_STATUS, CHASE_STATUS } from '@canada28/shared/contract/chase-states.ts';
import { PLAY } from '@canada28/shared/game/bet-choices.ts';
import { STOP_MODE } from '@canada28/shared/game/chase-stop.ts';
import { SECOND_MS } from '@canada28/shared/units-of-time.ts';
import type { Situation } from '../scenario.ts';

export const chaseStoppedByThePlayer: Situation = {
  name: 'chase-stopped-by-the-player',
  title: 'Chase stopped by the player',
  sentence:
    'Demo stopped a chase of eight issues after two: six items are cancelled and their 60 USDT are back.',
  play: (stage) => {
    const demo = stage.open();
    stage.goTo('sale', 30 * SECOND_MS);
    demo.chase({ mode: 'sameMultiple', playCode: PLAY.odd, issues: 8, usdt: 10, stop: STOP_MODE.never });
    stage.script(6);
    stage.goTo('sale', 30 * SECOND_MS);
    demo.stopChase();
  },
  claims: ({ demo }) => {
    const [chase] = demo.chases();
    const items = chase === undefined ? [] : demo.itemsOf(chase);
    return {
      'the chase is stopped': chase?.status === CHASE_STATUS.stopped,
      'two of its bets were placed': chase?.executedIssues === 2,
      'six items are cancelled':
        items.filter(({ status }) => status === CHASE_ITEM_STATUS.cancelled).length === 6,
      'their money is back': demo.money().frozen === 0 && demo.money().available === 980,
    };
  },
  opens: { as: 'demo', path: '/chasingRecord' },
};
