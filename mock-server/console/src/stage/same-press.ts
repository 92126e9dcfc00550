/** Within so long (ms) two presses are one: clickers bounce. */
export const SAME_PRESS_MS = 400;

let pressedAt = Number.NEGATIVE_INFINITY;

/** Whether a press of this moment (ms) belongs to the one before it; if not, the next one is held against it. */
export function isSamePress(nowMs: number): boolean {
  if (nowMs - pressedAt < SAME_PRESS_MS) return true;
  pressedAt = nowMs;
  return false;
}
