import { isReadPath } from '@canada28/shared/control/call-paths.ts';
import type { ControlOutputOf } from '@canada28/shared/control/control-call.ts';
import {
  type JournalEntry,
  type JournalMark,
  listJournalControl,
  type JournalState as ServerState,
  streamJournalControl,
} from '@canada28/shared/control/journal.control.ts';
import { getWorldControl } from '@canada28/shared/control/worlds.control.ts';
import { create } from 'zustand';
import { ControlFailure, control, urlOf } from './control-client.ts';
import { hasDatabase, place } from './place.ts';
import { afterPointerHold } from './pointer-hold.ts';
import { readAgain, readAgainSoon } from './query-client.ts';
import { useTester } from './tester.store.ts';

/**
 * The journal of this page's world as it grows. `live`: a stream brings each entry · `polled`: there is no stream, so
 * it is asked for once a second, until there is one again · `none`: this server keeps no journal · `gone`: the world is ·
 * `closed`: this page may not read it any more.
 */
export type JournalState = 'connecting' | 'live' | 'polled' | 'none' | 'gone' | 'closed';

type LiveJournal = {
  readonly state: JournalState;
  /** Oldest first; the page keeps more than the server does. */
  readonly entries: readonly JournalEntry[];
  /** So many were forgotten by the server before this page read them. */
  readonly missed: number;
  /** Up to this id the screen was cleared. */
  readonly clearedToId: number;
  /** Of which run of the journal the entries are; undefined before the server said. */
  readonly run: string | undefined;
  /** When (epoch ms of the server's wall) sessions of the world ended last because it became another one. */
  readonly sessionsEndedAtMs: number;
  /** Entries that testers marked. */
  readonly marks: readonly JournalMark[];
  /** The names of those who follow this world. */
  readonly testers: readonly string[];
};

export const MOST_ENTRIES = 5000;
/** The most that the server gives at once without a stream. */
const MOST_ASKED = 1000;
const EVERY_MS = 1000;
/** Changes in quick succession are read once, this long after the first of them. */
const SETTLE_MS = 250;

export const useLiveJournal = create<LiveJournal>(() => ({
  state: 'connecting',
  entries: [],
  missed: 0,
  clearedToId: 0,
  run: undefined,
  sessionsEndedAtMs: 0,
  marks: [],
  testers: [],
}));

export function useIsAway(): boolean {
  return useLiveJournal(isAway);
}

const isAway = ({ state, entries }: LiveJournal) => state === 'connecting' && entries.length > 0;

/** Whether the head of every page tells why nothing can be read: the mock is away, or the world is gone or closed to this page. */
export function useIsShutOut(): boolean {
  return useLiveJournal((journal) => isAway(journal) || ['gone', 'closed'].includes(journal.state));
}

/** Follows the journal of the world until the page is left; returns what ends it. */
export function followJournal(): () => void {
  return place.hasOwnHost ? followStream() : followByAsking(() => {});
}

/**
 * Where a stream is cut the browser connects again by itself, and where it gives up we do. Until there is one again what
 * happens is asked for, however often connecting fails in between. A page that is hidden has none: a browser has six
 * connections to a host, for all of its pages.
 */
function followStream(): () => void {
  let stopAsking: (() => void) | undefined;
  let source: EventSource | undefined;
  const ask = () => {
    stopAsking ??= followByAsking(() => {
      if (!document.hidden && source?.readyState === EventSource.CLOSED) connect();
    });
  };
  function connect(): void {
    const { name } = useTester.getState();
    source = new EventSource(
      urlOf(streamJournalControl, {
        query: { last: MOST_ENTRIES, ...(name !== '' && { tester: encodeURIComponent(name) }) },
      }),
    );
    source.addEventListener('open', () => {
      stopAsking?.();
      stopAsking = undefined;
      useLiveJournal.setState({ state: 'live' });
      // What happened before it was open is told by no event.
      readAgain();
    });
    source.addEventListener('journal', ({ data }) => meet(JSON.parse(data)));
    source.addEventListener('testers', ({ data }) => useLiveJournal.setState({ testers: JSON.parse(data) }));
    source.addEventListener('message', ({ data }) => addSoon(JSON.parse(data)));
    source.addEventListener('error', ask);
  }
  const begin = () => {
    source?.close();
    if (document.hidden) ask();
    else connect();
  };
  begin();
  document.addEventListener('visibilitychange', begin);
  // Others see the new name.
  const stopNaming = useTester.subscribe(({ name }, before) => {
    if (name !== before.name) begin();
  });
  return () => {
    document.removeEventListener('visibilitychange', begin);
    stopNaming();
    source?.close();
    stopAsking?.();
  };
}

