import { MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import type { Situation } from '../scenario.ts';

export const bonus: Situation = {
  name: 'bonus',
  title: 'Bonus',
  sentence:
    'A deposit of 20,000 USDT has arrived with the highest bonus there is: 388 USDT, where 5 % would have been 1,000.',
  settings: { depositBonusPercent: 5, depositBonusMost: 388 },
  play: (stage) => {
    stage.open({ usdt: 0 }).deposit(20_000, 'success');
    stage.pass(MINUTE_MS);
  },
  claims: ({ demo }) => {
    const [order] = demo.orders('deposit');
    return {
      'the bonus is 388 USDT': order?.bonusMicros === 388_000_000,
      'there are 20,388 USDT': demo.money().available === 20_388,
    };
  },
  opens: { as: 'demo', path: '/message' },
};
