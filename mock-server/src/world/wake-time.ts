import type { Database } from '@canada28/db/open-database.ts';
import { type Clock, WorldClock } from './clock.ts';
import { goOn, type Say, standingMs } from './time-passed.ts';
import type { Downtime } from './world.ts';
import { findTime } from './world-time.ts';

/** A world's time as it wakes up, and when its server was off before; undefined when it is new. */
type WokenTime = { readonly clock: WorldClock; readonly off: Downtime | undefined };

/** When the machine's clock is turned back by less (ms), that is its own correction and not worth a word. */
const WORTH_SAYING_MS = 1000;

/** With what a world's time is opened. */
type Waking = {
  readonly wall: Clock;
  readonly say: Say;
  /** The newest moment that something was written at, 0 where nothing was. */
  readonly writtenMs: number;
  /** Since when its server is up, by the wall clock (epoch ms): the world may be asked for long after. */
  readonly upSinceMs: number;
};

/**
 * A world's time goes on from where it was left: it passed meanwhile. It stands at no earlier moment than
 * the last one stored, whatever the machine's clock says by now.
 */
export function wakeTime(db: Database, { wall, say, writtenMs, upSinceMs }: Waking): WokenTime {
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
  const untilMs = Math.min(standingMs(stored, upSinceMs), setting.worldMs);
  return { clock, off: leftMs === 0 ? undefined : { fromMs: leftMs, untilMs } };
}

function heldSentence(worldMs: number): string {
  const at = new Date(worldMs).toISOString();
  return `This computer's clock was turned back: the world's time never does, it goes on from ${at}.`;
}
