import { PLAY } from '@canada28/shared/game/bet-choices.ts';
import { SECOND_MS } from '@canada28/shared/units-of-time.ts';
import type { Situation } from '../scenario.ts';

export const readyToBet: Situation = {
  name: 'ready-to-bet',
  title: 'Ready to bet',
  sentence:
    'Demo has 1,000 USDT, a transaction password, an address and a deposit that arrived, and a sale has just begun.',
  play: (stage) => {
    const demo = stage.open({ hasDeposited: true });
    demo.addAddress('TRC20', 'Ledger');
    stage.goTo('sale', 5 * SECOND_MS);
  },
  claims: ({ demo }) => ({
    'there is 1,000 USDT': demo.money().available === 1000,
    'a withdrawal is possible': demo.refusalOf((player) => player.withdraw(10)) === undefined,
    'a bet is possible': demo.refusalOf((player) => player.bet([PLAY.big, 10])) === undefined,
  }),
  opens: { as: 'demo', path: '/order/betting' },
};
