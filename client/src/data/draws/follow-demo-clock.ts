/**
 * The clock of a demo may be moved at any moment, and an open page follows it within a second: the page's own head is
 * read, which tells the clock and costs the server no call. A crowd of clients reads it as rarely as the server can
 * serve all of them, and a server without the mark of a demo is never asked so.
 */
import type { QueryClient } from '@tanstack/react-query';
import { readDemoClock } from '../../lib/api-client.ts';
import { monotonicMs } from '../../lib/device-clock.ts';
import { serverClock } from '../../lib/server-clock.ts';
import { hasDemoMark, useWorld } from '../../lib/world.store.ts';
import { currentIssueQuery } from './issue.queries.ts';

const LOOK_MS = 600;
/** After a look that failed, the next. */
const FAILED_LOOK_MS = 5000;
/** A clock that differs by more from what was expected was moved; in ms of the device. */
const MOVED_MS = 1000;

/** Watches until the returned undo is called. */
export function followDemoClock(client: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let isStopped = false;
  let known = reading();
  const stopListening = serverClock.subscribe(() => {
    const before = known;
    known = reading();
    if (isMoved(before, known) && hasDemoMark(useWorld.getState())) lookAtIssue(client);
  });
  const look = async () => {
    // Without a network every look would fail, and the browser complain of each.
    const isReachable = navigator.onLine && document.visibilityState === 'visible';
    const isDue = isReachable && hasDemoMark(useWorld.getState());
    const hasAnswer = !isDue || (await readDemoClock());
    if (!isStopped)
      timer = setTimeout(look, hasAnswer ? useWorld.getState().crowdMs || LOOK_MS : FAILED_LOOK_MS);
  };
  timer = setTimeout(look, LOOK_MS);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stopListening();
  };
}

type Reading = { readonly atMs: number; readonly nowMs: number; readonly rate: number };

function reading(): Reading {
  return { atMs: monotonicMs(), nowMs: serverClock.nowMs(), rate: serverClock.rate() };
}

function isMoved(before: Reading, now: Reading): boolean {
  if (before.rate !== now.rate) return true;
  const expectedMs = before.nowMs + (now.atMs - before.atMs) * before.rate;
  return Math.abs(now.nowMs - expectedMs) > MOVED_MS * Math.max(1, now.rate);
}

/** The issue of the moment may be another one; what follows it is asked for with it. */
function lookAtIssue(client: QueryClient): void {
  const { queryKey } = currentIssueQuery;
  void client.refetchQueries({ queryKey, type: 'active' }, { cancelRefetch: false });
}
