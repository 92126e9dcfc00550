import type { Situation } from '../scenario.ts';

export const depositLimitReached: Situation = {
  name: 'deposit-limit-reached',
  title: 'Deposit limit reached',
  sentence:
    'Demo limits deposits to 200 USDT a day and has deposited 200 today: ten more are refused until midnight.',
  play: (stage) => {
    const demo = stage.open();
    demo.limitDeposits(200);
    demo.deposit(200, 'success');
  },
  claims: ({ demo }) => {
    const refusal = demo.refusalOf((player) => player.deposit(10));
    return {
      'the limit is 200 USDT': demo.limits().dailyDeposit === 200_000_000,
      '200 were deposited today': demo.limits().depositedTodayMicros === 200_000_000,
      'ten more are refused': refusal === 'dailyDepositLimitReached',
    };
  },
  opens: { as: 'demo', path: '/accountSecurity' },
};
