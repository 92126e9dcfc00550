import type { IssueResult } from '@canada28/shared/contract/issue.ts';
import { DRAW_SIZE, drawResult, HIGHEST_NUMBER } from '@canada28/shared/game/draw-result.ts';
import { DrawnNumbers } from './drawn-numbers.tsx';
import { RollingSum } from './rolling-sum.tsx';
import { ZoneTable } from './zone-table.tsx';

type DrawInFullProps = {
  /** Undefined while the draw is awaited: then the places of the balls are kept. */
  result: IssueResult | undefined;
  /** The player won: the sum is of gold. */
  isWin: boolean;
};

/** How a draw comes about: its 20 numbers, where the server publishes them, then the digits of the zones and their sum. */
export function DrawInFull({ result, isWin }: DrawInFullProps) {
  const numbers = publishedNumbers(result);
  const hasNumbers = result === undefined || numbers !== undefined;
  return (
    <>
      {hasNumbers && <DrawnNumbers numbers={numbers} />}
      {hasNumbers && <ZoneTable draw={numbers && drawResult(numbers)} />}
      <RollingSum result={result} isWin={isWin} />
    </>
  );
}

/** The numbers in ascending order where the server publishes 20 true ones; other servers do not (player-api §3, "A"). */
function publishedNumbers(result: IssueResult | undefined): number[] | undefined {
  const numbers = (result?.numbers ?? []).filter(
    (number) => Number.isInteger(number) && number >= 1 && number <= HIGHEST_NUMBER,
  );
  const isWhole = numbers.length === DRAW_SIZE && new Set(numbers).size === DRAW_SIZE;
  return isWhole ? numbers.toSorted((a, b) => a - b) : undefined;
}
