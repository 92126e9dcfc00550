import { FINANCE_STATUS } from '@canada28/shared/contract/finance.contract.ts';
import { MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import type { Scenario } from '../scenario.ts';

export const firstDepositSucceeded: Scenario = {
  name: 'first-deposit-succeeded',
  title: 'First deposit succeeded',
  sentence: 'The first deposit of 500 USDT arrived, with a bonus of 25: from now on demo can withdraw.',
  group: 'money',
  begins: 'bare',
  settings: { depositBonusPercent: 5, depositBonusMost: 388 },
  play: (stage) => {
    const demo = stage.open({ usdt: 0 });
    demo.addAddress('TRC20', 'Ledger');
    demo.deposit(500, 'success');
    stage.pass(MINUTE_MS);
  },
  claims: (stage) => {
    const demo = stage.player();
    const [order] = demo.orders('deposit');
    return {
      'the deposit succeeded': order?.status === FINANCE_STATUS.success,
      'there are 525 USDT': demo.money().available === 525,
      'a withdrawal is possible': demo.refusalOf((player) => player.withdraw(100)) === undefined,
    };
  },
  opens: { as: 'demo', path: '/recharge/record' },
};
