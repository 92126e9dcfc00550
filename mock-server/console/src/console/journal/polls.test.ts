import type { JournalEntry } from '@canada28/shared/control/journal.control.ts';
import { expect, test } from 'vitest';
import { faultHit } from '../../testing/fault-hit.ts';
import type { CallEntry } from '../words/call-words.ts';
import { withoutPolls } from './polls.ts';

const ISSUE: Omit<CallEntry, 'id'> = {
  atMs: 0,
  wallMs: 0,
  why: '',
  kind: 'call',
  method: 'POST',
  url: '/player-api/player/game/findcurIssue.do',
  path: 'game/findcurIssue.do',
  player: { userName: 'demo' },
  headers: {},
  input: { lotteryId: '1' },
  status: 200,
  code: 200,
  reply: { code: 200, data: { issueCode: '3185207', serverTime: 1 }, msg: '' },
  durationMs: 1,
  differences: [],
  faults: [],
};
const WALLET = {
  ...ISSUE,
  path: 'wallet/getMyWallet',
  input: {},
  reply: { code: 200, data: { moneyUsable: 5 } },
};
const difference = { path: 'reply.x', expected: 'number', found: 'missing', isAssumed: false };

type Call = Omit<CallEntry, 'id'>;

/** The ids that stay of calls which come in this order, each a second after the other. */
function staying(...calls: readonly Call[]): readonly number[] {
  return withoutPolls(numbered(calls)).entries.map(({ id }) => id);
}

function numbered(calls: readonly Call[]): JournalEntry[] {
  return calls.map((call, index) => ({
    ...call,
    id: index + 1,
    wallMs: call.wallMs + index * 1000,
    why: '',
  }));
}

test('of a series that is answered alike the first stays, and counts the others, whatever comes in between', () => {
  const later = { ...ISSUE, reply: { code: 200, data: { issueCode: '3185207', serverTime: 2 }, msg: '' } };
  const quiet = withoutPolls(numbered([ISSUE, WALLET, later, WALLET, ISSUE]));
  expect(quiet.entries.map(({ id }) => id)).toEqual([1, 2]);
  expect([...quiet.timesOf]).toEqual([
    [1, 3],
    [2, 2],
  ]);
});

test.each<[string, Partial<Call>]>([
  ['a new answer', { reply: { code: 200, data: { issueCode: '3185208', serverTime: 2 }, msg: '' } }],
  ['a refusal', { code: 503, reply: { code: 503, data: null, msg: 'Later' } }],
  ['what a fault hit', { faults: [faultHit()] }],
  ['what differs from the contract', { differences: [difference] }],
  ['another player', { player: { userName: 'linmei' } }],
  ['another input', { input: { lotteryId: '2' } }],
  ['a look after a long pause', { wallMs: 90_000, why: '' }],
])('%s stays, and so does the first after it that is as before', (_, change) => {
  expect(staying(ISSUE, { ...ISSUE, ...change }).length).toBe(2);
  expect(staying(ISSUE, ISSUE, { ...ISSUE, ...change })).toEqual([1, 3]);
});

test('after another answer the earlier one is news again', () => {
  const other = { ...WALLET, reply: { code: 200, data: { moneyUsable: 7 } } };
  expect(staying(WALLET, WALLET, other, other, WALLET)).toEqual([1, 3, 5]);
});

test('what a lost reply said reached no caller', () => {
  const { status: _, ...lost } = WALLET;
  expect(staying(WALLET, { ...lost, closed: 'after' }, WALLET)).toEqual([1, 2, 3]);
});

test('what is asked first after a tester did something stays; what one reads changes nothing', () => {
  const control = {
    id: 9,
    atMs: 0,
    wallMs: 0,
    why: '',
    kind: 'control',
    by: 'Mei',
    input: {},
    status: 200,
    durationMs: 1,
  } as const;
  const [first, second] = numbered([ISSUE, ISSUE]) as [CallEntry, CallEntry]; // as many as were given
  const around = (method: string) => [first, { ...control, method, url: '/__mock/clock' }, second] as const;
  expect(withoutPolls(around('POST')).entries).toHaveLength(3);
  expect(withoutPolls(around('GET')).entries).toHaveLength(2);
});

test('what a person does stays, however often', () => {
  const bet = { ...ISSUE, path: 'game/gameBet.do' };
  const record = { ...ISSUE, path: 'game/getOrderList.do' };
  expect(staying(bet, bet, record, record)).toEqual([1, 2, 3, 4]);
});
