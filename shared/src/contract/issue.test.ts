import { expect, test } from 'vitest';
import { findCurrentIssueCall, findHistoryIssueCall } from './draws.contract.ts';
import { drawnIssueToWire, issueFromWire, issueToWire } from './issue.ts';

const waiting = findCurrentIssueCall.example.output;
const { serverTime: _, ...undrawn } = waiting;
const drawn = findHistoryIssueCall.example.output[0] ?? undrawn;

test('an issue keeps every field from wire to model and back', () => {
  expect(issueToWire(issueFromWire(waiting), waiting.serverTime)).toEqual(waiting);
  expect(drawnIssueToWire(issueFromWire(drawn))).toEqual(drawn);
});

test('the all-lower-case spelling reads the same as the camel-case one', () => {
  const lower = Object.fromEntries(Object.entries(drawn).map(([name, value]) => [name.toLowerCase(), value]));
  expect(issueFromWire(lower)).toEqual(issueFromWire(drawn));
});

test('a server without the assumed fields still tells result and times', () => {
  const { drawNumbers, seedHash, seed, forced, ...observed } = drawn;
  const issue = issueFromWire(observed);
  expect(issue.result).toMatchObject({ sum: 16, digits: [5, 5, 6], numbers: undefined, isForced: false });
  expect(issue.serverTimeMs).toBeUndefined();
});

test('an issue without its code or cutoff is refused', () => {
  expect(() => issueFromWire({ ...waiting, issueCode: undefined })).toThrow(TypeError);
  expect(() => issueFromWire({ ...waiting, saleEndTime: 'soon' })).toThrow(TypeError);
});
