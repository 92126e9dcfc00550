import { ALL_CALLS, type AnyCall } from '@canada28/shared/contract/all-calls.ts';
import { loginCall } from '@canada28/shared/contract/auth.contract.ts';
import { getOddsCall, placeBetCall } from '@canada28/shared/contract/betting.contract.ts';
import type { Call } from '@canada28/shared/contract/call.ts';
import {
  type getCustomerContactCall,
  getDictDataCall,
} from '@canada28/shared/contract/dictionary.contract.ts';
import type { listNoticesCall } from '@canada28/shared/contract/notices.contract.ts';
import { getUserInfoCall } from '@canada28/shared/contract/profile.contract.ts';
import { afterEach, beforeEach, describe, expect, expectTypeOf, it, onTestFinished, vi } from 'vitest';
import { startI18n } from '../i18n/i18n.ts';
import { type ScriptedAnswer, startScriptedServer } from '../testing/scripted-server.ts';
import { testProfile } from '../testing/test-profile.ts';
import { callApi, http, type ScopeOf } from './api-client.ts';
import { ApiError } from './api-error.ts';
import { useIsSlow } from './pending-requests.ts';
import { serverClock } from './server-clock.ts';
import { forgetServerFacts } from './server-facts.ts';
import { endSession, getSession, openSession } from './session.store.ts';
import { hasDemoMark, useWorld } from './world.store.ts';

const SUCCESS = { body: { code: 200, data: { id: 7 }, msg: '' } };

const credentials = { uname: 'linmei', password: 'maple-leaf' };
const logInAs = (id: number) =>
  openSession({ ...testProfile({ id, tokenName: 'X-Extra', tokenValue: 'extra' }), token: 'first' });

