import { DOUBLE_TAP_MS } from '@canada28/shared/limits.ts';

/** Two taps further apart than a fingertip are two intentions, for instance two keys of a keypad. */
const SAME_SPOT_PX = 30;
/** Inside an element with this attribute every tap counts: a passcode may hold the same digit twice. */
const RAPID_TAPS_SELECTOR = '[data-rapid-taps]';

type Tap = { atMs: number; x: number; y: number };

function isDoubleTap(previous: Tap, tap: Tap): boolean {
  const distance = Math.hypot(tap.x - previous.x, tap.y - previous.y);
  return tap.atMs - previous.atMs <= DOUBLE_TAP_MS && distance <= SAME_SPOT_PX;
}

function allowsRapidTaps(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(RAPID_TAPS_SELECTOR) !== null;
}

function cancel(event: Event): void {
  if (event.cancelable) event.preventDefault();
}

function blockMultiTouch(event: TouchEvent): void {
  if (event.touches.length > 1) cancel(event);
}

function createDoubleTapBlock(): (event: TouchEvent) => void {
  let previous: Tap | undefined;
  return (event) => {
    const touch = event.changedTouches[0];
    if (touch === undefined || allowsRapidTaps(event.target)) return;
    const tap = { atMs: event.timeStamp, x: touch.clientX, y: touch.clientY };
    if (previous !== undefined && isDoubleTap(previous, tap)) cancel(event);
    previous = tap;
  };
}

/**
 * Blocks multi-touch and double taps (product §4) and returns the undo. It cancels touch events only and never looks
 * at a click: the keyboard and screen readers activate by click alone, so they are never swallowed.
 */
export function installTouchGuard(root: HTMLElement): () => void {
  const blockDoubleTap = createDoubleTapBlock();
  const active = { passive: false } as const;
  root.addEventListener('touchstart', blockMultiTouch, active);
  root.addEventListener('touchmove', blockMultiTouch, active);
  root.addEventListener('touchend', blockDoubleTap, active);
  // Safari reports a pinch by an event of its own.
  root.addEventListener('gesturestart', cancel, active);
  return () => {
    root.removeEventListener('touchstart', blockMultiTouch);
    root.removeEventListener('touchmove', blockMultiTouch);
    root.removeEventListener('touchend', blockDoubleTap);
    root.removeEventListener('gesturestart', cancel);
  };
}
