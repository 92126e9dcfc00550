import { DAY_MS } from '@canada28/shared/units-of-time.ts';
import type { ClockSetting } from './clock.ts';
import type { World } from './world.ts';

/** Tells the operator of the server something about a world's time, in a sentence. */
export type Say = (sentence: string) => void;

/** A clock faster than the wall's makes up for no more than this while its world is closed, because its server is off or no call came (decision 016). */
const LONGEST_FAST_DOWNTIME_MS = 31 * DAY_MS;

/** The moment (epoch ms) at which a world that is not open stands by now. */
export function standingMs(left: ClockSetting | undefined, wallMs: number): number {
  return goOn(left, wallMs).worldMs;
}

/**
 * The moment (epoch ms) at which an open world is said to stand. A fast clock runs ahead of what has happened while no call
 * comes, and is put back where its world cannot keep up (decision 016): no later moment is told than of a closed one.
 */
export function toldMs({ clock, timetable: { reachedMs } }: World): number {
  const nowMs = clock.nowMs();
  const isAhead = clock.rate > 1 && Number.isFinite(reachedMs);
  return isAhead ? Math.min(nowMs, reachedMs + LONGEST_FAST_DOWNTIME_MS) : nowMs;
}

/** Where a time goes on that was left at `left`: it passed meanwhile. */
export function goOn(left: ClockSetting | undefined, nowWallMs: number, say: Say = () => undefined) {
  if (left === undefined) return { worldMs: nowWallMs, rate: 1 };
  const { worldMs, rate, wallMs } = left;
  const offMs = Math.max(nowWallMs - wallMs, 0);
  const mostMs = rate > 1 ? Math.max(offMs, LONGEST_FAST_DOWNTIME_MS) : Number.POSITIVE_INFINITY;
  const passedMs = Math.floor(offMs * rate);
  if (passedMs > mostMs) {
    const days = Math.floor(mostMs / DAY_MS);
    say(
      `The world's clock runs ${rate} times as fast: of the time that the world was closed it makes up ${days} days.`,
    );
  }
  return { worldMs: worldMs + Math.min(passedMs, mostMs), rate };
}
