import { ISSUE_STATUS, type Issue } from '@canada28/shared/contract/issue.ts';
import { winningPlayCodes } from '@canada28/shared/game/bet-choices.ts';
import { drawResult } from '@canada28/shared/game/draw-result.ts';
import { drawNumbersFromSeed, MOCK_BEACON, seedHashOf } from '@canada28/shared/game/fairness.ts';
import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadAllTexts, startI18n } from '../../../i18n/i18n.ts';
import { noteWorldChange } from '../../../lib/world.store.ts';
import { PhoneFrame } from '../../../ui/overlays/phone-frame.tsx';
import { rememberSeedHash } from './seed-hashes.ts';
import { VerifySheet } from './verify-sheet.tsx';

const SEED_HEX = 'ab'.repeat(32);
const ISSUE = '3184207';
const numbers = drawNumbersFromSeed({ seedHex: SEED_HEX, issueCode: ISSUE, beacon: MOCK_BEACON });
const { digits, sum } = drawResult(numbers);
const result = {
  digits,
  sum,
  winningPlayCodes: winningPlayCodes(sum),
  drawnAtMs: 1,
  numbers,
  seedHex: SEED_HEX,
  isForced: false,
};

const show = (changes: { seedHex?: string }) =>
  render(
    <PhoneFrame>
      <VerifySheet
        isOpen
        onClose={() => undefined}
        issueCode={ISSUE}
        result={result}
        seedHex={SEED_HEX}
        publishedHash={seedHashOf(SEED_HEX)}
        {...changes}
      />
    </PhoneFrame>,
  );

beforeEach(async () => {
  // Whatever was seen before was seen in another world.
  noteWorldChange();
  await startI18n('en');
  await loadAllTexts();
});

describe('the verification of a draw', () => {
  it('is plain when everything agrees, and claims no earlier hash where none was seen', () => {
    show({});
    screen.getByText('Verified');
    expect(screen.queryByText(/this device saw/)).toBe(null);
  });

  it('is plain about every difference', () => {
    show({ seedHex: 'ac'.repeat(32) });
    screen.getByText('Verification failed');
    screen.getByText('The seed does not match the published hash');
    screen.getByText('The recomputed numbers differ from the draw');
    screen.getByText('Zones, digits or sum differ');
  });

  it('finds a hash that was replaced after the sale began', () => {
    const issue: Issue = {
      id: 1,
      issueCode: ISSUE,
      lastIssueCode: undefined,
      saleStartMs: 0,
      saleEndMs: 1,
      drawAtMs: 2,
      status: ISSUE_STATUS.selling,
      seedHash: seedHashOf('ac'.repeat(32)),
      result: undefined,
      serverTimeMs: undefined,
    };
    rememberSeedHash(issue);
    rememberSeedHash({ ...issue, seedHash: seedHashOf(SEED_HEX) });
    show({});
    screen.getByText('Verification failed');
    screen.getByText('It is not the hash that this device saw before the draw');
  });
});
