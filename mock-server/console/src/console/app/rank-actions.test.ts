import { expect, test } from 'vitest';
import { ACTIONS as NAMED_ACTIONS } from '../../page/action-list.ts';
import type { Action } from '../../page/actions.store.ts';
import { rankActions } from './rank-actions.ts';

const action = (title: string, hint = '', group = 'Scenarios'): Action => ({
  id: title,
  title,
  hint,
  group,
  run: () => {},
});

const ACTIONS = [
  action('Scenario: No transaction password', 'No withdrawal is possible'),
  action('Scenario: Withdrawal in review', 'Demo asked for 200 USDT'),
  action('Prewithdrawn', ''),
  action('Go to Reviews', 'withdrawals and deposits', 'Pages'),
  action('Stop the clock', '', 'Time'),
];

const found = (typed: string) =>
  rankActions(ACTIONS, typed).map(({ value, items }) => [value, ...items.map(({ title }) => title)]);

test('what is called so comes before what only says so', () => {
  expect(found('withdr')).toEqual([
    ['Scenarios', 'Scenario: Withdrawal in review', 'Prewithdrawn', 'Scenario: No transaction password'],
    ['Pages', 'Go to Reviews'],
  ]);
});

test('every word counts, in any order and any case', () => {
  expect(found('REVIEW scenario')).toEqual([['Scenarios', 'Scenario: Withdrawal in review']]);
  expect(found('clock nothing')).toEqual([]);
});

test('without a word all stand in their own order', () => {
  expect(found(' ').map(([heading]) => heading)).toEqual(['Scenarios', 'Pages', 'Time']);
});

test('a number that is typed is that number before it is the beginning of another', () => {
  const actions = [action('Approve withdrawal 1: 250.5 USDT'), action('Approve withdrawal 2: 100 USDT')];
  const [reviews] = rankActions(actions, 'approve withdrawal 2');
  expect(reviews?.items.map(({ title }) => title)).toEqual([
    'Approve withdrawal 2: 100 USDT',
    'Approve withdrawal 1: 250.5 USDT',
  ]);
});

test('a sign after a word is no part of it', () => {
  const actions = [action('Show the new player'), action('New player…'), action('Player: anna')];
  expect(rankActions(actions, 'new player')[0]?.items.map(({ title }) => title)).toEqual([
    'Show the new player',
    'New player…',
  ]);
  expect(rankActions([action('Player: annabel'), ...actions], 'player anna')[0]?.items[0]?.title).toBe(
    'Player: anna',
  );
});

test('a cross between numbers is an x, too', () => {
  const rates = [1, 10, 100].map((rate) => action(`Time runs ${rate} times as fast`, `speed ×${rate}`));
  for (const typed of ['x10', 'X10', '×10'])
    expect(rankActions(rates, typed)[0]?.items[0]?.title, typed).toBe('Time runs 10 times as fast');
});

test.each([
  ['share', 'share'],
  ['link', 'share'],
  ['reset', 'reset world'],
  ['shortcut', 'keys'],
] as const)('"%s" finds the action "%s" first', (typed, name) => {
  const named = Object.entries(NAMED_ACTIONS).map(([id, one]): Action => ({ ...one, id, run: () => {} }));
  expect(rankActions(named, typed)[0]?.items[0]?.id).toBe(name);
});
