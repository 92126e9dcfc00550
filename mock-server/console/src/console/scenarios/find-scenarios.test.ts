import { expect, test } from 'vitest';
import { findScenarios, groupsOf } from './find-scenarios.ts';

const scenario = (name: string, group: string, sentence: string) => ({ name, title: name, group, sentence });

const SCENARIOS = [
  scenario('new-player', 'accounts', 'No player has played yet.'),
  scenario('sealed', 'betting', 'The issue is sealed.'),
  scenario('late-draw', 'betting', 'The issue is sealed, its draw comes late.'),
];

test.each([
  ['', ['new-player', 'sealed', 'late-draw']],
  ['SEALED', ['sealed', 'late-draw']],
  ['late issue', ['late-draw']],
  ['accounts', ['new-player']],
  ['nothing like it', []],
])('%j finds by every word, wherever it stands', (typed, names) => {
  expect(findScenarios(SCENARIOS, typed).map(({ name }) => name)).toEqual(names);
});

test('groups keep their order and count what was found', () => {
  expect(groupsOf(SCENARIOS, findScenarios(SCENARIOS, 'late'))).toEqual([
    { value: 'all', label: 'All', count: 1 },
    { value: 'accounts', label: 'Accounts', count: 0 },
    { value: 'betting', label: 'Betting', count: 1 },
  ]);
});
