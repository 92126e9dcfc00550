import { isWinningChoice, type PlayCode } from './bet-choices.ts';
import { type PerZone, type Shape, shapeOf } from './draw-result.ts';
import { chanceOf, SHAPE_CHANCES } from './odds.ts';

/** What the trend reads of a drawn issue: its three digits and their sum 0–27 (game §7). */
export type TrendDraw = { readonly digits: Readonly<PerZone>; readonly sum: number };

/** One thing that a draw may come to, and its exact chance as a part of 1 (game §3, §7). */
export type Outcome = { readonly isHit: (draw: TrendDraw) => boolean; readonly chance: number };

/** How one outcome went in a window of draws, all figures in draws (game §7). */
export type OutcomeTrend = {
  /** By draw, newest first: draws since the last hit, 0 where it hit; undefined before the first hit that is known. */
  readonly gaps: readonly (number | undefined)[];
  /** The gap after the newest draw. */
  readonly gapNow: number | undefined;
  /** The longest gap of the window that is known. */
  readonly longestGap: number | undefined;
  readonly hits: number;
  /** Chance × draws of the window, rarely a whole number. */
  readonly expectedHits: number;
};

/** Whether hits are more or fewer than expected by over one standard deviation; chance alone does that (game §7). */
export type Heat = 'hot' | 'usual' | 'cold';

/** That a bet on the play code would have won; an exact sum is a play code too (game §3). */
export function choiceOutcome(playCode: PlayCode): Outcome {
  return { isHit: ({ sum }) => isWinningChoice(playCode, sum), chance: chanceOf(playCode) };
}

/** That the digits have the shape (game §3). */
export function shapeOutcome(shape: Shape): Outcome {
  return { isHit: ({ digits }) => shapeOf(digits) === shape, chance: SHAPE_CHANCES[shape] };
}

/**
 * The trend of an outcome over the newest `windowSize` draws of `draws`, which stand newest first. The older ones are
 * not counted as hits; they tell how long the gaps already were when the window began (game §7).
 */
export function outcomeTrend(
  outcome: Outcome,
  draws: readonly TrendDraw[],
  windowSize: number,
): OutcomeTrend {
  const gaps = gapsOf(draws.map(outcome.isHit)).slice(0, windowSize);
  const known = gaps.filter((gap) => gap !== undefined);
  return {
    gaps,
    gapNow: gaps[0],
    longestGap: known.length === 0 ? undefined : Math.max(...known),
    hits: gaps.filter((gap) => gap === 0).length,
    expectedHits: outcome.chance * gaps.length,
  };
}

/**
 * How far the hits of a window of `drawCount` draws are from what was to be expected, in standard deviations; 0 where
 * there was no draw (game §7).
 */
export function deviationsOf(hits: number, chance: number, drawCount: number): number {
  const expected = chance * drawCount;
  return expected === 0 ? 0 : (hits - expected) / Math.sqrt(expected * (1 - chance));
}

/** Hot and cold begin beyond one standard deviation (game §7). */
export function heatOf(deviations: number): Heat {
  if (deviations > 1) return 'hot';
  return deviations < -1 ? 'cold' : 'usual';
}

/** Both lists newest first; counted from the oldest draw on. */
function gapsOf(hits: readonly boolean[]): (number | undefined)[] {
  let gap: number | undefined;
  const oldestFirst = hits.toReversed().map((isHit) => {
    gap = gapAfter(gap, isHit);
    return gap;
  });
  return oldestFirst.toReversed();
}

function gapAfter(before: number | undefined, isHit: boolean): number | undefined {
  if (isHit) return 0;
  return before === undefined ? undefined : before + 1;
}
