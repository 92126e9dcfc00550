import { expect, it } from 'vitest';
import { highestBonusMicros } from './deposits.queries.ts';

const told = (value: string) => [{ label: 'Deposit bonus', value }];

it.each([
  ['that the server tells', told('{"percent":10,"most":50}'), 50_000_000],
  ['that is none, at no percent', told('{"percent":0,"most":388}'), 0],
  ['that is none, at nothing at most', told('{"percent":5,"most":0}'), 0],
  ['that is not known yet', undefined, 0],
  ['that the server does not tell', [], 0],
  ['that cannot be read', told('388'), 0],
])('the highest bonus %s', (_, entries, micros) => {
  expect(highestBonusMicros(entries)).toBe(micros);
});