async function failureOf(answer: ScriptedAnswer | undefined): Promise<ApiError> {
  await startScriptedServer(() => answer);
  const error: unknown = await callApi(loginCall, credentials).catch((reason: unknown) => reason);
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(error)}`);
  return error;
}

beforeEach(() => startI18n('kor'));
afterEach(endSession);

describe('a request', () => {
  it('is a POST with JSON below the base of its call', async () => {
    const received = await startScriptedServer(() => SUCCESS);
    await callApi(loginCall, credentials);
    expect(received).toMatchObject([
      {
        method: 'POST',
        url: '/player-api/player/user/login',
        headers: { 'content-type': 'application/json', lang: 'kor' },
        body: credentials,
      },
    ]);
  });

  it('of a guest carries the headers of a session, empty', async () => {
    const received = await startScriptedServer(() => SUCCESS);
    await callApi(loginCall, credentials);
    expect(received[0]?.headers).toMatchObject({ 'x-token': '', 'x-user-id': '' });
  });

  it('carries the token, and the value of the user info in the header that it names', async () => {
    const received = await startScriptedServer(() => SUCCESS);
    logInAs(7);
    await callApi(getUserInfoCall, {});
    expect(received[0]?.headers).toMatchObject({ 'x-token': 'first', 'x-user-id': '7', 'x-extra': 'extra' });
  });

  it('carries the key that makes a retry harmless', async () => {
    const received = await startScriptedServer(() => SUCCESS);
    const { input } = placeBetCall.example;
    await callApi(placeBetCall, input, { idempotencyKey: 'once' });
    expect(received[0]).toMatchObject({
      url: '/player-api/player/game/gameBet.do',
      headers: { 'idempotency-key': 'once' },
    });
  });

  it('sends cookies and waits 99,999 ms at most', () => {
    expect(http.defaults).toMatchObject({ withCredentials: true, timeout: 99_999 });
  });
});

describe('a reply', () => {
  it.each<[string, ScriptedAnswer]>([
    ['code 200', SUCCESS],
    ['the header success: true', { headers: { success: 'true' }, body: { code: 1, data: { id: 7 } } }],
  ])('is a success by %s', async (_, answer) => {
    await startScriptedServer(() => answer);
    expect(await callApi(loginCall, credentials)).toEqual({ id: 7 });
  });

  it('may bring a newer token', async () => {
    await startScriptedServer(() => ({ ...SUCCESS, headers: { 'new-token': 'second' } }));
    logInAs(7);
    await callApi(getUserInfoCall, {});
    expect(getSession()?.token).toBe('second');
  });

  it('marks the page when a mock gave it', async () => {
    await startScriptedServer(() => ({ ...SUCCESS, headers: { 'x-demo': 'default' } }));
    await callApi(loginCall, credentials);
    expect(hasDemoMark(useWorld.getState())).toBe(true);
  });

  it('sets the clock of the page', async () => {
    const headers = { 'x-demo-clock': '1789523999000;rate=0' };
    await startScriptedServer(() => ({ ...SUCCESS, headers }));
    await callApi(loginCall, credentials);
    expect(serverClock.nowMs()).toBe(1_789_523_999_000);
  });
});

describe('a failed call', () => {
  const encoded = encodeURIComponent('余额不足');
  it.each<[string, ScriptedAnswer | undefined, object]>([
    [
      'a refusal with its text',
      { body: { code: 2201, data: null, msg: '余额不足' } },
      { kind: 'refused', code: 2201, message: '余额不足' },
    ],
    [
      'a refusal with its text in the header',
      { headers: { msg: encoded }, body: { code: 2201, data: null, msg: '' } },
      { kind: 'refused', code: 2201, message: '余额不足' },
    ],
    [
      'a header that is not encoded',
      { headers: { msg: '100% wrong' }, body: { code: 600 } },
      { kind: 'refused', code: 600, message: '100% wrong' },
    ],
    [
      'HTTP 500',
      { status: 500, body: { code: 500, msg: 'broken' } },
      { kind: 'http', status: 500, message: 'broken' },
    ],
    [
      'HTTP 404 without a text',
      { status: 404, body: '<h1>no</h1>' },
      { kind: 'http', status: 404, message: 'HTTP 404 user/login' },
    ],
    ['HTTP 403', { status: 403, body: {} }, { kind: 'http', status: 403, message: 'HTTP 403 user/login' }],
    [
      'a page in the place of a reply',
      { body: '<h1>hotel</h1>' },
      { kind: 'http', status: 200, message: 'HTTP 200 user/login' },
    ],
    ['no response', undefined, { kind: 'noResponse' }],
  ])('is one ApiError: %s', async (_, answer, failure) => {
    expect((await failureOf(answer)).failure).toEqual(failure);
  });

  it('is dropped when the request was given up on purpose', async () => {
    const controller = new AbortController();
    await startScriptedServer(() => {
      controller.abort();
      return SUCCESS;
    });
    const call = callApi(loginCall, credentials, { signal: controller.signal });
    await expect(call).rejects.toMatchObject({ scope: 'dropped' });
  });

  it('is dropped when the session it was sent with is over', async () => {
    await startScriptedServer(() => {
      endSession();
      return { body: { code: 403, data: null, msg: 'log in' } };
    });
    logInAs(7);
    await expect(callApi(getUserInfoCall, {})).rejects.toMatchObject({ scope: 'dropped' });
  });
});

describe('a call may fail quietly', () => {
  /** The calls that are ours altogether (player-api §2, §3, origin A). */
  const OURS = [
    'user/getPlayLimits',
    'user/updatePlayLimits',
    'chat/list',
    'chat/send',
    'getOdds.do',
    'stopGamePlan.do',
  ] as const;

  it('only if it is ours altogether', () => {
    const ours = ALL_CALLS.filter(({ origins }) => origins.every((origin) => origin === 'assumed'));
    expect(ours.map(({ path }) => path).sort()).toEqual([...OURS].sort());
    // The compiler holds every use in the app to it.
    type Quiet<C extends Call> = Extract<ScopeOf<C>, 'quiet'>;
    expectTypeOf<Quiet<typeof getOddsCall>>().toEqualTypeOf<'quiet'>();
    expectTypeOf<Quiet<typeof getDictDataCall>>().toBeNever();
    expectTypeOf<Quiet<typeof listNoticesCall>>().toBeNever();
    expectTypeOf<Quiet<typeof getCustomerContactCall>>().toBeNever();
    expectTypeOf<Quiet<Exclude<AnyCall, { path: (typeof OURS)[number] }>>>().toBeNever();
  });

  it('and then no screen shows that it loads', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const slowWhile = async (call: () => Promise<unknown>) => {
      const asked = call().catch(() => undefined);
      vi.advanceTimersByTime(400);
      const isSlow = useIsSlow.getState();
      await asked;
      return isSlow;
    };
    await startScriptedServer(() => SUCCESS);
    const options = { scope: 'quiet' } as const;
    expect(await slowWhile(() => callApi(getOddsCall, { lotteryId: '1' }, options))).toBe(false);
    expect(await slowWhile(() => callApi(getDictDataCall, { dictCodes: [] }))).toBe(true);
  });
});

describe('a call that a server does not have', () => {
  afterEach(forgetServerFacts);

  it.each([{ status: 404 }, { status: 501 }, { body: { code: 405, data: null, msg: 'no such method' } }])(
    'is asked for once, where the app can do without: %j',
    async (answer) => {
      const received = await startScriptedServer(() => answer);
      for (let count = 0; count < 3; count += 1)
        await expect(callApi(getOddsCall, { lotteryId: '1' }, { scope: 'quiet' })).rejects.toThrow(ApiError);
      expect(received).toHaveLength(1);
    },
  );

  it('is asked for again where the server failed at it', async () => {
    const received = await startScriptedServer(() => ({ status: 500 }));
    for (let count = 0; count < 2; count += 1)
      await expect(callApi(getOddsCall, { lotteryId: '1' }, { scope: 'quiet' })).rejects.toThrow(ApiError);
    expect(received).toHaveLength(2);
  });
});

it.each([{ status: 403 }, { body: { code: 403, data: null, msg: 'log in' } }])(
  'a log in that is wanted of a token which was replaced meanwhile ends no session: %j',
  async (answer) => {
    logInAs(7);
    await startScriptedServer(() => {
      openSession({ ...testProfile({ id: 7, tokenValue: 'second' }), token: 'second' });
      return answer;
    });
    const error: unknown = await callApi(getUserInfoCall, {}).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ scope: 'dropped' });
    expect(getSession()?.token).toBe('second');
  },
);
