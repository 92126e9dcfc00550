/** What an interaction and the work after it cost on the main thread of a page, in processor time (ms). */
export type MainThreadTime = {
  /** From the event of the interaction that took longest to its paint. */
  readonly interactionMs: number;
  readonly longestTaskMs: number;
};

/** The part of Chromium's trace that is read here; times are in µs. */
type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly id?: string;
  readonly dur?: number;
  /** Processor time of the thread: what other programs do meanwhile is not in it. */
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly interactionId?: number } };
};

type Span = { readonly beginsAt: number; readonly endsAt: number };

/** Tasks of threads, and from when to when each event waited for its paint. */
export const TRACE_CATEGORIES = ['toplevel', 'devtools.timeline'];
const TASK = 'ThreadControllerImpl::RunTask';
const EVENT = 'EventTiming';
const MICROS_PER_MS = 1000;

/** Reads a trace of these categories; undefined where no interaction is in it. */
export function readMainThread(trace: string): MainThreadTime | undefined {
  const { traceEvents } = JSON.parse(trace) as { readonly traceEvents: readonly TraceEvent[] };
  const interactions = interactionsOf(traceEvents);
  const [first] = interactions;
  if (first === undefined) return undefined;
  const tasks = traceEvents.filter(
    ({ name, pid, tid, ts, dur = 0 }) =>
      name === TASK && pid === first.pid && tid === first.tid && ts + dur > first.beginsAt,
  );
  const costOf = (span: Span) => tasks.reduce((sum, task) => sum + processorTimeIn(task, span), 0);
  return {
    interactionMs: Math.max(...interactions.map(costOf)) / MICROS_PER_MS,
    longestTaskMs: Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / MICROS_PER_MS,
  };
}

/** The events of interactions, in their order, each from its time stamp to its paint. */
function interactionsOf(events: readonly TraceEvent[]) {
  const ofEvents = events.filter(({ name }) => name === EVENT);
  const begun = ofEvents.filter(({ ph, args }) => ph === 'b' && (args.data?.interactionId ?? 0) > 0);
  return begun
    .map(({ id, pid, tid, ts }) => {
      const end = ofEvents.find((event) => event.ph === 'e' && event.id === id && event.ts >= ts);
      return { pid, tid, beginsAt: ts, endsAt: end?.ts ?? ts };
    })
    .sort((a, b) => a.beginsAt - b.beginsAt);
}

/** Of a task that lies only partly in the span, the same part of its processor time. */
function processorTimeIn({ ts, dur = 0, tdur = 0 }: TraceEvent, { beginsAt, endsAt }: Span): number {
  const inSpan = Math.min(ts + dur, endsAt) - Math.max(ts, beginsAt);
  return inSpan <= 0 || dur === 0 ? 0 : (tdur * inSpan) / dur;
}
