import { expect, test } from 'vitest';
import { AskedFor } from './asked-for.ts';

test('pictures are asked for by a part of their names', () => {
  const asked = new AskedFor('bet-slip');
  expect([asked.has('bet-slip'), asked.has('player-bet-slip'), asked.has('bet-placed')]).toEqual([
    true,
    true,
    false,
  ]);
  expect([asked.hasFrom('bet-'), asked.hasFrom('dialog-')]).toEqual([true, false]);
});

test('where none is as asked for, those that there are are told', () => {
  const asked = new AskedFor('nosuch');
  asked.has('guest-home');
  asked.hasFrom('bet-');
  asked.has('guest-home');
  expect(asked.noneText).toBe('There is no screen "nosuch": guest-home, bet-….');
});
