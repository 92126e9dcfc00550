import type { JournalEntry } from '@canada28/shared/control/journal.control.ts';
import { expect, test } from 'vitest';
import { callsSince } from './standing-calls.ts';

const REST = { id: 1, atMs: 0, why: '', durationMs: 1, status: 200 };

function call(wallMs: number, some: { path?: string; isRefused?: boolean } = {}): JournalEntry {
  const { path = 'game/gameBet.do', isRefused = false } = some;
  return {
    ...REST,
    kind: 'call',
    wallMs,
    method: 'POST',
    url: '',
    headers: {},
    path,
    // A fault may answer what was not carried out as if it were, and spoil the answer of what was.
    code: 200,
    reply: 'no JSON',
    differences: [],
    faults: [],
    ...(!isRefused && { isCarriedOut: true as const }),
  };
}

function control(url: string, data: unknown, code = 200): JournalEntry {
  const reply = { code, data, msg: '' };
  return {
    ...REST,
    kind: 'control',
    by: 'Mia',
    wallMs: 0,
    method: 'POST',
    url: `/__mock${url}`,
    input: {},
    code,
    reply,
  };
}

const timesOf = (entries: readonly JournalEntry[], sinceMs = 0) =>
  callsSince(entries, sinceMs).map(({ wallMs }) => wallMs);

test('what players changed since a step goes with it, and no read or what was not carried out', () => {
  const entries = [call(1), call(3), call(4, { path: 'wallet/getMyWallet' }), call(5, { isRefused: true })];
  expect(timesOf(entries, 2)).toEqual([3]);
});

test('what an earlier going back took is not counted again', () => {
  const back = control('/history/3/back', { undone: [{ realMs: 6 }, { realMs: 2 }] });
  expect(timesOf([call(1), call(3), back, call(7)])).toEqual([1, 7]);
  const byClock = control('/clock', { undone: { realMs: 2 } });
  expect(timesOf([call(1), call(3), byClock])).toEqual([1]);
});

test('going forward brings back what players had done, and takes what they did meanwhile', () => {
  const back = control('/history/3/back', { undone: [{ realMs: 2 }] });
  const forward = control('/history/forward', { redone: [{ realMs: 2 }] });
  expect(timesOf([call(1), call(3), back, call(7), forward, call(9)])).toEqual([1, 3, 9]);
});

test('a going back that was refused took nothing', () => {
  expect(timesOf([call(1), control('/history/1/back', null, 409)])).toEqual([1]);
});
