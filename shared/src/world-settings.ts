import { isTimeZone } from './game/local-time.ts';
import { MAINTENANCE_PRESETS } from './game/maintenance-week.ts';
import { DEFAULT_ODDS_THOUSANDTHS } from './game/odds.ts';
import {
  DEFAULT_HOME_ORDER_COUNT,
  DEFAULT_INTERVAL_SECONDS,
  DEFAULT_MAINTENANCE,
  DEFAULT_SEALED_SECONDS,
  DEFAULT_TIME_ZONE,
  DEPOSIT_BONUS_PERCENT,
  DRAW_INTERVALS_SECONDS,
  MAX_CHASE_ISSUES,
  MAX_DEPOSIT_BONUS_MICROS,
  MAX_DEPOSIT_MICROS,
  MAX_DRAW_DELAY_SECONDS,
  MAX_ODDS_THOUSANDTHS,
  MAX_SEALED_SECONDS,
  MAX_WITHDRAWAL_FEE_BASIS_POINTS,
  MAX_WITHDRAWAL_MICROS,
  MIN_DEPOSIT_MICROS,
  MIN_ODDS_THOUSANDTHS,
  MIN_SEALED_SECONDS,
  MIN_WITHDRAWAL_MICROS,
  WITHDRAWAL_FEE_BASIS_POINTS,
} from './limits.ts';
import { usdtFromMicros } from './money/usdt.ts';

/** What a setting may be: a whole number, so many of them, one of some values, or a text of a certain kind. */
type Allowed =
  | { readonly min: number; readonly max: number; readonly count?: number }
  | { readonly choices: readonly (string | number)[] }
  | { readonly accepts: (text: string) => boolean; readonly allowed: string };

/** Everything that is said of a setting: environment, configuration, documentation and console read it here. */
export type Setting = Allowed & {
  /** The environment variable that settles it for a server; there is none where only a world may have it. */
  readonly variable?: string;
  readonly default: unknown;
  readonly sentence: string;
};

/** The type of a setting's value. */
export type ValueOf<S> = S extends { readonly choices: readonly (infer Choice)[] }
  ? Choice
  : S extends { readonly count: number }
    ? number[]
    : S extends { readonly accepts: unknown }
      ? string
      : number;

const SUM = { min: 1, max: 1_000_000 } as const;

/**
 * What a world may have otherwise than the server's environment says (control §1). Seconds, minutes, percent and USDT as
 * the names say; odds in thousandths, stake included, by play code.
 */
