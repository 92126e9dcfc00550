import { expect, test } from 'vitest';
import { wantedWorld } from './wanted-world.ts';
import { EMPTY_FORM } from './world-form.ts';

test('what was not chosen is left to the server', () => {
  expect(wantedWorld(EMPTY_FORM, undefined)).toEqual({ scenario: 'fresh-install' });
});

test('what was chosen is asked for', () => {
  const form = {
    name: 'qa-42',
    source: 'scenario:sealed',
    seed: '7',
    rate: '0',
    isPersistent: true,
    interval: '180',
    reviewPolicy: 'manual',
    maintenance: 'none',
    demoCredit: '500',
  } as const;
  expect(wantedWorld(form, 1000)).toEqual({
    name: 'qa-42',
    scenario: 'sealed',
    seed: '7',
    rate: 0,
    keep: true,
    at: 1000,
    config: { drawIntervalSeconds: 180, reviewPolicy: 'manual', maintenance: 'none', demoCredit: 500 },
  });
});

test('a snapshot has its own time and settings', () => {
  const form = { ...EMPTY_FORM, source: 'snapshot:before', interval: '180' };
  expect(wantedWorld(form, 1000)).toEqual({ snapshot: 'before' });
});
