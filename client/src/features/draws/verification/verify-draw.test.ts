import type { IssueResult } from '@canada28/shared/contract/issue.ts';
import { winningPlayCodes } from '@canada28/shared/game/bet-choices.ts';
import { drawResult } from '@canada28/shared/game/draw-result.ts';
import { drawNumbersFromSeed, MOCK_BEACON, seedHashOf } from '@canada28/shared/game/fairness.ts';
import { describe, expect, it } from 'vitest';
import { type Claim, verifyDraw } from './verify-draw.ts';

const SEED_HEX = 'ab'.repeat(32);
const OTHER_HEX = 'ac'.repeat(32);
const ISSUE = '3184207';
const numbers = drawNumbersFromSeed({ seedHex: SEED_HEX, issueCode: ISSUE, beacon: MOCK_BEACON });
const { digits, sum } = drawResult(numbers);

const result: IssueResult = {
  digits,
  sum,
  winningPlayCodes: winningPlayCodes(sum),
  drawnAtMs: 1,
  numbers,
  seedHex: SEED_HEX,
  isForced: false,
};
const claim: Claim = {
  issueCode: ISSUE,
  result,
  seedHex: SEED_HEX,
  publishedHash: seedHashOf(SEED_HEX),
  seenHash: seedHashOf(SEED_HEX),
};

const failed = (changes: Partial<Claim>) => {
  const { isVerified, checks } = verifyDraw({ ...claim, ...changes });
  return { isVerified, failed: checks.filter(({ isPassed }) => !isPassed).map(({ name }) => name) };
};

describe('a draw is verified', () => {
  it('when hash, numbers, digits and sum all follow from the seed', () => {
    expect(verifyDraw(claim)).toEqual({
      isVerified: true,
      checks: ['hash', 'seenHash', 'numbers', 'result'].map((name) => ({ name, isPassed: true })),
      numbers,
    });
  });

  it('without a hash seen before, which is then not claimed to have been compared', () => {
    const { isVerified, checks } = verifyDraw({ ...claim, seenHash: undefined });
    expect(isVerified).toBe(true);
    expect(checks.map(({ name }) => name)).not.toContain('seenHash');
  });

  it('whatever the order in which the numbers came, and the case of the hex', () => {
    const shuffled = { ...result, numbers: numbers.toReversed() };
    expect(failed({ result: shuffled, publishedHash: seedHashOf(SEED_HEX).toUpperCase() }).failed).toEqual(
      [],
    );
  });
});

describe('a draw is not verified', () => {
  const swapped = [...numbers.slice(0, -1), numbers.at(-1) === 80 ? 79 : 80];
  it.each<[string, Partial<Claim>, string[]]>([
    ['when the published hash is of another seed', { publishedHash: seedHashOf(OTHER_HEX) }, ['hash']],
    ['when no hash was published', { publishedHash: undefined }, ['hash']],
    ['when the hash was another before the draw', { seenHash: seedHashOf(OTHER_HEX) }, ['seenHash']],
    ['when a number differs', { result: { ...result, numbers: swapped } }, ['numbers']],
    ['when no numbers were published', { result: { ...result, numbers: undefined } }, ['numbers']],
    ['when the sum differs', { result: { ...result, sum: sum + 1 } }, ['result']],
    ['when a digit differs', { result: { ...result, digits: [0, 0, sum] } }, ['result']],
    ['when the seed is of another issue', { issueCode: '3184208' }, ['numbers', 'result']],
    ['when the seed is not one', { seedHex: 'none' }, ['hash', 'seenHash', 'numbers', 'result']],
  ])('%s', (_rule, changes, names) => {
    expect(failed(changes)).toEqual({ isVerified: false, failed: names });
  });
});
