import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DEFAULT_SETTINGS,
  type Setting,
  WORLD_SETTINGS,
  whatIsAllowed,
} from '@canada28/shared/world-settings.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { SVG } from '../testing/test-logos.ts';
import { settingsOf } from '../world/world-config.ts';
import { ConfigError, readConfig, SERVER_SETTINGS } from './config.ts';

const read = (env: Record<string, string>) => readConfig(env, 'data.sqlite').world;

test('tokens are not renewed and 9,500 players have ordered unless the environment says otherwise', () => {
  expect(read({})).toMatchObject({ tokenRotationMs: undefined, homeOrderCount: 9500 });
});

test('what the environment says about tokens and the home list goes into the world', () => {
  const world = read({ TOKEN_ROTATION_MINUTES: '15', HOME_ORDER_COUNT: '28' });
  expect(world).toMatchObject({ tokenRotationMs: 900_000, homeOrderCount: 28 });
});

test('a world remembers 1,000 calls and events unless the environment says otherwise', () => {
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

test('proxies of this machine are believed who calls, and those that the environment names', () => {
  const trusted = (env: Record<string, string>) => readConfig(env, 'data.sqlite').trustedProxies;
  expect(trusted({})).toBe('loopback');
  expect(trusted({ TRUSTED_PROXIES: '10.0.0.5,fd00::/8,loopback' })).toBe('10.0.0.5,fd00::/8,loopback');
});

test('control by the token alone needs one', () => {
  const env = { MOCK_CONTROL: 'token' };
  expect(() => readConfig(env, 'data.sqlite')).toThrow(
    'MOCK_CONTROL is "token": set MOCK_CONTROL_TOKEN, too.',
  );
});

test.each([
  ['TRUSTED_PROXIES', 'proxy.lan', 'must be addresses or networks like 10.0.0.5'],
  ['TRUSTED_PROXIES', '10.0.0.0/33', 'must be addresses or networks like 10.0.0.5'],
  ['TRUSTED_PROXIES', '10.0.0.0/0', 'must be addresses or networks like 10.0.0.5'],
  ['MOCK_CONTROL_TOKEN', 'short', 'MOCK_CONTROL_TOKEN must be 16 to 200'],
  ['MOCK_CONTROL_TOKEN', 'with a blank in between', 'MOCK_CONTROL_TOKEN must be 16 to 200'],
  ['WORLD_HOST_SUFFIX', '.mock.example', 'must be a host name like mock.example'],
  ['WORLD_HOST_SUFFIX', 'mock', 'must be a host name like mock.example'],
  ['PLAYER_API_BASE', '/__mock', 'must be a path like /player-api/player, outside /__mock'],
  ['PLAYER_API_BASE', '/__mock/player', 'must be a path like /player-api/player, outside /__mock'],
  ['GAME_API_BASE', '/api/../game', 'must be a path like /player-api/player, outside /__mock'],
  ['DATABASE_PATH', 'data.sqlite ', 'DATABASE_PATH is "data.sqlite ", but must be a text without a blank'],
  ['DATABASE_PATH', ' ', 'DATABASE_PATH is " ", but must be a text without a blank before or after it.'],
])('%s=%s is refused with what is allowed', (name, value, sentence) => {
  expect(() => readConfig({ [name]: value }, 'data.sqlite')).toThrow(sentence);
});

const SETTINGS: readonly (readonly [string, Setting])[] = Object.entries(WORLD_SETTINGS);

test.each(SETTINGS.filter(([, { variable }]) => variable !== undefined))(
  'of %s the variable is refused with what the setting may be',
  (_name, setting) => {
    const { variable = '' } = setting;
    const wrong = 'accepts' in setting ? 'Mars/Olympus' : '99999999';
    expect(() => read({ [variable]: wrong })).toThrow(
      `${variable} is "${wrong}", but must be ${whatIsAllowed(setting)}.`,
    );
  },
);

test('a setting that nothing settles has the default of its table', () => {
  expect(settingsOf(read({}))).toEqual(DEFAULT_SETTINGS);
});

test('docs/settings.md lists every setting: npx vitest run config.test -u writes it again', async () => {
  const code = (value: unknown) => (value === undefined ? '–' : `\`${value}\``);
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const cellsOf = (setting: Setting) => [
    Array.isArray(setting.default) ? '[game §3](spec/game.md)' : code(setting.default),
    whatIsAllowed(setting),
    setting.sentence,
  ];
  const lines = [
    '# Settings',
    '',
    'Environment variables settle what a server and its worlds are. A world may have settings otherwise than its server:',
    'in `config`, when it is made (`POST /__mock/worlds`) or while it runs (`POST /__mock/config`). Sums are whole USDT.',
    '',
    '## Of the server',
    '',
    row(['variable', 'default', 'may be', 'what it is']),
    '|---|---|---|---|',
    ...Object.entries(SERVER_SETTINGS).map(([name, setting]) => row([code(name), ...cellsOf(setting)])),
    '',
    '## Of a world',
    '',
    row(['variable', 'in `config`', 'default', 'may be', 'what it is']),
    '|---|---|---|---|---|',
    ...SETTINGS.map(([name, setting]) => row([code(setting.variable), code(name), ...cellsOf(setting)])),
    '',
    '`MAINTENANCE` reads the daily break as [game §4](spec/game.md) does. While `DRAW_DELAY_SECONDS` is not told, a draw',
    'comes when its issue is no longer sealed. With `REVIEW_POLICY` `auto`, [magic amounts](magic-amounts.md) decide; a',
    'bonus of 0 is none and is not promised. Who may control: [control access](control-access.md).',
    '',
  ];
  await expect(lines.join('\n')).toMatchFileSnapshot('../../../docs/settings.md');
});

describe('the brand of the server', () => {
  const readAll = (env: Record<string, string>) => readConfig(env, 'data.sqlite');
  const folder = mkdtempSync(join(tmpdir(), 'logo-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const fileOf = (name: string, content: Buffer | string) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };

  test('is what is said of it, and none where nothing is', () => {
    expect(readAll({}).brand).toBeUndefined();
    const BRAND_LOGO_FILE = fileOf('logo.txt', SVG);
    const said = { BRAND_NAME: 'Northern Lights', BRAND_COLOUR: '#1f7a8c', BRAND_LOGO_FILE };
    const { brand } = readAll(said);
    expect(brand).toMatchObject({
      name: 'Northern Lights',
      colour: '#1f7a8c',
      logo: { type: 'image/svg+xml', bytes: SVG },
    });
    // The same on each process of a host, another one for another content.
    expect(readAll(said).brand?.id).toBe(brand?.id);
    expect(readAll({ ...said, BRAND_NAME: 'Southern' }).brand?.id).not.toBe(brand?.id);
  });

  test.each([
    ['page.png', '<html></html>', 'must be a PNG, SVG, WebP or JPEG of at most 256 kB.'],
    [
      'large.svg',
      `<svg>${' '.repeat(256 * 1024)}</svg>`,
      'must be a PNG, SVG, WebP or JPEG of at most 256 kB.',
    ],
  ])('has no logo %s', (name, content, sentence) => {
    const BRAND_LOGO_FILE = fileOf(name, content);
    expect(() => readAll({ BRAND_LOGO_FILE })).toThrow(
      `BRAND_LOGO_FILE is "${BRAND_LOGO_FILE}", but ${sentence}`,
    );
  });

  test('has a logo that can be read', () => {
    expect(() => readAll({ BRAND_LOGO_FILE: '/none/logo.svg' })).toThrow(
      'BRAND_LOGO_FILE is "/none/logo.svg", but cannot be read: ',
    );
  });

  test.each([
    ['BRAND_NAME', 'a'.repeat(41), '1 to 40 letters'],
    ['BRAND_NAME', ' ', '1 to 40 letters'],
    ['BRAND_COLOUR', 'red', 'a colour like #1f7a8c'],
  ])('refuses %s "%s"', (variable, value, allowed) => {
    expect(() => readAll({ [variable]: value })).toThrow(
      `${variable} is "${value}", but must be ${allowed}.`,
    );
  });
});