/** Asks once a second for what is new, until it is ended; `onAnswer` follows each answer. */
function followByAsking(onAnswer: () => void): () => void {
  let isEnded = false;
  const ask = async () => {
    if (isEnded) return;
    const { state, list, journal } = await askOnce();
    // A stream may have come back while the answer was under way.
    if (isEnded) return;
    useLiveJournal.setState({ state, ...(journal && { testers: journal.testers }) });
    // Of another run everything is asked for, not what came after a number of the one before.
    const isSame = journal === undefined || meet(journal);
    if (isSame) add([...list].reverse());
    // Without a journal nothing tells of a change.
    if (state === 'none') readAgain();
    setTimeout(ask, EVERY_MS);
    if (state === 'polled') onAnswer();
  };
  void ask();
  return () => {
    isEnded = true;
  };
}

type JournalPage = ControlOutputOf<typeof listJournalControl>;

async function askOnce(): Promise<{
  readonly state: JournalState;
  readonly list: readonly JournalEntry[];
  readonly journal?: JournalPage;
}> {
  try {
    const sinceId = useLiveJournal.getState().entries.at(-1)?.id ?? 0;
    const page = await control(listJournalControl, { query: { sinceId, pageSize: MOST_ASKED } });
    return { state: 'polled', list: page.list, journal: page };
  } catch (error) {
    return { state: await stateOf(error), list: [] };
  }
}

async function stateOf(error: unknown): Promise<JournalState> {
  const status = error instanceof ControlFailure ? error.status : undefined;
  if (status === 403) return 'closed';
  return status === 404 ? whatIsMissing() : 'connecting';
}

async function whatIsMissing(): Promise<JournalState> {
  const isThere = await control(getWorldControl, { params: { name: place.world } }).then(
    () => true,
    () => false,
  );
  return isThere ? 'none' : 'gone';
}

let waiting: JournalEntry[] = [];

/** Begins again where the journal is of another run than what is shown; answers whether it goes on. */
function meet({ run, sessionsEndedAtMs, marks }: ServerState): boolean {
  const known = useLiveJournal.getState().run;
  const goesOn = known === undefined || known === run;
  if (!goesOn) waiting = [];
  useLiveJournal.setState({
    run,
    sessionsEndedAtMs,
    marks,
    ...(!goesOn && { entries: [], missed: 0, clearedToId: 0 }),
  });
  return goesOn;
}

/** Many entries may come in one moment: the screen is drawn once for all of them. */
function addSoon(entry: JournalEntry): void {
  waiting.push(entry);
  if (waiting.length > 1) return;
  setTimeout(() => afterPointerHold(addWaiting), SETTLE_MS);
}

function addWaiting(): void {
  const some = waiting;
  waiting = [];
  add(some);
}

function add(some: readonly JournalEntry[]): void {
  if (some.length === 0) return;
  const { entries, missed } = useLiveJournal.getState();
  const lastId = entries.at(-1)?.id ?? 0;
  const fresh = some.filter(({ id }) => id > lastId);
  const gap = lastId > 0 ? (fresh[0]?.id ?? lastId + 1) - lastId - 1 : 0;
  useLiveJournal.setState({ entries: [...entries, ...fresh].slice(-MOST_ENTRIES), missed: missed + gap });
  if (fresh.some(isChange)) readAgainSoon();
}

/**
 * Whether what the server told of may have changed what it answers: a read never does, unless a fault hit it and counts, or a
 * recording answered it, whose time goes on with its replies.
 */
export function isChange(entry: JournalEntry): boolean {
  if (entry.kind === 'happening') return true;
  if (entry.kind === 'control') return entry.method !== 'GET';
  return !hasDatabase || entry.faults.length > 0 || !isReadPath(entry.path ?? '');
}

export function showCleared(): void {
  useLiveJournal.setState({ clearedToId: 0 });
}

/** Clears the list on the screen; what the server keeps stays. */
export function clearEntries(): void {
  const { entries } = useLiveJournal.getState();
  useLiveJournal.setState({ clearedToId: entries.at(-1)?.id ?? 0, missed: 0 });
}
