import { readFileSync } from 'node:fs';
import type { RunningSettings } from '@canada28/shared/control/operator.control.ts';
import { SETTINGS, whatIsAllowed } from '@canada28/shared/control/world-settings.ts';
import { describe, expect, test } from 'vitest';
import { settingsOf } from '../control/operator/change-config.ts';
import { ConfigError, readConfig, SETTING_VARIABLES } from './config.ts';

const read = (env: Record<string, string>) => readConfig(env, 'data.sqlite').world;

test('tokens are not renewed and 9,500 players have ordered unless the environment says otherwise', () => {
  expect(read({})).toMatchObject({ tokenRotationMs: undefined, homeOrderCount: 9500 });
});

test('what the environment says about tokens and the home list goes into the world', () => {
  const world = read({ TOKEN_ROTATION_MINUTES: '15', HOME_ORDER_COUNT: '28' });
  expect(world).toMatchObject({ tokenRotationMs: 900_000, homeOrderCount: 28 });
});

test('a world remembers 1,000 calls and happenings unless the environment says otherwise', () => {
  const lengthOf = (env: Record<string, string>) => readConfig(env, 'data.sqlite').journalLength;
  expect([lengthOf({}), lengthOf({ JOURNAL_LENGTH: '0' })]).toEqual([1000, 0]);
});

test('2,000 worlds, each for an hour without use, unless the environment says otherwise', () => {
  const limitsOf = (env: Record<string, string>) => readConfig(env, 'data.sqlite');
  expect(limitsOf({})).toMatchObject({ mostWorlds: 2000, idleWorldMs: 3_600_000 });
  const wanted = { MAX_WORLDS: '20', WORLD_IDLE_MINUTES: '5' };
  expect(limitsOf(wanted)).toMatchObject({ mostWorlds: 20, idleWorldMs: 300_000 });
});

test.each([
  [{}, { percent: 5, mostMicros: 388_000_000 }],
  [{ DEPOSIT_BONUS: '0' }, { percent: 0, mostMicros: 388_000_000 }],
  [
    { DEPOSIT_BONUS: '10', DEPOSIT_BONUS_MOST: '50' },
    { percent: 10, mostMicros: 50_000_000 },
  ],
])('with %j the bonus is %j', (env: Record<string, string>, depositBonus) => {
  expect(read(env)).toMatchObject({ depositBonus });
});

describe('a value that cannot be is named, with what is allowed', () => {
  test.each([
    ['TOKEN_ROTATION_MINUTES', '-1', 'from 0 to 43200'],
    ['TOKEN_ROTATION_MINUTES', '1.5', 'from 0 to 43200'],
    ['HOME_ORDER_COUNT', 'many', 'from 0 to 10000000'],
    ['JOURNAL_LENGTH', 'all', 'from 0 to 100000'],
    ['JOURNAL_MEGABYTES', '0', 'from 1 to 100000'],
    ['SNAPSHOT_MEGABYTES', '0', 'from 1 to 100000'],
  ])('%s=%s', (name, value, allowed) => {
    expect(() => read({ [name]: value })).toThrow(ConfigError);
    expect(() => read({ [name]: value })).toThrow(
      `${name} is "${value}", but must be a whole number ${allowed}`,
    );
  });
});

test('a token for control and a wildcard name for worlds are taken as they are', () => {
  expect(readConfig({}, 'data.sqlite')).toMatchObject({
    control: 'loopback',
    controlToken: undefined,
    worldHostSuffix: undefined,
  });
  const env = { MOCK_CONTROL_TOKEN: 'not-to-be-guessed-28', WORLD_HOST_SUFFIX: 'Mock.Example' };
  expect(readConfig(env, 'data.sqlite')).toMatchObject({
    controlToken: 'not-to-be-guessed-28',
    worldHostSuffix: 'mock.example',
  });
});

test.each([
  ['MOCK_CONTROL_TOKEN', 'short', 'MOCK_CONTROL_TOKEN must be 16 to 200'],
  ['MOCK_CONTROL_TOKEN', 'with a blank in between', 'MOCK_CONTROL_TOKEN must be 16 to 200'],
  ['WORLD_HOST_SUFFIX', '.mock.example', 'must be a host name like mock.example'],
  ['WORLD_HOST_SUFFIX', 'mock', 'must be a host name like mock.example'],
])('%s=%s is refused with what is allowed', (name, value, sentence) => {
  expect(() => readConfig({ [name]: value }, 'data.sqlite')).toThrow(sentence);
});

test.each(Object.entries(SETTING_VARIABLES).filter(([setting]) => setting !== 'timeZone'))(
  'of %s the variable %s is refused with what the setting may be',
  (setting, variable) => {
    const allowed = whatIsAllowed(SETTINGS[setting] ?? {});
    expect(() => read({ [variable]: '99999999' })).toThrow(
      `${variable} is "99999999", but must be ${allowed}.`,
    );
  },
);

test('the README tells the defaults of the settings that it names', () => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
  const rows = [...readme.matchAll(/^\| (`[A-Z_`, ]+`) \| (.*?) \|/gm)].flatMap(
    ([, names = '', defaults = '']) =>
      names.split(', ').map((name, index) => [name.slice(1, -1), defaults.split(', ')[index]] as const),
  );
  const told = new Map(rows);
  const held: RunningSettings = settingsOf(read({}));
  const named = Object.entries(SETTING_VARIABLES).filter(([, variable]) => told.has(variable));
  expect(named.length).toBeGreaterThan(8);
  for (const [setting, variable] of named) {
    const text =
      setting === 'drawDelaySeconds' ? 'as sealed' : `\`${held[setting as keyof RunningSettings]}\``;
    expect([variable, told.get(variable)]).toEqual([variable, text]);
  }
});
