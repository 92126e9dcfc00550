import { ISSUE_STATUS, type Issue } from '@canada28/shared/contract/issue.ts';
import { describe, expect, it } from 'vitest';
import { drawnIssues, withNewIssues } from './draw-history.ts';

const issue = (issueCode: string, digits: readonly number[] = [7, 3, 8]): Issue => ({
  id: Number(issueCode),
  issueCode,
  lastIssueCode: undefined,
  saleStartMs: 0,
  saleEndMs: 180_000,
  drawAtMs: 210_000,
  status: ISSUE_STATUS.settled,
  seedHash: undefined,
  result: {
    digits,
    sum: 18,
    winningPlayCodes: [18],
    drawnAtMs: 210_000,
    numbers: undefined,
    seedHex: undefined,
    isForced: false,
  },
  serverTimeMs: undefined,
});

const issues = (...codes: string[]) => codes.map((code) => issue(code));
const codesOf = (list: readonly Issue[] | undefined) => list?.map(({ issueCode }) => issueCode);

describe('the history of draws', () => {
  it('has the new issues on top, each once', () => {
    const joined = withNewIssues(
      issues('3184203', '3184202', '3184201'),
      issues('3184204', '3184203', '3184202'),
    );
    expect(codesOf(joined)).toEqual(['3184204', '3184203', '3184202', '3184201']);
  });

  it('stays as it is when there is nothing newer', () => {
    const history = issues('3184203', '3184202');
    expect(codesOf(withNewIssues(history, issues('3184203')))).toEqual(codesOf(history));
    expect(codesOf(withNewIssues(history, []))).toEqual(codesOf(history));
  });

  it('is the new issues alone where it was empty', () => {
    expect(codesOf(withNewIssues([], issues('3184203', '3184202')))).toEqual(['3184203', '3184202']);
  });

  it('has to be asked for again when issues between the two are missing', () => {
    expect(withNewIssues(issues('3184203'), issues('3184206', '3184205'))).toBeUndefined();
  });

  it('leaves out what has no result of three digits', () => {
    const awaited = { ...issue('3184204'), result: undefined };
    expect(codesOf(drawnIssues([awaited, issue('3184203'), issue('3184202', [7])]))).toEqual(['3184203']);
  });
});
