import { expect, test } from 'vitest';
import { freeName, SNAPSHOT_NAMES, WORLD_NAMES } from './free-name.ts';

test.each([
  ['Withdrawal in review', 'withdrawal-in-review'],
  ['Wed 18 Nov 18:52', 'wed-18-nov-18-52'],
  ['  __x__ ', 'x'],
  ['!', 'snapshot'],
  [`${'a'.repeat(59)}--b`, 'a'.repeat(59)],
])('%j becomes %j', (text, name) => {
  expect(freeName(text, [], SNAPSHOT_NAMES)).toBe(name);
});

test.each([
  ['before', [], 'before'],
  ['before', ['before'], 'before-2'],
  ['before', ['before', 'before-2', 'other'], 'before-3'],
  ['', ['snapshot'], 'snapshot-2'],
  ['a'.repeat(60), ['a'.repeat(60)], `${'a'.repeat(58)}-2`],
])('%j beside %j is free as %j', (wanted, taken, free) => {
  expect(freeName(wanted, taken, SNAPSHOT_NAMES)).toBe(free);
});

test('the name of a world can stand in a host name', () => {
  const long = 'forty-letters-and-no-more-fit-into-a-host-name';
  expect(freeName(long, [], WORLD_NAMES)).toBe('forty-letters-and-no-more-fit-into-a-hos');
  expect(freeName('sealed', ['sealed'], WORLD_NAMES)).toBe('sealed-2');
});
