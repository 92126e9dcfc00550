/**
 * When what rolls in, in ms from the start of a reveal: the 20 numbers one by one, the three digits, the sum. Over
 * within 3 s.
 */
const NUMBER_STEP_MS = 70;
const FIRST_DIGIT_MS = 1550;
const DIGIT_STEP_MS = 350;

/** Start of the sum. */
export const SUM_MS = 2600;

/** How long one ball takes to roll in, ms. */
export const ROLL_MS = 350;

/** When everything is there, ms. */
export const REVEAL_MS = SUM_MS + ROLL_MS;

/** How long the fade takes that stands for all of it under reduced motion, ms. */
export const FADE_MS = 250;

/** Start of the drawn number at a position 0–19. */
export function numberDelayMs(position: number): number {
  return position * NUMBER_STEP_MS;
}

/** Start of the digit, and of the row, of a zone 0–2. */
export function digitDelayMs(zone: number): number {
  return FIRST_DIGIT_MS + zone * DIGIT_STEP_MS;
}
