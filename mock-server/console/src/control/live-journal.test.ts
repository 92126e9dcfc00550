import { ALL_CALLS } from '@canada28/shared/contract/all-calls.ts';
import { pathOf } from '@canada28/shared/control/call-paths.ts';
import type { JournalEntry } from '@canada28/shared/control/journal.control.ts';
import { expect, test, vi } from 'vitest';
import { faultHit } from '../testing/fault-hit.ts';

vi.stubGlobal('document', { getElementById: () => null });
vi.stubGlobal('location', new URL('http://localhost:2828/__mock'));
vi.stubGlobal('localStorage', { getItem: () => null });
const { followJournal, isChange, useLiveJournal } = await import('./live-journal.ts');

const TIMES = { id: 1, atMs: 0, wallMs: 0, why: '' };
const CALL = {
  ...TIMES,
  kind: 'call',
  method: 'POST',
  url: '',
  headers: {},
  durationMs: 1,
  differences: [],
  faults: [],
} as const satisfies JournalEntry;
const CONTROL = {
  ...TIMES,
  kind: 'control',
  by: 'Mei',
  url: '',
  input: {},
  status: 200,
  durationMs: 1,
} as const;

test('what a player does changes the world, and no read does', () => {
  const changes = ALL_CALLS.map(pathOf).filter((path) => isChange({ ...CALL, path }));
  expect(changes.toSorted()).toEqual([
    'chat/send',
    'deposit/submitDepositOrder',
    'game/gameBet.do',
    'game/gamePlan.do',
    'game/stopGamePlan.do',
    'notifyMessage/updateAllNotifyMessageRead',
    'notifyMessage/updateNotifyMessageRead',
    'user/changeLoginPassword',
    'user/changePayPassword',
    'user/login',
    'user/logout',
    'user/register',
    'user/updatePlayLimits',
    'user/updateUserInfo',
    'wallet/addVirAddressList',
    'wallet/changeVirAddressDefaulted',
    'wallet/deleteVirAddressDefaulted',
    'withdraw/submitWithdrawOrder',
  ]);
});

test('a fault that hit a read counts it', () => {
  expect(isChange({ ...CALL, path: 'wallet/getMyWallet', faults: [faultHit()] })).toBe(true);
});

test('a tester changes the world unless they only read, and so does what happens by itself', () => {
  expect(isChange({ ...CONTROL, method: 'GET' })).toBe(false);
  expect(isChange({ ...CONTROL, method: 'POST' })).toBe(true);
  expect(isChange({ ...TIMES, kind: 'happening', what: 'issue-drawn', detail: '1' })).toBe(true);
});

test.each([
  [403, 'closed'],
  [500, 'connecting'],
])('a journal that is answered with %i is %s', async (status, state) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({ code: status, data: null, msg: '' }, { status }),
  );
  useLiveJournal.setState({ state: 'live' });
  const stop = followJournal();
  await vi.waitFor(() => expect(useLiveJournal.getState().state).toBe(state));
  stop();
  useLiveJournal.setState({ state: 'connecting' });
});

test('what the server forgot before it was read is counted', async () => {
  let id = 5;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const data = {
      list: [{ ...CONTROL, ...TIMES, id }],
      run: 'a',
      sessionsEndedAtMs: 0,
      marks: [],
      testers: [],
    };
    id += 3;
    return Response.json({ code: 200, data, msg: '' });
  });
  const stop = followJournal();
  await vi.waitFor(() => expect(useLiveJournal.getState().entries).toHaveLength(2), 3000);
  stop();
  expect(useLiveJournal.getState().missed).toBe(2);
});
