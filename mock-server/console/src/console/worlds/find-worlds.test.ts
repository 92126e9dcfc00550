import type { WorldWire } from '@canada28/shared/control/worlds.control.ts';
import { expect, test } from 'vitest';
import { choicesOf, findWorlds, inOrder } from './find-worlds.ts';

const world = (name: string, lastUsedMs: number, others: Partial<WorldWire> = {}): WorldWire => ({
  name,
  kind: 'ordinary',
  kept: false,
  nowMs: 0,
  rate: 1,
  players: [],
  lastUsedMs,
  sessionsEndedAtMs: 0,
  urls: { host: '', link: '' },
  ...others,
});

const WORLDS = [
  world('default', 5),
  world('qa-42', 9, { scenario: 'withdrawal-in-review', seed: '7f3a' }),
  world('qa-43', 9, { snapshot: 'before' }),
  world('old', 1, { scenario: 'sealed' }),
  world('pre', 3, { kind: 'upstream', upstream: { url: 'https://api.test' } }),
  world('har', 2, { kind: 'recording' }),
];

test.each([
  ['', ['qa-42', 'qa-43', 'default', 'pre', 'har', 'old']],
  ['qa', ['qa-42', 'qa-43']],
  ['in review', ['qa-42']],
  ['7F3A', ['qa-42']],
  ['snapshot', ['qa-43']],
  ['fresh', ['default']],
  ['answered by', ['pre', 'har']],
  ['api.test', ['pre']],
  ['recording', ['har']],
  ['none', []],
])('%j finds the worlds that were used last first', (typed, names) => {
  expect(findWorlds(WORLDS, typed).map(({ name }) => name)).toEqual(names);
});

test('a world that is used stays where it stood', () => {
  const order = findWorlds(WORLDS, '').map(({ name }) => name);
  const used = WORLDS.map((one) => (one.name === 'old' ? { ...one, lastUsedMs: 99 } : one));
  expect(inOrder(findWorlds(used, ''), order).map(({ name }) => name)).toEqual(order);
});

test.each([
  // The origin as the rows show it.
  ['withdrawal in', 'qa-42', undefined],
  ['withdrawal in ', 'qa-42', undefined],
  ['qa', 'qa-42', 'qa'],
  [' qa-42 ', 'qa-42', undefined],
  ['qa-44 ', undefined, 'qa-44'],
  ['sales evening', undefined, undefined],
  ['qa-', 'qa-42', undefined],
  ['bad', undefined, undefined],
  ['', undefined, undefined],
  [' ', undefined, undefined],
])('%j leads Enter to the world %s, and can be the new one %s', (typed, first, newName) => {
  const choices = choicesOf([...WORLDS, world('bad', 9, { trouble: 'damaged' })], typed);
  expect([choices.first?.name, choices.newName]).toEqual([first, newName]);
});

test('what is chosen from stands in the order of the server, also while worlds are used', () => {
  expect(choicesOf(WORLDS, '').found).toEqual(WORLDS);
});
