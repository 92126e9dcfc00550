import type { Choosing } from './choosing.ts';
import type { SlipItem } from './model/betting.ts';
import type { ChaseOrder } from './model/chase-plan.ts';
import { MICROS } from './model/rules.ts';
import type { SimulationRandom } from './random.ts';

/** One to four choices; with what the contract refuses where that is let happen. */
export function chooseItems({ random, kinds }: Choosing): readonly SlipItem[] {
  if (kinds.has('large bets') && random.isOneIn(3)) return [highestStake(random)];
  const amounts = [1, 2, 5, 10, 25, 100];
  if (kinds.has('large bets')) amounts.push(6000, 150_000, 200_000, 250_000);
  if (kinds.has('wrong bets')) amounts.push(0, 1.5);
  const count = random.pick([1, 1, 2, 4]);
  const codes = [
    0,
    13,
    14,
    18,
    27,
    28,
    28,
    29,
    30,
    31,
    32,
    33,
    34,
    37,
    ...(kinds.has('wrong bets') ? [38] : []),
  ];
  const items = Array.from({ length: count }, () => [random.pick(codes), random.pick(amounts)] as const);
  if (kinds.has('wrong bets')) return items;
  return items.filter(([code], index) => items.findIndex(([other]) => other === code) === index);
}

/** What pays 966 times, so much of it that a prize may not be higher. */
function highestStake(random: SimulationRandom): SlipItem {
  return [random.pick([0, 27]), random.pick([6000, 10_000])];
}

/** Chases in all modes, most of them such as are taken. */
export function chooseChase({ random, kinds }: Choosing): ChaseOrder {
  const hasStopRule = kinds.has('chases with a stop rule');
  const isWrong = kinds.has('wrong bets') && random.isOneIn(6);
  const isLarge = kinds.has('large bets') && random.isOneIn(4);
  return {
    planType: random.pick([1, 2, 3, 4, 4]),
    issues: isWrong ? random.pick([0, 9, 100]) : random.pick([1, 2, 3, 3, 5, 8]),
    amount: (isLarge ? 5000 : random.pick([1, 2, 10])) * MICROS,
    multiple: random.pick([1, 1, 2, 3]),
    gap: random.pick([1, 1, 2, 3]),
    rate: random.pick([5, 10, 50, 90]),
    stopMode: hasStopRule ? random.pick([0, 1, 1, 2, 2]) : 0,
    code: isLarge
      ? random.pick([0, 27, 32])
      : random.pick([28, 29, 30, 31, 34, 37, 32, 18, 0, ...(isWrong ? [38] : [])]),
  };
}
