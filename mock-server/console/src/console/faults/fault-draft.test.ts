import { ALL_CALLS } from '@canada28/shared/contract/all-calls.ts';
import { submitDepositCall } from '@canada28/shared/contract/deposits.contract.ts';
import { submitWithdrawalCall } from '@canada28/shared/contract/withdrawals.contract.ts';
import { faultSentence } from '@canada28/shared/control/fault-sentence.ts';
import { addFaultControl } from '@canada28/shared/control/faults.control.ts';
import { Value } from 'typebox/value';
import { expect, test } from 'vitest';
import { CALL_CHOICES, FILE_CHOICES, hitWords } from './call-choices.ts';
import {
  addStep,
  changeAbout,
  changeStep,
  draftOf,
  type FaultDraft,
  NEW_DRAFT,
  removeStep,
  requestOf,
  type StepDraft,
} from './fault-draft.ts';
import { canHappenToFile, KIND_NAMES } from './fault-kinds.ts';
import { HOW_NAMES } from './patch-draft.ts';
import { foundIn } from './picker.tsx';
import { PRESETS } from './presets.ts';

/** A draft about all calls, with a change of it and of what happens. */
function chosen(change: Partial<FaultDraft>, step: Partial<StepDraft> = {}) {
  const draft = { ...NEW_DRAFT, path: '**', ...change };
  return requestOf({ ...draft, ...changeStep(draft, step) });
}

const PATCHED: Partial<StepDraft> = {
  kind: 'patch',
  changes: [{ at: 'data.moneyUsable', how: 'remove', value: '' }],
};

test.each(KIND_NAMES.filter((kind) => kind !== 'unharmed' && kind !== 'patch'))(
  'a new draft of the kind %s is a fault that the server takes',
  (kind) => {
    const { request } = chosen({}, { kind });
    expect(Value.Check(addFaultControl.body, request)).toBe(true);
  },
);

test.each(KIND_NAMES.filter(canHappenToFile))('%s of a file is a fault that the server takes', (kind) => {
  const file = { ...NEW_DRAFT, about: 'files', file: '/assets/*.js' } as const;
  const { request } = requestOf({ ...file, ...addStep(file), ...changeStep(file, { kind: 'latency' }) });
  expect(Value.Check(addFaultControl.body, request)).toBe(true);
  const { request: only, missing } = requestOf({ ...file, ...changeStep(file, { kind }) });
  expect(kind === 'unharmed' ? missing : Value.Check(addFaultControl.body, only)).toBeTruthy();
});

test.each(HOW_NAMES)('a field that is chosen, and %s, is a change that the server takes', (how) => {
  const changes = [{ at: 'data.list[].status', how, value: 'other' }];
  const { request } = chosen({}, { kind: 'patch', changes });
  expect(Value.Check(addFaultControl.body, request)).toBe(true);
});

test('what is set is JSON where it is some, else a text', () => {
  const set = (value: string) => {
    const { request } = chosen({}, { kind: 'patch', changes: [{ at: 'data', how: 'set', value }] });
    const then = request?.then;
    return then !== undefined && 'patch' in then ? then.patch : undefined;
  };
  expect(set('5')).toEqual([{ at: 'data', set: 5 }]);
  expect(set('[{"id": 1}]')).toEqual([{ at: 'data', set: [{ id: 1 }] }]);
  expect(set('')).toEqual([{ at: 'data', set: '' }]);
  expect(set('Maple')).toEqual([{ at: 'data', set: 'Maple' }]);
});

test('each call in turn has its own; the last step that is left is no sequence any more', () => {
  const one = { ...NEW_DRAFT, path: 'game/gameBet.do', often: 'every', number: '2' } as const;
  const two = { ...one, ...addStep(one) };
  const three = { ...two, ...addStep(two) };
  const withPatch = { ...three, ...changeStep(three, PATCHED) };
  const { request } = requestOf(withPatch);
  expect(Value.Check(addFaultControl.body, request)).toBe(true);
  expect(request && faultSentence(request)).toBe(
    'In turn the first call of game/gameBet.do waits 2–4 s; the second goes unharmed; the third is carried out, and its reply is changed: no data.moneyUsable.',
  );
  const left = { ...withPatch, ...removeStep({ ...withPatch, shown: 0 }) };
  expect(requestOf(left).request?.then).toHaveProperty('sequence.length', 2);
  const last = { ...left, ...removeStep({ ...left, shown: 1 }) };
  expect(requestOf(last).request?.then).toEqual({ latencyMs: { min: 2000, max: 4000 } });
});

