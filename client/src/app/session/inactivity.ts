/**
 * Ends a session that is not operated. The last operation is a moment of the wall clock in the storage that all tabs
 * share, so a sleeping phone, a closed browser and a second tab are all covered (product §4).
 */
import { LAST_OPERATION_KEY, readStored, writeStored } from '../../lib/browser-storage.ts';

/** A finger that scrolls reports sixty times a second; storage hears of it once in this time, in ms. */
const SHORTEST_NOTE_MS = 1000;

/** What counts as operating the app (product §4): no `scroll`, which a page that moves its own content causes, too. */
const OPERATIONS = ['pointerdown', 'touchstart', 'touchmove', 'keydown', 'wheel'] as const;
/** Moments at which time may have passed unnoticed: the page wakes, is shown again, or another tab acted. */
const WAKINGS = ['visibilitychange', 'pageshow', 'focus', 'storage'] as const;

type InactivityOptions = {
  readonly limitMs: number;
  readonly nowMs: () => number;
  readonly view: Window;
  readonly isLoggedIn: () => boolean;
  /** Ends the session and says why. */
  readonly onInactive: () => void;
};

/** Undefined when nothing was noted yet, or the browser forbids storage. */
function findLastOperation(): number | undefined {
  const atMs = Number(readStored(LAST_OPERATION_KEY));
  return atMs > 0 ? atMs : undefined;
}

/** Watches until the returned undo is called; install it before `followOtherTabs`, see `check`. */
export function watchInactivity(options: InactivityOptions): () => void {
  const { limitMs, nowMs, view, isLoggedIn, onInactive } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ownLastMs = findLastOperation() ?? nowMs();

  const leftMs = () => Math.max(ownLastMs, findLastOperation() ?? 0) + limitMs - nowMs();

  // Where another tab has just ended the session, this one still counts as logged in here and says why, too.
  function check(): void {
    clearTimeout(timer);
    // The clock of the phone was set back: an operation to come counts as one of now.
    if (leftMs() > limitMs) noteOperation();
    if (isLoggedIn() && leftMs() <= 0) onInactive();
    timer = setTimeout(check, isLoggedIn() ? leftMs() : limitMs);
  }
  function noteOperation(): void {
    if (Math.abs(nowMs() - ownLastMs) < SHORTEST_NOTE_MS) return;
    ownLastMs = nowMs();
    writeStored(LAST_OPERATION_KEY, String(ownLastMs));
  }
  function onOperation(): void {
    // The touch that wakes the phone comes too late: first see whether the time is up.
    if (isLoggedIn() && leftMs() <= 0) check();
    else noteOperation();
  }

  const capture = { capture: true, passive: true } as const;
  for (const name of OPERATIONS) view.addEventListener(name, onOperation, capture);
  for (const name of WAKINGS) view.addEventListener(name, check, capture);
  check();
  return () => {
    clearTimeout(timer);
    for (const name of OPERATIONS) view.removeEventListener(name, onOperation, capture);
    for (const name of WAKINGS) view.removeEventListener(name, check, capture);
  };
}
