import { PLAY } from '@canada28/shared/game/bet-choices.ts';
import { SECOND_MS } from '@canada28/shared/units-of-time.ts';
import type { Situation } from '../scenario.ts';

export const forbiddenToTrade: Situation = {
  name: 'forbidden-to-trade',
  title: 'Forbidden to trade',
  sentence:
    'The operator has forbidden demo to trade: bets, chases, deposits and withdrawals are refused, the 1,000 USDT stay in sight.',
  play: (stage) => {
    stage.open({ forbidden: 'trade', hasDeposited: true });
    stage.goTo('sale', 5 * SECOND_MS);
  },
  claims: ({ demo }) => ({
    'a bet is refused': demo.refusalOf((player) => player.bet([PLAY.big, 10])) === 'tradingForbidden',
    'a chase is refused':
      demo.refusalOf((player) =>
        player.chase({ mode: 'ordinary', playCode: PLAY.big, issues: 3, usdt: 10, stop: 0 }),
      ) === 'tradingForbidden',
    'a deposit is refused': demo.refusalOf((player) => player.deposit(100)) === 'tradingForbidden',
    'a withdrawal is refused': demo.refusalOf((player) => player.withdraw(10)) === 'withdrawalForbidden',
    'the money is there': demo.money().available === 1000,
  }),
  opens: { as: 'demo', path: '/recharge' },
};
