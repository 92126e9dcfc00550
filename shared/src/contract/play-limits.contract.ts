import { type Static, Type } from 'typebox';
import { MAX_MICROS, MICROS_PER_USDT, microsFromUsdt, nearestMicros, usdtFromMicros } from '../money/usdt.ts';
import { defineCall } from './call.ts';
import { dateTimeTextFromMs, msFromDateTimeText } from './date-time.ts';
import { neededNumber } from './reply-values.ts';
import { dateTimeText, namedShape, nullable, usdtAmount } from './schemas.ts';

const pendingReply = namedShape('PendingLimit', {
  dailyDeposit: Type.Optional(nullable(usdtAmount)),
  dailyLoss: Type.Optional(nullable(usdtAmount)),
  sessionMinutes: Type.Optional(nullable(Type.Integer())),
  appliesAt: dateTimeText,
});

/** A player's limits on the wire (player-api §2, getPlayLimits). */
export const playLimitsReply = namedShape('PlayLimits', {
  dailyDeposit: nullable(usdtAmount),
  dailyLoss: nullable(usdtAmount),
  sessionMinutes: nullable(Type.Integer()),
  timeoutUntil: nullable(dateTimeText),
  pending: Type.Array(pendingReply),
  depositedToday: usdtAmount,
  lostToday: usdtAmount,
});

export type PlayLimitsWire = Static<typeof playLimitsReply>;

/** The limits that take effect later when they are loosened; a time-out never gets shorter (player-api §2). */
export const LOOSENABLE_LIMITS = ['dailyDeposit', 'dailyLoss', 'sessionMinutes'] as const;

/** A limit that can be loosened. */
export type LoosenableLimit = (typeof LOOSENABLE_LIMITS)[number];

/** A looser value that waits for its time: micro-USDT or minutes; undefined takes the limit away. */
type PendingLimit = {
  readonly limit: LoosenableLimit;
  readonly value: number | undefined;
  readonly appliesAtMs: number;
};

/** The limits a player set; undefined is no limit. Sums in micro-USDT, the session in minutes (product §10). */
export type PlayLimits = {
  readonly dailyDeposit: number | undefined;
  readonly dailyLoss: number | undefined;
  readonly sessionMinutes: number | undefined;
  /** Epoch ms; undefined when no time-out is running. */
  readonly timeoutUntilMs: number | undefined;
  readonly pending: readonly PendingLimit[];
  readonly depositedTodayMicros: number;
  /** Below zero when more was won than staked today. */
  readonly lostTodayMicros: number;
};

export function playLimitsFromWire(wire: PlayLimitsWire): PlayLimits {
  return {
    dailyDeposit: valueFromWire('dailyDeposit', wire.dailyDeposit),
    dailyLoss: valueFromWire('dailyLoss', wire.dailyLoss),
    sessionMinutes: valueFromWire('sessionMinutes', wire.sessionMinutes),
    timeoutUntilMs: wire.timeoutUntil === null ? undefined : msFromDateTimeText(wire.timeoutUntil),
    pending: wire.pending.flatMap(pendingFromWire),
    depositedTodayMicros: nearestMicros(neededNumber(wire.depositedToday)),
    lostTodayMicros: nearestMicros(neededNumber(wire.lostToday)),
  };
}

export function playLimitsToWire(limits: PlayLimits): PlayLimitsWire {
  const { timeoutUntilMs } = limits;
  return {
    dailyDeposit: valueToWire('dailyDeposit', limits.dailyDeposit),
    dailyLoss: valueToWire('dailyLoss', limits.dailyLoss),
    sessionMinutes: valueToWire('sessionMinutes', limits.sessionMinutes),
    timeoutUntil: timeoutUntilMs === undefined ? null : dateTimeTextFromMs(timeoutUntilMs),
    pending: limits.pending.map(({ limit, value, appliesAtMs }) => ({
      [limit]: valueToWire(limit, value),
      appliesAt: dateTimeTextFromMs(appliesAtMs),
    })),
    depositedToday: usdtFromMicros(limits.depositedTodayMicros),
    lostToday: usdtFromMicros(limits.lostTodayMicros),
  };
}

function pendingFromWire(pending: PlayLimitsWire['pending'][number]): PendingLimit[] {
  const appliesAtMs = msFromDateTimeText(pending.appliesAt);
  return LOOSENABLE_LIMITS.flatMap((limit) => {
    const value = pending[limit];
    return value === undefined ? [] : [{ limit, value: valueFromWire(limit, value), appliesAtMs }];
  });
}

function valueFromWire(limit: LoosenableLimit, value: number | null): number | undefined {
  if (value === null) return undefined;
  return limit === 'sessionMinutes' ? neededNumber(value) : microsFromUsdt(value);
}

function valueToWire(limit: LoosenableLimit, value: number | undefined): number | null {
  if (value === undefined) return null;
  return limit === 'sessionMinutes' ? value : usdtFromMicros(value);
}

const exampleLimits: PlayLimitsWire = {
  dailyDeposit: 500,
  dailyLoss: 200,
  sessionMinutes: 60,
  timeoutUntil: null,
  pending: [{ dailyLoss: 300, appliesAt: '2026-08-17 17:17:12' }],
  depositedToday: 100,
  lostToday: 35.05,
};

export const getPlayLimitsCall = defineCall({
  path: 'user/getPlayLimits',
  summary: 'The limits in force, looser ones that wait, and what today (UTC+8) counts against them',
  origins: ['assumed'],
  output: playLimitsReply,
  example: { output: exampleLimits },
});

/** At most what an account can hold. */
const sumLimit = Type.Optional(nullable(Type.Number({ minimum: 0, maximum: MAX_MICROS / MICROS_PER_USDT })));

export const updatePlayLimitsCall = defineCall({
  path: 'user/updatePlayLimits',
  summary:
    'Changes the given limits, null takes one away: stricter at once, looser after 24 h; a time-out never gets shorter',
  origins: ['assumed'],
  input: Type.Object({
    dailyDeposit: sumLimit,
    dailyLoss: sumLimit,
    sessionMinutes: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 1440 }))),
    timeoutUntil: Type.Optional(nullable(dateTimeText)),
  }),
  output: playLimitsReply,
  refusals: ['badParameter', 'breakTooLong', 'breakNotShortened'],
  example: { input: { dailyLoss: 300 }, output: exampleLimits },
});
