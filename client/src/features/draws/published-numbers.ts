import type { IssueResult } from '@canada28/shared/contract/issue.ts';
import { DRAW_SIZE, HIGHEST_NUMBER } from '@canada28/shared/game/draw-result.ts';

/** The numbers in ascending order where the server publishes 20 true ones; other servers do not (contract §3, "A"). */
export function publishedNumbers(result: IssueResult | undefined): number[] | undefined {
  const numbers = (result?.numbers ?? []).filter(
    (number) => Number.isInteger(number) && number >= 1 && number <= HIGHEST_NUMBER,
  );
  const isWhole = numbers.length === DRAW_SIZE && new Set(numbers).size === DRAW_SIZE;
  return isWhole ? numbers.toSorted((a, b) => a - b) : undefined;
}
