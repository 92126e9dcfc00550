import type { Database } from '@canada28/db/open-database.ts';

/** 20 numbers and how they came about. */
type DrawnNumbers = {
  readonly numbers: readonly number[];
  /** Published with the result, so that every player can draw again; only where the numbers came from it. */
  readonly seedHex: string | undefined;
  readonly isForced: boolean;
};

/** Where the numbers of an issue come from. It is told the issue's code and nothing else: no bet can bend a draw. */
export type DrawSource = {
  /** Published when the issue is created, before its sale opens; undefined where there is no seed. */
  seedHash(issueCode: string): string | undefined;
  draw(db: Database, issueCode: string): DrawnNumbers;
};
