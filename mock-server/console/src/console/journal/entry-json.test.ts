import { expect, test } from 'vitest';
import { faultHit } from '../../testing/fault-hit.ts';
import type { CallEntry } from '../words/call-words.ts';
import { lossWords } from './entry-json.ts';

const LOST: CallEntry = {
  id: 1,
  atMs: 0,
  wallMs: 0,
  why: '',
  kind: 'call',
  method: 'POST',
  url: '/player-api/player/wallet/getMyWallet',
  headers: {},
  input: {},
  durationMs: 1,
  differences: [],
  faults: [faultHit()],
};
const reply = { code: 200, data: true, msg: '' };

test.each<[string, CallEntry, RegExp]>([
  ['closed before the call', { ...LOST, closed: 'before' }, /^There is no reply.+Nothing was carried out\.$/],
  ['closed after it', { ...LOST, closed: 'after', reply }, /^The phone did not get this reply: the fault/],
  ['left by its caller', { ...LOST, reply }, /^The phone did not get this reply: it had closed/],
  ['left early by its caller', LOST, /^There is no reply: the caller closed/],
])('a call that was %s says so', (_, entry, words) => {
  expect(lossWords(entry)).toMatch(words);
});

test('a call that was answered has nothing of that to say', () => {
  expect(lossWords({ ...LOST, status: 200, reply })).toBeUndefined();
});
