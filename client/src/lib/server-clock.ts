/**
 * The server's time in the browser. A sample is anchored to the monotonic clock, so no wall clock matters.
 * Transitions: unknown → known (first sample) → distrusted (the device may have slept) → known (next sample).
 * A server that tells its time in replies is believed in that alone: its `Date` may be that of another machine.
 */
import { monotonicMs, wallClockMs } from './device-clock.ts';

/** The `Date` header counts whole seconds: the true time lies somewhere in the second after it. */
const DATE_HEADER_STEP_MS = 1000;
/** How much worse a sample gets with age; a crystal that runs 100 ppm wrong is a poor one. */
const DRIFT_PER_MS = 0.0001;

/** A `Date` may lag so much, ms; what is sealed longer before its time was sealed by an operator. */
const MOST_DATE_LAG_MS = 30_000;

/** A server whose time is earlier by more than this, and not by the errors of measuring, was set back; its own ms. */
const SET_BACK_MS = 5000;

/** What one response says about time. Both moments are readings of the monotonic clock, in ms. */
type ClockFacts = {
  sentAtMs: number;
  receivedAtMs: number;
  /** Field `serverTime` of the reply, epoch ms. */
  serverTimeMs?: number | undefined;
  /** Header `Date`. */
  dateHeader?: string | undefined;
  /** Header `x-demo-clock`, `<epoch ms>;rate=<n>`; rate 0 is a frozen clock (player-api §1). */
  demoClock?: string | undefined;
};

/** Server time at a moment of the monotonic clock, and how far it may be off. */
type Sample = {
  serverMs: number;
  sentAtMs: number;
  takenAtMs: number;
  receivedAtMs: number;
  rate: number;
  uncertaintyMs: number;
  /** From the `Date` header, which another machine may have written. */
  isFromDate: boolean;
};

/** The server's clock as this device knows it. */
export type ServerClock = {
  /** Hands in all that one response says about time; true where the server's time was set back. */
  observe: (facts: ClockFacts) => boolean;
  /** Server time, epoch ms; the device's own time until the first response. */
  nowMs: () => number;
  /** Server ms that pass in one ms of this device: 1, the demo clock's rate, or 0 when frozen. */
  rate: () => number;
  /** A moment that the server says has come; a clock known from `Date` that is a few seconds behind it is put right. */
  catchUpTo: (serverMs: number) => void;
  /** Lets the next sample replace the present one, because the device may have slept since. */
  distrust: () => void;
  subscribe: (listener: () => void) => () => void;
};

/** Where a clock gets its time from: the monotonic clock of the page and, before any response, the wall clock. */
type TimeSource = { monotonicMs: () => number; wallMs: () => number };

function parseDemoClock(header: string | undefined): { epochMs: number; rate: number } | undefined {
  const match = /^(\d+);\s*rate=(\d+(?:\.\d+)?)$/.exec(header?.trim() ?? '');
  return match ? { epochMs: Number(match[1]), rate: Number(match[2]) } : undefined;
}

function readSample(facts: ClockFacts, dateLagMs: number): Sample | undefined {
  const { sentAtMs, receivedAtMs } = facts;
  const halfTripMs = (receivedAtMs - sentAtMs) / 2;
  const demoClock = parseDemoClock(facts.demoClock);
  const rate = demoClock?.rate ?? 1;
  const trip = { sentAtMs, takenAtMs: receivedAtMs - halfTripMs, receivedAtMs, rate };
  const exactMs = demoClock?.epochMs ?? facts.serverTimeMs;
  if (exactMs !== undefined)
    return { ...trip, serverMs: exactMs, uncertaintyMs: halfTripMs * rate, isFromDate: false };
  const dateMs = Date.parse(facts.dateHeader ?? '');
  if (Number.isNaN(dateMs)) return undefined;
  const halfStepMs = DATE_HEADER_STEP_MS / 2;
  const uncertaintyMs = halfTripMs + halfStepMs;
  return { ...trip, serverMs: dateMs + halfStepMs + dateLagMs, uncertaintyMs, isFromDate: true };
}

