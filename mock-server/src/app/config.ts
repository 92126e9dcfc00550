import { SETTINGS, type WorldSettings, whatIsAllowed } from '@canada28/shared/control/world-settings.ts';
import { isTimeZone } from '@canada28/shared/game/local-time.ts';
import { MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import { Check } from 'typebox/value';
import { CONTROL_ACCESS, type ControlAccess } from '../control/control-access.ts';
import { readRecordedDraws } from '../features/draws/read-recorded-draws.ts';
import type { Room } from '../http/register-call.ts';
import { type WorldConfig, worldConfig } from '../world/world-config.ts';
import { configWith } from '../world/world-settings.ts';

const MEGABYTE = 1024 * 1024;

/** Everything that the environment settles; read once, at the start. */
export type ServerConfig = {
  readonly host: string;
  readonly port: number;
  readonly databasePath: string;
  readonly logLevel: string;
  readonly control: ControlAccess;
  /** Whoever shows it may control from elsewhere. */
  readonly controlToken: string | undefined;
  /** A wildcard name below which each world has a host of its own. */
  readonly worldHostSuffix: string | undefined;
  /** Most worlds at the same time. */
  readonly mostWorlds: number;
  /** A world in memory that nobody asked for so long (ms) goes. */
  readonly idleWorldMs: number;
  /** How many entries the journal of a world keeps; 0: there is none. */
  readonly journalLength: number;
  /** How many bytes the journals of all worlds take together. */
  readonly journalBytes: number;
  /** How many bytes the snapshots of all worlds in memory may have together. */
  readonly snapshotBytes: number;
  readonly basePaths: Room['basePaths'];
  readonly world: WorldConfig;
};

/** The environment says something that cannot be; the message names the variable, its value and what is allowed. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads and checks the environment; `defaultDatabasePath` is where the file lies when nothing else is said. */
export function readConfig(env: Environment, defaultDatabasePath: string): ServerConfig {
  return {
    host: text(env, 'HOST', '0.0.0.0'),
    port: wholeNumber(env, 'PORT', { otherwise: 2828, min: 0, max: 65_535 }),
    databasePath: text(env, 'DATABASE_PATH', defaultDatabasePath),
    logLevel: oneOf(env, 'LOG_LEVEL', ['silent', 'error', 'warn', 'info', 'debug'], 'warn'),
    control: oneOf(env, 'MOCK_CONTROL', CONTROL_ACCESS, 'loopback'),
    controlToken: readControlToken(env),
    worldHostSuffix: readHostSuffix(env),
    mostWorlds: wholeNumber(env, 'MAX_WORLDS', { otherwise: 2000, min: 1, max: 100_000 }),
    idleWorldMs: wholeNumber(env, 'WORLD_IDLE_MINUTES', { otherwise: 60, min: 1, max: 525_600 }) * MINUTE_MS,
    journalLength: wholeNumber(env, 'JOURNAL_LENGTH', { otherwise: 1000, min: 0, max: 100_000 }),
    snapshotBytes:
      wholeNumber(env, 'SNAPSHOT_MEGABYTES', { otherwise: 512, min: 1, max: 100_000 }) * MEGABYTE,
    journalBytes: wholeNumber(env, 'JOURNAL_MEGABYTES', { otherwise: 100, min: 1, max: 100_000 }) * MEGABYTE,
    basePaths: {
      player: basePath(env, 'PLAYER_API_BASE', '/player-api/player'),
      game: basePath(env, 'GAME_API_BASE', '/player-api/player/game'),
    },
    world: readWorldConfig(env),
  };
}

/** What fits into a header, and is not guessed: nobody counts how often somebody tries. Never repeated in a message. */
function readControlToken({ MOCK_CONTROL_TOKEN: token = '' }: Environment): string | undefined {
  if (token === '') return undefined;
  if (/^[!-~]{16,200}$/.test(token)) return token;
  throw new ConfigError('MOCK_CONTROL_TOKEN must be 16 to 200 letters, digits and signs, without a blank.');
}

function readHostSuffix(env: Environment): string | undefined {
  const suffix = text(env, 'WORLD_HOST_SUFFIX', '').toLowerCase();
  if (suffix === '') return undefined;
  if (/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(suffix)) return suffix;
  throw new ConfigError(`WORLD_HOST_SUFFIX is "${suffix}", but must be a host name like mock.example.`);
}

/** The variables of the settings that a world may have: each is checked like the setting, and left out is its default. */
export const SETTING_VARIABLES = {
  drawIntervalSeconds: 'DRAW_INTERVAL_SECONDS',
  sealedSeconds: 'SEALED_SECONDS',
  drawDelaySeconds: 'DRAW_DELAY_SECONDS',
  maintenance: 'MAINTENANCE',
  timeZone: 'TIME_ZONE',
  demoCredit: 'DEMO_CREDIT',
  tokenRotationMinutes: 'TOKEN_ROTATION_MINUTES',
  chaseProfitRule: 'CHASE_PROFIT_RULE',
  chaseDoubleRule: 'CHASE_DOUBLE_RULE',
  maxChaseIssues: 'MAX_CHASE_ISSUES',
  reviewPolicy: 'REVIEW_POLICY',
  reviewSeconds: 'REVIEW_SECONDS',
  depositPassword: 'DEPOSIT_PASSWORD',
  depositBonusPercent: 'DEPOSIT_BONUS',
  depositBonusMost: 'DEPOSIT_BONUS_MOST',
  homeOrderCount: 'HOME_ORDER_COUNT',
  pastDraws: 'PAST_DRAWS',
} as const satisfies Partial<Record<keyof WorldSettings, string>>;

function readWorldConfig(env: Environment): WorldConfig {
  const given = Object.entries(SETTING_VARIABLES).flatMap(([setting, variable]) => {
    const value = env[variable];
    return value === undefined || value === '' ? [] : [[setting, readSetting(setting, variable, value)]];
  });
  const replayFile = env.DRAW_REPLAY_FILE;
  const defaults = worldConfig({ recordedDraws: replayFile ? readReplay(replayFile) : undefined });
  return configWith(defaults, Object.fromEntries(given));
}

function readSetting(setting: string, variable: string, value: string): unknown {
  if (setting === 'timeZone') return timeZone(value);
  const schema = SETTINGS[setting];
  const wanted = /^\d+$/.test(value) ? Number(value) : value;
  if (schema !== undefined && Check(schema, wanted)) return wanted;
  throw new ConfigError(`${variable} is "${value}", but must be ${schema && whatIsAllowed(schema)}.`);
}

function timeZone(name: string): string {
  if (isTimeZone(name)) return name;
  throw new ConfigError(
    `TIME_ZONE is "${name}", but must be the IANA name of a time zone, like Asia/Shanghai or Europe/Paris.`,
  );
}

function text(env: Environment, name: string, otherwise: string): string {
  const value = env[name];
  return value === undefined || value === '' ? otherwise : value;
}

function oneOf<const Choice extends string>(
  env: Environment,
  name: string,
  choices: readonly Choice[],
  otherwise: Choice,
): Choice {
  const value = text(env, name, otherwise);
  const choice = choices.find((candidate) => candidate === value);
  if (choice === undefined)
    throw new ConfigError(`${name} is "${value}", but must be one of: ${choices.join(', ')}.`);
  return choice;
}

type Bounds = { readonly otherwise: number; readonly min: number; readonly max: number };

function wholeNumber(env: Environment, name: string, { otherwise, min, max }: Bounds): number {
  const value = text(env, name, String(otherwise));
  const number = Number(value);
  const isAllowed = /^\d+$/.test(value) && number >= min && number <= max;
  if (!isAllowed)
    throw new ConfigError(`${name} is "${value}", but must be a whole number from ${min} to ${max}.`);
  return number;
}

function basePath(env: Environment, name: string, otherwise: string): string {
  const value = text(env, name, otherwise);
  if (!/^(\/[\w.-]+)+$/.test(value))
    throw new ConfigError(`${name} is "${value}", but must be a path like ${otherwise}.`);
  return value;
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
