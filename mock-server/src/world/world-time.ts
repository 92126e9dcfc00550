import type { Database } from '@canada28/db/open-database.ts';
import { DAY_MS } from '@canada28/shared/units-of-time.ts';
import { type Clock, type ClockSetting, WorldClock } from './clock.ts';
import { readJsonFact, setWorldFact } from './world-facts.ts';

/** Tells the operator of the server something about a world's time, in a sentence. */
export type Say = (sentence: string) => void;

/** A world's time as it wakes up; `leftMs` is the moment at which it was left, undefined when it is new. */
type WokenTime = { readonly clock: WorldClock; readonly leftMs: number | undefined };

/** A clock faster than the wall's makes up for no more than this while its server is off (decision 016). */
const LONGEST_FAST_DOWNTIME_MS = 31 * DAY_MS;

/** When the machine's clock is turned back by less (ms), that is its own correction and not worth a word. */
const WORTH_SAYING_MS = 1000;

/** With what a world's time is opened. */
type Waking = {
  readonly wall: Clock;
  readonly say: Say;
  /** The newest moment that something was written at, 0 where nothing was. */
  readonly writtenMs: number;
};

/**
 * A world's time goes on from where it was left: it passed meanwhile. It stands at no earlier moment than
 * the last one stored, whatever the machine's clock says by now.
 */
export function wakeTime(db: Database, { wall, say, writtenMs }: Waking): WokenTime {
  const wallMs = wall.nowMs();
  const stored = findTime(db);
  const leftMs = Math.max(stored?.worldMs ?? 0, writtenMs);
  const goneOn = goOn(stored, wallMs, say);
  const isTurnedBack = goneOn.worldMs < leftMs || (stored?.wallMs ?? 0) - wallMs >= WORTH_SAYING_MS;
  if (isTurnedBack) say(heldSentence(leftMs));
  const setting = { ...goneOn, worldMs: Math.max(goneOn.worldMs, leftMs), wallMs };
  const clock = new WorldClock(wall, setting, (byMs) => {
    if (byMs >= WORTH_SAYING_MS) say(heldSentence(clock.nowMs()));
  });
  return { clock, leftMs: leftMs === 0 ? undefined : leftMs };
}

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

/** The moment (epoch ms) at which a world that is not open stands by now. */
export function standingMs(left: ClockSetting | undefined, wallMs: number): number {
  return goOn(left, wallMs).worldMs;
}

function goOn(left: ClockSetting | undefined, nowWallMs: number, say: Say = () => undefined) {
  if (left === undefined) return { worldMs: nowWallMs, rate: 1 };
  const { worldMs, rate, wallMs } = left;
  const offMs = Math.max(nowWallMs - wallMs, 0);
  const mostMs = rate > 1 ? Math.max(offMs, LONGEST_FAST_DOWNTIME_MS) : Number.POSITIVE_INFINITY;
  const passedMs = Math.floor(offMs * rate);
  if (passedMs > mostMs) {
    const days = Math.floor(mostMs / DAY_MS);
    say(
      `The world's clock runs ${rate} times as fast: of the time that the server was off it makes up ${days} days.`,
    );
  }
  return { worldMs: worldMs + Math.min(passedMs, mostMs), rate };
}

function heldSentence(worldMs: number): string {
  const at = new Date(worldMs).toISOString();
  return `This computer's clock was turned back: the world's time never does, it goes on from ${at}.`;
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
