import { type Static, type TSchema, Type } from 'typebox';
import { MAINTENANCE_PRESETS } from '../game/maintenance-week.ts';
import {
  DRAW_INTERVALS_SECONDS,
  MAX_DRAW_DELAY_SECONDS,
  MAX_ODDS_THOUSANDTHS,
  MAX_SEALED_SECONDS,
  MIN_ODDS_THOUSANDTHS,
  MIN_SEALED_SECONDS,
} from '../limits.ts';
import { anyOf, oneOf } from './control-call.ts';

const wholeNumber = (minimum: number, maximum: number) => Type.Integer({ minimum, maximum });

const wholeUsdt = (minimum: number) => Type.Integer({ minimum, maximum: 1_000_000, description: 'USDT' });

/**
 * What a world may have otherwise than the server's environment says, each checked like the variable of its name
 * (control §1). Seconds, minutes, percent and USDT as the names say; odds in thousandths, stake included, by play code.
 */
export const worldSettings = anyOf({
  drawIntervalSeconds: oneOf(DRAW_INTERVALS_SECONDS),
  sealedSeconds: wholeNumber(MIN_SEALED_SECONDS, MAX_SEALED_SECONDS),
  drawDelaySeconds: wholeNumber(0, MAX_DRAW_DELAY_SECONDS),
  maintenance: oneOf(MAINTENANCE_PRESETS),
  timeZone: Type.String({ minLength: 1, maxLength: 64 }),
  demoCredit: wholeUsdt(0),
  tokenRotationMinutes: wholeNumber(0, 43_200),
  chaseProfitRule: oneOf(['grow', 'stop']),
  chaseDoubleRule: oneOf(['spaced', 'stepped']),
  maxChaseIssues: wholeNumber(1, 100),
  reviewPolicy: oneOf(['auto', 'manual']),
  reviewSeconds: wholeNumber(0, 86_400),
  depositPassword: oneOf(['required', 'optional']),
  depositBonusPercent: wholeNumber(0, 100),
  depositBonusMost: wholeUsdt(0),
  depositMin: wholeUsdt(1),
  depositMax: wholeUsdt(1),
  withdrawalMin: wholeUsdt(1),
  withdrawalMax: wholeUsdt(1),
  homeOrderCount: wholeNumber(0, 10_000_000),
  pastDraws: wholeNumber(0, 2000),
  oddsThousandths: Type.Array(wholeNumber(MIN_ODDS_THOUSANDTHS, MAX_ODDS_THOUSANDTHS), {
    minItems: 38,
    maxItems: 38,
  }),
});

const { pastDraws: _ofFoundation, ...whileRunning } = worldSettings.properties;

/** The same but for what a world only has when it is founded: these may change while it runs (control §6). */
export const runningSettings = Type.With(anyOf(whileRunning), { title: 'RunningSettings' });

/** Settings of a world that differ from its server's. */
export type WorldSettings = Static<typeof worldSettings>;

/** The settings by their names. */
export const SETTINGS: Readonly<Record<string, TSchema>> = worldSettings.properties;

/** What the schemas of settings are made of, as far as they have it. */
type Rules = TSchema & {
  readonly type?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly items?: TSchema;
  readonly anyOf?: readonly { readonly const: unknown }[];
};

/** What a setting may be, in words that complete "must be …". */
export function whatIsAllowed(schema: TSchema): string {
  const { type, anyOf, items, minItems } = schema as Rules;
  if (anyOf !== undefined) return `one of: ${anyOf.map((one) => one.const).join(', ')}`;
  if (items !== undefined) return `${minItems} whole numbers ${bounds(items)}`;
  return `a ${type === 'integer' ? `whole number ${bounds(schema)}` : 'text of 1 to 64 letters'}`;
}

function bounds(schema: TSchema): string {
  const { minimum, maximum } = schema as Rules;
  return `from ${minimum} to ${maximum}`;
}
