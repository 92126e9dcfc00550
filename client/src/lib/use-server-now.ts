import { useEffect, useReducer, useRef } from 'react';
import { type ServerClock, serverClock } from './server-clock.ts';

/** A demo clock may run a hundred times faster; more than ten figures a second cannot be read. */
const SHORTEST_TICK_MS = 100;

/** Whole intervals of server time that have passed, in ms: the value changes exactly at the edges. */
function passedIntervals(clock: ServerClock, intervalMs: number): number {
  return Math.floor(clock.nowMs() / intervalMs) * intervalMs;
}

function delayToNextEdge(clock: ServerClock, intervalMs: number): number {
  const leftMs = intervalMs - (clock.nowMs() % intervalMs);
  return Math.max(SHORTEST_TICK_MS, Math.ceil(leftMs / clock.rate()));
}

/**
 * Calls back at each whole interval of server time. Every wait is measured again from the clock, so that the throttled
 * timers of a background tab cannot add up, and a tab that comes back is right at once.
 */
function subscribeToTicks(clock: ServerClock, intervalMs: number, onTick: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function scheduleNext(): void {
    clearTimeout(timer);
    if (clock.rate() > 0) timer = setTimeout(tick, delayToNextEdge(clock, intervalMs));
  }
  function tick(): void {
    onTick();
    scheduleNext();
  }

  const unsubscribe = clock.subscribe(tick);
  globalThis.document?.addEventListener('visibilitychange', tick);
  scheduleNext();
  return () => {
    clearTimeout(timer);
    unsubscribe();
    globalThis.document?.removeEventListener('visibilitychange', tick);
  };
}

/**
 * Server time in epoch ms, cut to whole intervals and renewed at each of them. Whatever else renders reads it again; but
 * only ticks ask for another rendering, or on a clock a thousand times as fast each would bring the next, without end.
 */
export function useServerNow(intervalMs = 1000, clock: ServerClock = serverClock): number {
  const [, renderAgain] = useReducer((renderings: number) => renderings + 1, 0);
  const nowMs = passedIntervals(clock, intervalMs);
  const shownMs = useRef(nowMs);
  useEffect(() => {
    shownMs.current = nowMs;
  });
  useEffect(() => {
    const onTick = () => {
      if (passedIntervals(clock, intervalMs) !== shownMs.current) renderAgain();
    };
    // The clock may have been set between the rendering and now.
    onTick();
    return subscribeToTicks(clock, intervalMs, onTick);
  }, [clock, intervalMs]);
  return nowMs;
}