test('what cannot happen to a file does not stay chosen when the fault is about files', () => {
  const patch = { ...NEW_DRAFT, file: '/', ...changeStep(NEW_DRAFT, PATCHED) };
  const { request } = requestOf({ ...patch, ...changeAbout(patch, 'files') });
  expect(request?.match).toEqual({ file: '/' });
  expect(request?.then).toHaveProperty('latencyMs');
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

const missing: readonly (readonly [string, Partial<FaultDraft>, Partial<StepDraft>])[] = [
  ['a path that no call has', { path: 'game/nothing' }, {}],
  ['no file at all', { about: 'files' }, {}],
  ['a wait that ends before it begins', {}, { fromMs: '3000', toMs: '2000' }],
  ['a status that is none of an error', {}, { kind: 'httpStatus', status: '200' }],
  ['a code in letters', {}, { kind: 'code', code: 'sealed' }],
  ['a body that is no JSON', {}, { kind: 'successHeader', body: '{' }],
  ['a change of no field', {}, { kind: 'patch' }],
  ['a new name of two words', {}, { kind: 'patch', changes: [{ at: 'data', how: 'rename', value: 'a b' }] }],
  ['nothing that happens', {}, { kind: 'unharmed' }],
  ['a chance above all', { often: 'chance', number: '101' }, {}],
  ['half a call', { often: 'nth', number: '0.5' }, {}],
  ['no times at all', { times: '0' }, {}],
];

test('a new draft hits nothing: it says that calls have to be chosen first', () => {
  expect(requestOf(NEW_DRAFT)).toEqual({ missing: 'Choose which calls it is about.' });
});

test.each(missing)('%s is no fault yet, and the page says why', (_, change, step) => {
  expect(chosen(change, step).missing).toMatch(/\.$/);
});

test('a journal entry is filled in: call, player, and the refusal as it was', () => {
  const query = new URLSearchParams({ path: 'game/gameBet.do', player: 'demo', code: '6000', msg: 'Sealed' });
  // biome-ignore lint/suspicious/noThenProperty: the word of the wire (control §5).
  const request = { match: { path: 'game/gameBet.do', player: 'demo' }, then: { code: 6000, msg: 'Sealed' } };
  expect(requestOf(draftOf(query)).request).toEqual(request);
});

test('of a call that succeeded, the reply is what can be changed', () => {
  const query = new URLSearchParams({ path: 'wallet/getMyWallet', player: 'demo', code: '200' });
  const draft = draftOf(query);
  expect(draft).toMatchObject({ path: 'wallet/getMyWallet', player: 'demo', steps: [{ kind: 'patch' }] });
});

test('every call can be chosen, and a glob says which it means', () => {
  const [, ...features] = foundIn(CALL_CHOICES, '**');
  expect(features.flatMap(({ items }) => items)).toHaveLength(ALL_CALLS.length);
  expect(hitWords('withdraw/*')).toBe(
    '2 calls (all of withdrawals): withdraw/getWithdrawMethod, withdraw/submitWithdrawOrder',
  );
});

test('a call is found by a part of its path or by what people call it; a glob of its own by nothing', () => {
  const found = (typed: string) =>
    foundIn(CALL_CHOICES, typed).flatMap(({ items }) => items.map(({ path }) => path));
  expect(found('getMyWal')).toEqual(['wallet/getMyWallet']);
  expect(found('all account')).toEqual(['user/*']);
  expect(found('wallet/get*')).toEqual([]);
  expect(foundIn(FILE_CHOICES, 'program').flatMap(({ items }) => items)).toHaveLength(1);
});
