import type { InputOf } from '@canada28/shared/contract/call.ts';
import {
  dateTimeTextFromMs,
  isDateTimeText,
  msFromDateTimeText,
} from '@canada28/shared/contract/date-time.ts';
import {
  LOOSENABLE_LIMITS,
  type LoosenableLimit,
  type PlayLimitsWire,
  playLimitsToWire,
  type updatePlayLimitsCall,
} from '@canada28/shared/contract/play-limits.contract.ts';
import { MAX_TIME_OUT_MS } from '@canada28/shared/limits.ts';
import { parseUsdt } from '@canada28/shared/money/usdt.ts';
import { DAY_MS } from '@canada28/shared/units-of-time.ts';
import { AppError, badParameter } from '../../world/app-error.ts';
import type { PlayerContext } from '../../world/context.ts';
import { insertMessage } from '../messages/messages.repository.ts';
import { changedLimit } from './limit-rules.ts';
import { findTimeoutEndMs, getLimits } from './limits-in-force.ts';
import {
  type PlayLimitName,
  type StoredLimit,
  type StoredLimits,
  updateStoredLimit,
} from './play-limits.repository.ts';
import { readPlayLimits } from './read-play-limits.ts';

type Input = InputOf<typeof updatePlayLimitsCall>;

/** Changes the limits that are given, all or none, and answers how they stand. */
export function updatePlayLimits(context: PlayerContext, input: Input): PlayLimitsWire {
  const { db, player, clock } = context;
  const wanted = LOOSENABLE_LIMITS.flatMap((limit) => {
    const value = input[limit];
    return value === undefined ? [] : [{ limit, value: readLimit(limit, value) }];
  });
  const limits: Record<PlayLimitName, StoredLimit> = { ...getLimits(context) };
  if (input.timeoutUntil !== undefined)
    limits.timeoutUntil = takeTimeOut(context, limits, input.timeoutUntil);
  const changes = wanted
    .map(({ limit, value }) => ({ limit, changed: changedLimit(limits[limit], value, clock.nowMs()) }))
    .filter(({ limit, changed }) => changed !== limits[limit]);
  for (const { limit, changed } of changes) {
    limits[limit] = changed;
    updateStoredLimit(db, player.id, limit, changed);
  }
  if (changes.length > 0) {
    const message = { playerId: player.id, details: {}, createdAtMs: clock.nowMs() };
    insertMessage(db, { ...message, template: 'playLimitsChanged' });
  }
  return playLimitsToWire(readPlayLimits(context, limits));
}

/** Begins or prolongs a time-out; ending a running one earlier is what it is there to prevent (product §10). */
function takeTimeOut(context: PlayerContext, limits: StoredLimits, wanted: string | null): StoredLimit {
  const { db, player, clock } = context;
  const runningMs = findTimeoutEndMs(context, limits);
  const untilMs = wanted === null ? undefined : readTimeOut(wanted, clock.nowMs());
  if (runningMs !== undefined && (untilMs === undefined || untilMs < runningMs)) {
    throw new AppError('breakNotShortened', { until: dateTimeTextFromMs(runningMs) });
  }
  const timeOut = { value: untilMs, next: undefined };
  updateStoredLimit(db, player.id, 'timeoutUntil', timeOut);
  if (untilMs !== undefined && untilMs !== runningMs) {
    const details = { until: dateTimeTextFromMs(untilMs) };
    insertMessage(db, {
      playerId: player.id,
      template: 'timeOutStarted',
      details,
      createdAtMs: clock.nowMs(),
    });
  }
  return timeOut;
}

function readTimeOut(text: string, nowMs: number): number {
  const untilMs = isDateTimeText(text) ? msFromDateTimeText(text) : 0;
  if (untilMs <= nowMs) throw badParameter('timeoutUntil', 'must be a time to come');
  if (untilMs > nowMs + MAX_TIME_OUT_MS)
    throw new AppError('breakTooLong', { days: MAX_TIME_OUT_MS / DAY_MS });
  return untilMs;
}

function readLimit(limit: LoosenableLimit, wanted: number | null): number | undefined {
  if (wanted === null || limit === 'sessionMinutes') return wanted ?? undefined;
  const micros = parseUsdt(String(wanted));
  if (micros !== undefined) return micros;
  throw badParameter(limit, 'has more than 6 decimals');
}