export const WORLD_SETTINGS = {
  drawIntervalSeconds: {
    variable: 'DRAW_INTERVAL_SECONDS',
    choices: DRAW_INTERVALS_SECONDS,
    default: DEFAULT_INTERVAL_SECONDS,
    sentence: 'Length of an issue',
  },
  sealedSeconds: {
    variable: 'SEALED_SECONDS',
    min: MIN_SEALED_SECONDS,
    max: MAX_SEALED_SECONDS,
    default: DEFAULT_SEALED_SECONDS,
    sentence: 'Sealed before the end of a sale, seconds',
  },
  drawDelaySeconds: {
    variable: 'DRAW_DELAY_SECONDS',
    min: 0,
    max: MAX_DRAW_DELAY_SECONDS,
    default: DEFAULT_SEALED_SECONDS,
    sentence: 'From the end of a sale to its draw, seconds',
  },
  maintenance: {
    variable: 'MAINTENANCE',
    choices: MAINTENANCE_PRESETS,
    default: DEFAULT_MAINTENANCE,
    sentence: 'Daily break',
  },
  timeZone: {
    variable: 'TIME_ZONE',
    accepts: isTimeZone,
    allowed: 'the IANA name of a time zone, like Asia/Shanghai or Europe/Paris',
    default: DEFAULT_TIME_ZONE,
    sentence: 'Where the hours of the daily break are those of the clock',
  },
  demoCredit: {
    variable: 'DEMO_CREDIT',
    min: 0,
    max: SUM.max,
    default: 1000,
    sentence: 'Credit of new players, USDT',
  },
  tokenRotationMinutes: {
    variable: 'TOKEN_ROTATION_MINUTES',
    min: 0,
    max: 43_200,
    default: 0,
    sentence: 'How old a token gets before a new one takes its place; 0 leaves tokens as they are',
  },
  chaseProfitRule: {
    variable: 'CHASE_PROFIT_RULE',
    choices: ['grow', 'stop'],
    default: 'grow',
    sentence: 'The profitable chase: multiples that grow, or flat stakes until the rate is reached',
  },
  chaseDoubleRule: {
    variable: 'CHASE_DOUBLE_RULE',
    choices: ['spaced', 'stepped'],
    default: 'spaced',
    sentence: 'The gap of the double chase: issues between bets, or issues between doublings',
  },
  maxChaseIssues: {
    variable: 'MAX_CHASE_ISSUES',
    min: 1,
    max: 100,
    default: MAX_CHASE_ISSUES,
    sentence: 'Most issues of one chase',
  },
  reviewPolicy: {
    variable: 'REVIEW_POLICY',
    choices: ['auto', 'manual'],
    default: 'auto',
    sentence: 'Deposits and withdrawals are decided',
  },
  reviewSeconds: {
    variable: 'REVIEW_SECONDS',
    min: 0,
    max: 86_400,
    default: 20,
    sentence: 'Decided by the mock after, seconds',
  },
  depositPassword: {
    variable: 'DEPOSIT_PASSWORD',
    choices: ['required', 'optional'],
    default: 'optional',
    sentence: 'Whether a deposit asks for the transaction password',
  },
  depositBonusPercent: {
    variable: 'DEPOSIT_BONUS',
    min: 0,
    max: 100,
    default: DEPOSIT_BONUS_PERCENT,
    sentence: 'Bonus of a deposit, percent',
  },
  depositBonusMost: {
    variable: 'DEPOSIT_BONUS_MOST',
    min: 0,
    max: SUM.max,
    default: usdtFromMicros(MAX_DEPOSIT_BONUS_MICROS),
    sentence: 'Maximum bonus, USDT',
  },
  depositMin: { ...SUM, default: usdtFromMicros(MIN_DEPOSIT_MICROS), sentence: 'Minimum deposit, USDT' },
  depositMax: { ...SUM, default: usdtFromMicros(MAX_DEPOSIT_MICROS), sentence: 'Maximum deposit, USDT' },
  withdrawalMin: {
    ...SUM,
    default: usdtFromMicros(MIN_WITHDRAWAL_MICROS),
    sentence: 'Minimum withdrawal, USDT',
  },
  withdrawalMax: {
    ...SUM,
    default: usdtFromMicros(MAX_WITHDRAWAL_MICROS),
    sentence: 'Maximum withdrawal, USDT',
  },
  withdrawalFeeBasisPoints: {
    min: 0,
    max: MAX_WITHDRAWAL_FEE_BASIS_POINTS,
    default: WITHDRAWAL_FEE_BASIS_POINTS,
    sentence: 'Fee of a withdrawal, hundredths of a percent',
  },
  homeOrderCount: {
    variable: 'HOME_ORDER_COUNT',
    min: 0,
    max: 10_000_000,
    default: DEFAULT_HOME_ORDER_COUNT,
    sentence: 'How many players have ordered, as the home list says',
  },
  pastDraws: {
    variable: 'PAST_DRAWS',
    min: 0,
    max: 2000,
    default: 200,
    sentence: 'Drawn issues that a fresh database starts with; holds when a world is made only',
  },
  oddsThousandths: {
    min: MIN_ODDS_THOUSANDTHS,
    max: MAX_ODDS_THOUSANDTHS,
    count: DEFAULT_ODDS_THOUSANDTHS.length,
    default: DEFAULT_ODDS_THOUSANDTHS,
    sentence: 'Odds in thousandths by play code, the stake included',
  },
} as const satisfies Readonly<Record<string, Setting>>;

type Settings = typeof WORLD_SETTINGS;

/** Settings of a world that differ from its server's. */
export type WorldSettings = { [Name in keyof Settings]?: ValueOf<Settings[Name]> };

/** What each setting is unless anything else is said. */
export const DEFAULT_SETTINGS = Object.fromEntries(
  Object.entries(WORLD_SETTINGS).map(([name, setting]) => [name, setting.default]),
  // `fromEntries` forgets which names it was given.
) as Required<WorldSettings>;

/** Whether the setting may be that. */
export function isAllowed(setting: Setting, value: unknown): boolean {
  if ('choices' in setting) return setting.choices.some((choice) => choice === value);
  if ('accepts' in setting) return typeof value === 'string' && setting.accepts(value);
  return Number.isInteger(value) && Number(value) >= setting.min && Number(value) <= setting.max;
}

/** What a setting may be, in words that complete "must be …". */
export function whatIsAllowed(setting: Setting): string {
  if ('choices' in setting) return `one of: ${setting.choices.join(', ')}`;
  if ('accepts' in setting) return setting.allowed;
  const { min, max, count } = setting;
  return `${count === undefined ? 'a whole number' : `${count} whole numbers`} from ${min} to ${max}`;
}
