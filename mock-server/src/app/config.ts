import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import {
  BRAND_COLOUR,
  BRAND_NAME,
  MOST_BRAND_LETTERS,
  MOST_LOGO_BYTES,
} from '@canada28/shared/control/brand.control.ts';
import { CONTROL_BASE } from '@canada28/shared/control/control-call.ts';
import { MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import {
  isAllowed,
  type Setting,
  type ValueOf,
  WORLD_SETTINGS,
  whatIsAllowed,
} from '@canada28/shared/world-settings.ts';
import { CONTROL_ACCESS } from '../control/control-access.ts';
import { readRecordedDraws } from '../features/draws/read-recorded-draws.ts';
import { configWith, type WorldConfig, worldConfig } from '../world/world-config.ts';
import { type Brand, LOGO_SENTENCE, logoOf } from '../worlds/brand.ts';

const MEGABYTE = 1024 * 1024;

const anyText = { accepts: () => true, allowed: 'a text' } as const;
const megabytes = { min: 1, max: 100_000 } as const;
const basePath = {
  // A client drops `..` before it asks, and below /__mock all are control calls.
  accepts: (text: string) =>
    /^(\/[\w.-]+)+$/.test(text) &&
    new URL(text, 'http://localhost').pathname === text &&
    !`${text}/`.startsWith(`${CONTROL_BASE}/`),
  allowed: `a path like /player-api/player, outside ${CONTROL_BASE}`,
} as const;

/** What the environment settles for the server and not for a world, by the variable. */
export const SERVER_SETTINGS = {
  PORT: { min: 0, max: 65_535, default: 2828, sentence: 'The port on which it listens' },
  HOST: { ...anyText, default: '0.0.0.0', sentence: 'The address on which it listens' },
  DATABASE_PATH: {
    // The driver drops such blanks, the file system does not: each would have a file of its own.
    accepts: (text: string) => text === text.trim(),
    allowed: 'a text without a blank before or after it',
    default: undefined,
    sentence: 'The database file, `data/canada28.sqlite` unless told, or `:memory:`',
  },
  SYNCHRONOUS: {
    choices: ['normal', 'full'],
    default: 'normal',
    sentence:
      'What a power cut may take of a file: the last moments, or (`full`, much slower) [nothing](decisions/017-a-power-cut-may-take-the-last-moments.md)',
  },
  MOCK_CONTROL: {
    choices: CONTROL_ACCESS,
    default: 'loopback',
    sentence:
      'Who may make control calls: `anyone` in networks you trust only; `token`: behind a proxy; `off`: there are none',
  },
  MOCK_CONTROL_TOKEN: {
    accepts: (text: string) => /^[!-~]{16,200}$/.test(text),
    allowed: '16 to 200 ASCII letters, digits and signs, without a blank',
    default: undefined,
    sentence: 'With it, control from elsewhere takes this token: [who may](control-access.md)',
  },
  TRUSTED_PROXIES: {
    accepts: (text: string) => text.split(',').every((part) => part === 'loopback' || isNetwork(part)),
    allowed: 'addresses or networks like 10.0.0.5 or 10.0.0.0/24, separated by commas',
    default: 'loopback',
    sentence: 'Of which proxies it believes who calls: `X-Forwarded-For`, `-Proto` and `-Host`',
  },
  WORLD_HOST_SUFFIX: {
    accepts: (text: string) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(text),
    allowed: 'a host name like mock.example',
    default: undefined,
    sentence: 'A wildcard name of your own: `<world>.mock.example` as `<world>.localhost`',
  },
  MAX_WORLDS: { min: 1, max: 100_000, default: 2000, sentence: 'Most worlds at the same time' },
  WORLD_IDLE_MINUTES: {
    min: 1,
    max: 525_600,
    default: 60,
    sentence: 'A world in memory that no request named for so long goes',
  },
  JOURNAL_LENGTH: {
    min: 0,
    max: 100_000,
    default: 1000,
    sentence: 'Calls and events of each world that are retained; `0`: none',
  },
  JOURNAL_MEGABYTES: {
    ...megabytes,
    default: 100,
    sentence:
      'What the journals of all worlds take of memory: beyond it the largest forget their oldest entries',
  },
  SNAPSHOT_MEGABYTES: {
    ...megabytes,
    default: 512,
    sentence: 'What the snapshots of all worlds in memory take together; one more is refused',
  },
  PLAYER_API_BASE: { ...basePath, default: '/player-api/player', sentence: 'Where the player calls are' },
  GAME_API_BASE: { ...basePath, default: '/player-api/player/game', sentence: 'Where the game calls are' },
  BRAND_NAME: {
    accepts: (text: string) => isBrandName(text),
    allowed: `1 to ${MOST_BRAND_LETTERS} letters`,
    default: undefined,
    sentence:
      'The name of the demo, in the place of *Canada 28*: [brand](decisions/130-a-brand-is-of-a-world.md)',
  },
  BRAND_COLOUR: {
    accepts: (text: string) => new RegExp(BRAND_COLOUR).test(text),
    allowed: 'a colour like #1f7a8c',
    default: undefined,
    sentence: 'The colour of the demo; white text on it gets a darker shade where it needs one',
  },
  BRAND_LOGO_FILE: {
    ...anyText,
    default: undefined,
    sentence: `The logo of the demo: a PNG, SVG, WebP or JPEG of at most ${MOST_LOGO_BYTES / 1024} kB`,
  },
  DRAW_REPLAY_FILE: {
    ...anyText,
    default: undefined,
    sentence: 'Recorded draws to repeat instead of seeded ones',
  },
  LOG_LEVEL: {
    choices: ['silent', 'error', 'warn', 'info', 'debug'],
    default: 'warn',
    sentence: 'What it logs',
  },
} as const satisfies Readonly<Record<string, Setting>>;

/** Everything that the environment settles; read once, at the start. */
export type ServerConfig = ReturnType<typeof readConfig>;

/** The environment says something that cannot be; the message names the variable, its value and what is allowed. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads and checks the environment; `defaultDatabasePath` is where the file lies when nothing else is said. */
export function readConfig(env: Environment, defaultDatabasePath: string) {
  type Settings = typeof SERVER_SETTINGS;
  const settled = <Variable extends keyof Settings>(variable: Variable) =>
    // What is allowed for the setting is of its type.
    (readSetting(env, variable, SERVER_SETTINGS[variable]) ?? SERVER_SETTINGS[variable].default) as
      | ValueOf<Settings[Variable]>
      | Extract<Settings[Variable]['default'], undefined>;
  if (settled('MOCK_CONTROL') === 'token' && settled('MOCK_CONTROL_TOKEN') === undefined)
    throw new ConfigError('MOCK_CONTROL is "token": set MOCK_CONTROL_TOKEN, too.');
  return {
    host: settled('HOST'),
    port: settled('PORT'),
    databasePath: settled('DATABASE_PATH') ?? defaultDatabasePath,
    synchronous: settled('SYNCHRONOUS'),
    logLevel: settled('LOG_LEVEL'),
    control: settled('MOCK_CONTROL'),
    controlToken: settled('MOCK_CONTROL_TOKEN'),
    trustedProxies: settled('TRUSTED_PROXIES'),
    worldHostSuffix: settled('WORLD_HOST_SUFFIX')?.toLowerCase(),
    mostWorlds: settled('MAX_WORLDS'),
    idleWorldMs: settled('WORLD_IDLE_MINUTES') * MINUTE_MS,
    journalLength: settled('JOURNAL_LENGTH'),
    journalBytes: settled('JOURNAL_MEGABYTES') * MEGABYTE,
    snapshotBytes: settled('SNAPSHOT_MEGABYTES') * MEGABYTE,
    basePaths: { player: settled('PLAYER_API_BASE'), game: settled('GAME_API_BASE') },
    brand: readBrand({
      name: settled('BRAND_NAME'),
      colour: settled('BRAND_COLOUR'),
      logoFile: settled('BRAND_LOGO_FILE'),
    }),
    world: readWorldConfig(env, settled('DRAW_REPLAY_FILE')),
  };
}

/** An address, or a network in the form of its first address and its length. */
function isNetwork(text: string): boolean {
  const [address = '', length = '1', ...rest] = text.split('/');
  const longest = isIP(address) === 4 ? 32 : 128;
  const isLength = /^[1-9]\d*$/.test(length) && Number(length) <= longest;
  return isIP(address) !== 0 && isLength && rest.length === 0;
}

function isBrandName(text: string): boolean {
  return text.length <= MOST_BRAND_LETTERS && new RegExp(BRAND_NAME, 'u').test(text);
}

type BrandSettings = {
  readonly name: string | undefined;
  readonly colour: string | undefined;
  readonly logoFile: string | undefined;
};

/** Undefined where nothing is said. The same on all processes and after a restart: its addresses are those of its content. */
function readBrand({ name, colour, logoFile }: BrandSettings): Brand | undefined {
  if (name === undefined && colour === undefined && logoFile === undefined) return undefined;
  const logo = logoFile === undefined ? undefined : readLogo(logoFile);
  const id = hash('sha256', JSON.stringify([name, colour, logo?.bytes.toString('base64')])).slice(0, 32);
  return { id, name, colour, logo };
}

function readLogo(file: string): Brand['logo'] {
  const refuse = (reason: string, cause?: unknown) => {
    throw new ConfigError(`BRAND_LOGO_FILE is "${file}", but ${reason}`, { cause });
  };
  try {
    return logoOf(readFileSync(file)) ?? refuse(`must be ${LOGO_SENTENCE}.`);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    return refuse(`cannot be read: ${error instanceof Error ? error.message : String(error)}.`, error);
  }
}

function readWorldConfig(env: Environment, replayFile: string | undefined): WorldConfig {
  const given = Object.entries(WORLD_SETTINGS).flatMap(([name, setting]) => {
    const value = 'variable' in setting ? readSetting(env, setting.variable, setting) : undefined;
    return value === undefined ? [] : [[name, value]];
  });
  const defaults = worldConfig({
    recordedDraws: replayFile === undefined ? undefined : readReplay(replayFile),
  });
  return configWith(defaults, Object.fromEntries(given));
}

/** What the environment says of a setting; undefined where it says nothing. */
function readSetting(env: Environment, variable: string, setting: Setting): unknown {
  const text = env[variable];
  if (text === undefined || text === '') return undefined;
  const value = /^\d+$/.test(text) && !('accepts' in setting) ? Number(text) : text;
  if (isAllowed(setting, value)) return value;
  // A token is never repeated in a message.
  const but = variable === 'MOCK_CONTROL_TOKEN' ? '' : ` is "${text}", but`;
  throw new ConfigError(`${variable}${but} must be ${whatIsAllowed(setting)}.`);
}

function readReplay(file: string): number[][] {
  try {
    return readRecordedDraws(file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(
      `DRAW_REPLAY_FILE is "${file}", but must be a JSON file of recorded draws, each with 20 different numbers from 1 to 80: ${reason}.`,
      { cause: error },
    );
  }
}
