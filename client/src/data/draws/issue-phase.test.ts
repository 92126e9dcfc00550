import { ISSUE_STATUS } from '@canada28/shared/contract/issue.ts';
import { describe, expect, it } from 'vitest';
import { testIssue } from '../../testing/test-issue.ts';
import { issuePhase, phaseEndMs, phaseLeftShare } from './issue-phase.ts';

const { saleStartMs: SALE_START_MS, saleEndMs: SALE_END_MS, drawAtMs: DRAW_AT_MS } = testIssue;

describe('the phase of an issue', () => {
  it.each([
    [SALE_START_MS - 1, 'coming'],
    [SALE_START_MS, 'open'],
    [SALE_END_MS - 1, 'open'],
    [SALE_END_MS, 'sealed'],
    [DRAW_AT_MS - 1, 'sealed'],
    [DRAW_AT_MS, 'drawing'],
  ])('at %d is %s', (nowMs, phase) => {
    expect(issuePhase(testIssue, nowMs)).toBe(phase);
  });

  it('is sealed before the cutoff when the server says so', () => {
    expect(issuePhase({ ...testIssue, status: ISSUE_STATUS.sealed }, SALE_START_MS)).toBe('sealed');
  });

  it('is over as soon as the issue is void', () => {
    expect(issuePhase({ ...testIssue, status: ISSUE_STATUS.closed }, SALE_START_MS)).toBe('over');
  });

  it('is over as soon as there is a result', () => {
    const result = {
      digits: [7, 3, 8],
      sum: 18,
      winningPlayCodes: [18, 29, 31, 35],
      drawnAtMs: undefined,
      numbers: undefined,
      seedHex: undefined,
      isForced: false,
    };
    expect(issuePhase({ ...testIssue, result }, DRAW_AT_MS - 1)).toBe('over');
  });
});

describe('what is left of a phase', () => {
  it.each([
    ['coming', SALE_START_MS - 5, SALE_START_MS, 0],
    ['open', SALE_START_MS + 45_000, SALE_END_MS, 0.75],
    ['sealed', SALE_END_MS + 15_000, DRAW_AT_MS, 0.5],
    ['drawing', DRAW_AT_MS, undefined, 0],
    ['over', DRAW_AT_MS, undefined, 0],
  ] as const)('while %s', (phase, nowMs, endMs, share) => {
    expect(phaseEndMs(testIssue, phase)).toBe(endMs);
    expect(phaseLeftShare(testIssue, phase, nowMs)).toBe(share);
  });
});
