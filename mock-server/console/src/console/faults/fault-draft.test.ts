import { ALL_CALLS } from '@canada28/shared/contract/all-calls.ts';
import { submitDepositCall } from '@canada28/shared/contract/deposits.contract.ts';
import { submitWithdrawalCall } from '@canada28/shared/contract/withdrawals.contract.ts';
import { faultSentence } from '@canada28/shared/control/fault-sentence.ts';
import { addFaultControl } from '@canada28/shared/control/faults.control.ts';
import { Value } from 'typebox/value';
import { expect, test } from 'vitest';
import { foundChoices, hitWords } from './call-choices.ts';
import { draftOf, type FaultDraft, NEW_DRAFT, requestOf } from './fault-draft.ts';
import { KIND_NAMES } from './fault-kinds.ts';
import { PRESETS } from './presets.ts';

function chosen(change: Partial<FaultDraft>) {
  return requestOf({ ...NEW_DRAFT, path: '**', ...change });
}

test.each(KIND_NAMES)('a new draft of the kind %s is a fault that the server takes', (kind) => {
  const { request } = chosen({ kind });
  expect(Value.Check(addFaultControl.body, request)).toBe(true);
});

test.each(PRESETS)('ready made: $title', ({ request }) => {
  expect(Value.Check(addFaultControl.body, request)).toBe(true);
});

test.each([submitDepositCall, submitWithdrawalCall])(
  'ready made: the reply to one $path is lost',
  ({ path }) => {
    const ready = PRESETS.map(({ request }) => faultSentence(request));
    const lost = 'is carried out, but its connection closes before the reply';
    expect(ready.filter((sentence) => sentence.includes(path))).toEqual([
      `The first call of ${path} ${lost}.`,
    ]);
  },
);

test('what is chosen is said in a sentence', () => {
  const { request } = chosen({ path: 'game/*', often: 'every', number: '2', times: '3' });
  expect(request && faultSentence(request)).toBe('Every second call of game/* waits 2–4 s, at most 3 times.');
});

const missing: readonly (readonly [string, Partial<FaultDraft>])[] = [
  ['a path that no call has', { path: 'game/nothing' }],
  ['a wait that ends before it begins', { fromMs: '3000', toMs: '2000' }],
  ['a status that is none of an error', { kind: 'httpStatus', status: '200' }],
  ['a code in letters', { kind: 'code', code: 'sealed' }],
  ['a body that is no JSON', { kind: 'successHeader', body: '{' }],
  ['a chance above all', { often: 'chance', number: '101' }],
  ['half a call', { often: 'nth', number: '0.5' }],
  ['no times at all', { times: '0' }],
];

test('a new draft hits nothing: it says that calls have to be chosen first', () => {
  expect(requestOf(NEW_DRAFT)).toEqual({ missing: 'Choose which calls it is about.' });
});

test.each(missing)('%s is no fault yet, and the page says why', (_, change) => {
  expect(chosen(change).missing).toMatch(/\.$/);
});

test('a journal entry is filled in: call, player, and the refusal as it was', () => {
  const query = new URLSearchParams({ path: 'game/gameBet.do', player: 'demo', code: '6000', msg: 'Sealed' });
  // biome-ignore lint/suspicious/noThenProperty: the word of the wire (control §5).
  const request = { match: { path: 'game/gameBet.do', player: 'demo' }, then: { code: 6000, msg: 'Sealed' } };
  expect(requestOf(draftOf(query)).request).toEqual(request);
});

test('every call can be chosen, and a glob says which it means', () => {
  const [, ...features] = foundChoices('**');
  expect(features.flatMap(({ items }) => items)).toHaveLength(ALL_CALLS.length);
  expect(hitWords('withdraw/*')).toBe(
    '2 calls (all of withdrawals): withdraw/getWithdrawMethod, withdraw/submitWithdrawOrder',
  );
});

test('a call is found by a part of its path or by what people call it; a glob of its own by nothing', () => {
  const found = (typed: string) => foundChoices(typed).flatMap(({ items }) => items.map(({ path }) => path));
  expect(found('getMyWal')).toEqual(['wallet/getMyWallet']);
  expect(found('all account')).toEqual(['user/*']);
  expect(found('wallet/get*')).toEqual([]);
});
