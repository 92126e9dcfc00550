import { DRAW_SIZE, HIGHEST_NUMBER } from '@canada28/shared/game/draw-result.ts';

/** 20 different numbers of 1–80 to explain a draw with; `random` gives numbers from 0 up to 1. Never a real draw. */
export function randomDraw(random: () => number): number[] {
  const numbers = Array.from({ length: HIGHEST_NUMBER }, (_, index) => index + 1);
  return Array.from({ length: DRAW_SIZE }, () => {
    const [taken = 0] = numbers.splice(Math.floor(random() * numbers.length), 1);
    return taken;
  });
}
