import { ISSUE_STATUS, type Issue, type IssueResult } from '@canada28/shared/contract/issue.ts';
import { describe, expect, it } from 'vitest';
import { awaitedDraw } from './awaited-draw.ts';

const START = 1_000_000;
const SALE_MS = 180_000;
const SLOT_MS = 210_000;

const resultAt = (drawnAtMs: number): IssueResult => ({
  digits: [7, 3, 8],
  sum: 18,
  winningPlayCodes: [18, 29, 31, 35],
  drawnAtMs,
  numbers: undefined,
  seedHex: undefined,
  isForced: false,
});

function issue(number: number, drawnAtMs?: number): Issue {
  const saleStartMs = START + (number - 1) * SLOT_MS;
  return {
    id: number,
    issueCode: `318420${number}`,
    lastIssueCode: number === 0 ? undefined : `318420${number - 1}`,
    saleStartMs,
    saleEndMs: saleStartMs + SALE_MS,
    drawAtMs: saleStartMs + SLOT_MS,
    status: ISSUE_STATUS.created,
    seedHash: undefined,
    result: drawnAtMs === undefined ? undefined : resultAt(drawnAtMs),
    serverTimeMs: undefined,
  };
}

const SEALED_AT = START + SALE_MS;
const NEXT_SALE = START + SLOT_MS;

describe('the draw that concerns the player', () => {
  it('is none before the first draw of all', () => {
    const facts = { current: issue(0), recent: [], nowMs: START - SLOT_MS + 1, enteredAtMs: 0 };
    expect(awaitedDraw(facts)).toBeUndefined();
  });

  it('is the one before the issue on sale, out of view for a player who came later', () => {
    const facts = {
      current: issue(1),
      recent: [issue(0, START)],
      nowMs: START + 5000,
      enteredAtMs: START + 1,
    };
    expect(awaitedDraw(facts)).toMatchObject({ issueCode: '3184200', isWitnessed: false, isInView: false });
  });

  it('is that of the sealed issue, in view at once', () => {
    const facts = { current: issue(1), recent: [issue(0, START)], nowMs: SEALED_AT, enteredAtMs: SEALED_AT };
    expect(awaitedDraw(facts)).toMatchObject({ issueCode: '3184201', drawn: undefined, isInView: true });
  });

  it('will never come when its issue is void, wherever that was read', () => {
    const closed = { ...issue(1), status: ISSUE_STATUS.closed };
    const recent = [issue(0, START)];
    const awaited = { recent, nowMs: NEXT_SALE + 1, enteredAtMs: SEALED_AT };
    expect(awaitedDraw({ ...awaited, current: issue(2) })).toMatchObject({ isVoid: false });
    expect(awaitedDraw({ ...awaited, current: issue(2), voidIssue: closed })).toMatchObject({
      issueCode: '3184201',
      drawn: undefined,
      isVoid: true,
      isInView: true,
    });
    const early = { recent, nowMs: SEALED_AT + 1, enteredAtMs: SEALED_AT };
    expect(awaitedDraw({ ...early, current: closed, voidIssue: closed })).toMatchObject({
      issueCode: '3184201',
      isVoid: true,
    });
  });

  it('stays in view with its result when the next sale opens with it', () => {
    const drawn = issue(1, NEXT_SALE);
    const facts = { current: issue(2), recent: [drawn], nowMs: NEXT_SALE + 60_000, enteredAtMs: START };
    expect(awaitedDraw(facts)).toEqual({
      issueCode: '3184201',
      drawn,
      isVoid: false,
      isWitnessed: true,
      isInView: true,
    });
  });

  it('leaves the screen to betting on a clock so fast that a reveal takes the whole sale', () => {
    const facts = { current: issue(1), recent: [issue(0, START)], nowMs: SEALED_AT, enteredAtMs: SEALED_AT };
    expect(awaitedDraw({ ...facts, rate: 10 })?.isInView).toBe(true);
    expect(awaitedDraw({ ...facts, rate: 60 })).toMatchObject({ isWitnessed: true, isInView: false });
    const seen = { current: issue(2), recent: [issue(1, NEXT_SALE)], nowMs: NEXT_SALE, enteredAtMs: START };
    expect(awaitedDraw({ ...seen, rate: 1000 })?.isInView).toBe(false);
  });

  it('stays in view for ten seconds of the next sale, then lets the player bet while it is awaited', () => {
    const facts = { current: issue(2), recent: [issue(0, START)], enteredAtMs: START };
    expect(awaitedDraw({ ...facts, nowMs: NEXT_SALE + 9_000 })?.isInView).toBe(true);
    const late = awaitedDraw({ ...facts, nowMs: NEXT_SALE + 10_000 });
    expect(late).toMatchObject({ issueCode: '3184201', drawn: undefined, isInView: false });
  });

  it('comes into view whenever a late result arrives', () => {
    const lateMs = NEXT_SALE + 100_000;
    const facts = { current: issue(2), recent: [issue(1, lateMs)], nowMs: lateMs, enteredAtMs: START };
    expect(awaitedDraw(facts)?.isInView).toBe(true);
  });

  it('is awaited out of view by a player who enters during the next sale', () => {
    const nowMs = NEXT_SALE + 1000;
    const facts = { current: issue(2), recent: [issue(0, START)], nowMs, enteredAtMs: nowMs };
    expect(awaitedDraw(facts)).toMatchObject({ issueCode: '3184201', isInView: false });
  });

  it('is in view in a break when the player saw it drawn before', () => {
    const times = { ...issue(2), saleStartMs: NEXT_SALE + 3_600_000 };
    const next = { ...times, saleEndMs: times.saleStartMs + SALE_MS, drawAtMs: times.saleStartMs + SLOT_MS };
    const facts = { current: next, recent: [issue(1, NEXT_SALE)], nowMs: NEXT_SALE + 1, enteredAtMs: START };
    expect(awaitedDraw(facts)).toMatchObject({ issueCode: '3184201', isInView: true });
    const later = awaitedDraw({ ...facts, enteredAtMs: NEXT_SALE + 1 });
    expect(later).toMatchObject({ issueCode: '3184201', isInView: false });
  });
});
