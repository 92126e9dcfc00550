import type { Database } from '@canada28/db/open-database.ts';
import type { ClockSetting, WorldClock } from './clock.ts';
import { readJsonFact } from './json-fact.ts';
import { setWorldFact } from './world-facts.ts';

export function findTime(db: Database): ClockSetting | undefined {
  return readJsonFact(db, 'clock', isClockSetting);
}

/** Keeps a world's time for its next start, at no earlier moment than `leastMs` (epoch ms). */
export function storeTime(
  { db, clock }: { readonly db: Database; readonly clock: WorldClock },
  leastMs = Number.NEGATIVE_INFINITY,
): void {
  const { worldMs, rate, wallMs } = clock.setting;
  const setting: ClockSetting = { worldMs: Math.max(worldMs, leastMs), rate, wallMs };
  setWorldFact(db, 'clock', JSON.stringify(setting));
}

/** Lets the time stored in an image go on from a moment of the wall clock (epoch ms): none has passed since it was left. */
export function resumeTime(db: Database, wallMs: number): void {
  const left = findTime(db);
  if (left !== undefined) setWorldFact(db, 'clock', JSON.stringify({ ...left, wallMs }));
}

function isClockSetting(value: unknown): value is ClockSetting {
  if (typeof value !== 'object' || value === null) return false;
  // Any object may be asked for a field; each is checked right here.
  const { worldMs, rate, wallMs } = value as Partial<Record<string, unknown>>;
  return (
    Number.isSafeInteger(worldMs) &&
    Number.isSafeInteger(wallMs) &&
    Number.isFinite(rate) &&
    Number(rate) >= 0
  );
}