/**
 * By how much a sample tells an earlier time than errors of measuring explain, in the server's ms. A rate that changed
 * explains any difference, as the phone ran on at the old one; and so does another source.
 */
function earlierMs(next: Sample, current: Sample): number {
  if (next.rate !== current.rate || next.isFromDate !== current.isFromDate) return 0;
  return timeAt(current, next.takenAtMs) - next.serverMs - next.uncertaintyMs - current.uncertaintyMs;
}

function isSetBack(next: Sample, current: Sample): boolean {
  const driftMs = DRIFT_PER_MS * (next.takenAtMs - current.takenAtMs);
  return earlierMs(next, current) > (SET_BACK_MS + driftMs) * Math.max(1, next.rate);
}

/**
 * Replies that were under way at once come in any order. Where the clock was moved forward meanwhile, the one of before
 * tells nothing any more, and it is no clock that was set back: that the next reply tells, too.
 */
function isOvertaken(next: Sample, current: Sample): boolean {
  return next.sentAtMs < current.receivedAtMs && earlierMs(next, current) > 0;
}

function timeAt(sample: Sample, monotonicMs: number): number {
  return sample.serverMs + (monotonicMs - sample.takenAtMs) * sample.rate;
}

/** The sample with the lowest latency wins, unless the server's clock was moved or the better one has grown old. */
function isBetter(next: Sample, current: Sample): boolean {
  if (next.rate !== current.rate) return true;
  if (isOvertaken(next, current)) return false;
  const ageMs = next.takenAtMs - current.takenAtMs;
  const currentUncertaintyMs = current.uncertaintyMs + ageMs * DRIFT_PER_MS * Math.max(1, current.rate);
  if (next.uncertaintyMs <= currentUncertaintyMs) return true;
  const differenceMs = Math.abs(next.serverMs - timeAt(current, next.takenAtMs));
  return differenceMs > next.uncertaintyMs + currentUncertaintyMs;
}

/** A clock that follows the server's; the time source is handed in. */
export function createServerClock(source: TimeSource): ServerClock {
  const listeners = new Set<() => void>();
  let sample: Sample | undefined;
  let isTrusted = false;
  let tellsItsTime = false;
  let dateLagMs = 0;

  return {
    observe(facts) {
      tellsItsTime ||= facts.serverTimeMs !== undefined;
      const next = readSample(tellsItsTime ? { ...facts, dateHeader: undefined } : facts, dateLagMs);
      if (next === undefined || (sample !== undefined && isTrusted && !isBetter(next, sample))) return false;
      const wasSetBack = sample !== undefined && isSetBack(next, sample);
      sample = next;
      isTrusted = true;
      for (const listener of listeners) listener();
      return wasSetBack;
    },
    nowMs: () => (sample === undefined ? source.wallMs() : timeAt(sample, source.monotonicMs())),
    rate: () => sample?.rate ?? 1,
    catchUpTo(serverMs) {
      const now = sample === undefined ? serverMs : timeAt(sample, source.monotonicMs());
      const behindMs = serverMs - now;
      if (!sample?.isFromDate || behindMs <= 0 || behindMs > MOST_DATE_LAG_MS) return;
      dateLagMs += behindMs;
      sample = { ...sample, serverMs: sample.serverMs + behindMs };
      for (const listener of listeners) listener();
    },
    distrust() {
      isTrusted = false;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const serverClock = createServerClock({ monotonicMs, wallMs: wallClockMs });

/** A page that was hidden may have slept, and the monotonic clock may have slept with it; returns the undo. */
export function resyncOnWake(clock: ServerClock, page: Document): () => void {
  const onChange = () => {
    if (page.visibilityState === 'visible') clock.distrust();
  };
  page.addEventListener('visibilitychange', onChange);
  return () => page.removeEventListener('visibilitychange', onChange);
}
