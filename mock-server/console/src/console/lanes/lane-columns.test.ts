import type { JournalEntry } from '@canada28/shared/control/journal.control.ts';
import { expect, test } from 'vitest';
import { faultHit } from '../../testing/fault-hit.ts';
import { columnsOf } from './lane-columns.ts';

type Of<Kind> = Extract<JournalEntry, { kind: Kind }>;

const REST = { id: 1, atMs: 0, wallMs: 100, why: '', durationMs: 2.5, status: 200, code: 200 };

function call(path: string, some: Partial<Of<'call'>> = {}): JournalEntry {
  return {
    ...REST,
    kind: 'call',
    method: 'POST',
    url: '',
    headers: {},
    path,
    differences: [],
    faults: [],
    ...some,
  };
}

function control(path: string, some: Partial<Of<'control'>> = {}): JournalEntry {
  return { ...REST, kind: 'control', by: 'Mia', method: 'POST', url: `/__mock/${path}`, input: {}, ...some };
}

const event = (what: string, detail: string): JournalEntry => ({ ...REST, kind: 'happening', what, detail });

const marksOf = (entry: JournalEntry) => columnsOf([entry], [], 9)[0]?.marks;

test.each<[string, JournalEntry, object | undefined]>([
  ['a bet', call('game/gameBet.do'), { money: 'plain' }],
  ['a bet that was refused', call('game/gameBet.do', { code: 6000 }), { money: 'failed' }],
  ['a login', call('user/login'), { calls: 'plain' }],
  ['a read', call('wallet/getMyWallet'), undefined],
  [
    'a read that a fault hit',
    call('game/getOdds.do', { faults: [faultHit()] }),
    { calls: 'plain', faults: 'fault' },
  ],
  ['a move of time', control('clock'), { time: 'step' }],
  ['a move that was refused', control('clock', { status: 400, code: 400 }), { time: 'failed' }],
  ['a read of a tester', control('clock', { method: 'GET' }), undefined],
  ['a phone that is opened', control('open'), undefined],
  ['a script', control('draws/script'), { draws: 'step' }],
  ['a credit', control('players/7/credit'), { money: 'step' }],
  ['a fault', control('faults'), { faults: 'step' }],
  ['a restore', control('snapshots/kept/restore'), { time: 'step' }],
  ['a result', event('issue-drawn', '3184207 4+4+8=16'), { draws: 'green' }],
  ['a settlement without bets', event('issue-settled', '3184207 0 bets, 0 prizes'), undefined],
  ['a settlement', event('issue-settled', '3184207 2 bets, 1 prizes'), { money: 'plain' }],
  ['an issue that begins', event('issue-created', '3184209'), undefined],
])('%s is in its lanes', (_what, entry, marks) => {
  expect(marksOf(entry)).toEqual(marks);
});

test('the last ones are shown, the newest first', () => {
  const entries = [1, 2, 3].map((id) => ({ ...call('user/login'), id }));
  expect(columnsOf(entries, [], 2).map(({ entry }) => entry.id)).toEqual([3, 2]);
});

test('a change leads to its step while there is one, and to no other', () => {
  const step = { id: 4, what: '+ 1 h', sentence: '', by: 'Mia', atMs: 0, realMs: 102 };
  const stepOf = (entry: JournalEntry, some: object = {}) =>
    columnsOf([entry], [{ ...step, ...some }], 9)[0]?.step?.id;
  expect(stepOf(control('clock'))).toBe(4);
  expect(stepOf(control('clock'), { by: 'Ken' })).toBeUndefined();
  expect(stepOf(control('clock'), { realMs: 99 })).toBeUndefined();
  expect(stepOf(control('clock'), { realMs: 110 })).toBeUndefined();
});
