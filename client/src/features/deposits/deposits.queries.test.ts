import { describe, expect, it } from 'vitest';
import { bonusMicrosOf, depositBonusOf } from './deposits.queries.ts';

const told = (value: string) => [{ label: 'Deposit bonus', value }];

it.each([
  ['that the server tells', told('{"percent":10,"most":50}'), { percent: 10, mostMicros: 50_000_000 }],
  ['that is none, at no percent', told('{"percent":0,"most":388}'), undefined],
  ['that is none, at nothing at most', told('{"percent":5,"most":0}'), undefined],
  ['that is not known yet', undefined, undefined],
  ['that the server does not tell', [], undefined],
  ['that cannot be read', told('388'), undefined],
])('the bonus %s', (_, entries, bonus) => {
  expect(depositBonusOf(entries)).toEqual(bonus);
});

describe('what a deposit earns on top', () => {
  const bonus = { percent: 5, mostMicros: 388_000_000 };

  it.each([
    ['is a share of it', 500_000_000, 25_000_000],
    ['is rounded down to a millionth', 10_000_011, 500_000],
    ['is no more than the most', 50_000_000_000, 388_000_000],
  ])('%s', (_, amountMicros, bonusMicros) => {
    expect(bonusMicrosOf(amountMicros, bonus)).toBe(bonusMicros);
  });
});
