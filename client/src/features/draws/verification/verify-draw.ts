import type { IssueResult } from '@canada28/shared/contract/issue.ts';
import { drawResult } from '@canada28/shared/game/draw-result.ts';
import { drawNumbersFromSeed, MOCK_BEACON, seedHashOf } from '@canada28/shared/game/fairness.ts';

/** What is compared: the published hash, the one seen before the draw, the 20 numbers, digits and sum (product §10). */
export type CheckName = 'hash' | 'seenHash' | 'numbers' | 'result';

export type DrawCheck = { readonly name: CheckName; readonly isPassed: boolean };

/** A draw computed again from its seed, and whether it is the one that was published. */
type DrawVerification = {
  readonly isVerified: boolean;
  readonly checks: readonly DrawCheck[];
  /** Computed numbers, ascending; none when the seed is not a seed. */
  readonly numbers: readonly number[];
};

/** All that a verification needs; nothing of it is trusted. */
export type Claim = {
  readonly issueCode: string;
  readonly result: IssueResult;
  readonly seedHex: string;
  readonly publishedHash: string | undefined;
  /** Undefined when the app was not open before the draw: then there is nothing to compare. */
  readonly seenHash: string | undefined;
};

const SEED_HEX = /^[0-9a-f]{64}$/i;

/** Computes the draw again from its seed and holds it against what was published (game §2). */
export function verifyDraw(claim: Claim): DrawVerification {
  const { result, publishedHash, seenHash } = claim;
  const { hash, numbers } = computeDraw(claim);
  const checks: DrawCheck[] = [
    { name: 'hash', isPassed: hash !== undefined && hash === publishedHash?.toLowerCase() },
    ...(seenHash === undefined
      ? []
      : [{ name: 'seenHash' as const, isPassed: hash === seenHash.toLowerCase() }]),
    { name: 'numbers', isPassed: isSameList(numbers, sorted(result.numbers ?? [])) },
    { name: 'result', isPassed: isSameResult(numbers, result) },
  ];
  return { isVerified: checks.every(({ isPassed }) => isPassed), checks, numbers };
}

function computeDraw({ seedHex, issueCode }: Claim): { hash: string | undefined; numbers: number[] } {
  if (!SEED_HEX.test(seedHex)) return { hash: undefined, numbers: [] };
  const numbers = drawNumbersFromSeed({ seedHex, issueCode, beacon: MOCK_BEACON });
  return { hash: seedHashOf(seedHex), numbers };
}

function isSameResult(numbers: readonly number[], { digits, sum }: IssueResult): boolean {
  if (numbers.length === 0) return false;
  const computed = drawResult(numbers);
  return isSameList(computed.digits, digits) && computed.sum === sum;
}

function isSameList(list: readonly number[], other: readonly number[]): boolean {
  return list.length > 0 && list.length === other.length && list.every((value, at) => value === other[at]);
}

function sorted(numbers: readonly number[]): number[] {
  return numbers.toSorted((a, b) => a - b);
}
