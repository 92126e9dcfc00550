import { EXAMPLE_DEFAULT, type WorldWire } from '@canada28/shared/control/worlds.control.ts';
import { HOUR_MS, MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import { expect, test } from 'vitest';
import { unusedWorlds } from './unused-worlds.ts';

const NOW_MS = 10 * HOUR_MS;

const world = (name: string, unusedMs: number, kept = false): WorldWire => ({
  ...EXAMPLE_DEFAULT,
  name,
  kept,
  lastUsedMs: NOW_MS - unusedMs,
});

const WORLDS = [
  world('default', 5 * HOUR_MS, true),
  world('here', 5 * HOUR_MS),
  world('used', HOUR_MS - 1),
  world('unused', HOUR_MS),
  world('in-a-file', 2 * HOUR_MS, true),
];

test.each([
  { forMs: HOUR_MS, hasPersistent: false, names: ['unused'] },
  { forMs: HOUR_MS, hasPersistent: true, names: ['unused', 'in-a-file'] },
  { forMs: 10 * MINUTE_MS, hasPersistent: false, names: ['used', 'unused'] },
  { forMs: 3 * HOUR_MS, hasPersistent: true, names: [] },
])('unused for $forMs ms, in files too: $hasPersistent', ({ names, ...wish }) => {
  const found = unusedWorlds(WORLDS, { ...wish, wallMs: NOW_MS, here: 'here' });
  expect(found.map(({ name }) => name)).toEqual(names);
});
