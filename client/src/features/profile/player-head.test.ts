import { expect, it } from 'vitest';
import { initialsOf } from './player-head.tsx';

it.each([
  ['Lin Mei', 'LM'],
  ['linmei', 'L'],
  ['anna.maria.k', 'AM'],
  [' émile ', 'É'],
  ['林美', '美'],
  ['김하나', '나'],
  ['28', '8'],
  ['', ''],
])('the avatar of %j reads %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
