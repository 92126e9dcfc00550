import { expect, test } from 'vitest';
import { freeName, nameOfText } from './snapshot-name.ts';

test.each([
  ['Withdrawal in review', 'withdrawal-in-review'],
  ['Wed 18 Nov 18:52', 'wed-18-nov-18-52'],
  ['  __x__ ', 'x'],
  ['!', ''],
  [`${'a'.repeat(59)}--b`, 'a'.repeat(59)],
])('%j becomes %j', (text, name) => {
  expect(nameOfText(text)).toBe(name);
});

test.each([
  ['before', [], 'before'],
  ['before', ['before'], 'before-2'],
  ['before', ['before', 'before-2', 'other'], 'before-3'],
  ['', [], 'snapshot'],
  ['a'.repeat(60), ['a'.repeat(60)], `${'a'.repeat(58)}-2`],
])('%j beside %j is free as %j', (wanted, taken, free) => {
  expect(freeName(wanted, taken)).toBe(free);
});
