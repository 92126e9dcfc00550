import { PLAY } from '@canada28/shared/game/bet-choices.ts';
import { SECOND_MS } from '@canada28/shared/units-of-time.ts';
import type { Scenario } from '../scenario.ts';

export const insufficientBalance: Scenario = {
  name: 'insufficient-balance',
  title: 'Insufficient balance',
  sentence: 'Demo has 5 USDT left: a bet of 10 is refused, and so is a withdrawal of 10.',
  group: 'errors',
  begins: 'bare',
  play: (stage) => {
    const demo = stage.open({ usdt: 105, hasDeposited: true });
    demo.addAddress('TRC20', 'Ledger');
    stage.goTo('sale', 20 * SECOND_MS);
    stage.script(8);
    demo.bet([PLAY.big, 100]);
    stage.goTo('sale', 10 * SECOND_MS);
  },
  claims: (stage) => {
    const demo = stage.player();
    return {
      '5 USDT are left': demo.money().available === 5,
      'a bet is refused': demo.refusalOf((player) => player.bet([PLAY.big, 10])) === 'insufficientBalance',
      'a withdrawal is refused':
        demo.refusalOf((player) => player.withdraw(10)) === 'withdrawalBalanceTooLow',
    };
  },
  opens: { as: 'demo', path: '/order/betting' },
};
