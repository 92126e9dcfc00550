import { DEMO_PAY_PASSWORD } from '@canada28/db/seeds/demo.ts';
import { addTestAddress, depositNow } from '@canada28/mock-server/testing/test-finance.ts';
import type { TestPlayer } from '@canada28/mock-server/testing/test-player.ts';
import type { TestServer } from '@canada28/mock-server/testing/test-server.ts';
import { listBetsCall, placeBetCall } from '@canada28/shared/contract/betting.contract.ts';
import type { Call } from '@canada28/shared/contract/call.ts';
import { listChasesCall, startChaseCall } from '@canada28/shared/contract/chasing.contract.ts';
import { submitDepositCall } from '@canada28/shared/contract/deposits.contract.ts';
import { findCurrentIssueCall } from '@canada28/shared/contract/draws.contract.ts';
import { listFinanceOrdersCall } from '@canada28/shared/contract/finance.contract.ts';
import { getUserInfoCall } from '@canada28/shared/contract/profile.contract.ts';
import { submitWithdrawalCall } from '@canada28/shared/contract/withdrawals.contract.ts';
import { describe, expect, it } from 'vitest';
import { callApi } from '../../lib/api-client.ts';
import { clearStored } from '../../lib/browser-storage.ts';
import { endSession, forgetSession, getSession, openSession } from '../../lib/session.store.ts';
import { type Passage, startProxy } from '../../testing/lost-answers.ts';
import { passSeconds, startStillServer } from '../../testing/move-time.ts';
import { logInAsPlayer, pointAppAt } from '../../testing/walk-app.tsx';
import { createSendOnce, newIdempotencyKey } from './send-once.ts';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
const REVIEW_SECONDS = 20;

type Kind = {
  readonly call: Call;
  /** The request of this test; the second is another one of its kind. */
  readonly input: (amount: number, issueCode: string) => unknown;
  /** How many of its kind the server has, of the player's own records. */
  readonly count: (server: TestServer, player: TestPlayer) => Promise<number>;
};

const ordersOf = (type: number) => async (server: TestServer, player: TestPlayer) => {
  const { body } = await server.call(
    listFinanceOrdersCall.path,
    { type, pageNo: 1, pageSize: 100 },
    player.headers,
  );
  return body.data.total;
};
const listOf = (path: string) => async (server: TestServer, player: TestPlayer) => {
  const { body } = await server.game(path, { lotteryId: '1', status: 0 }, player.headers);
  return body.data.length;
};

const KINDS: Readonly<Record<string, Kind>> = {
  bet: {
    call: placeBetCall,
    input: (amount, issueCode) => ({
      issueCode,
      lotteryId: '1',
      totalAmount: amount,
      gameItem: [{ totalAmount: amount, numberRecord: '31' }],
    }),
    count: listOf(listBetsCall.path),
  },
  chase: {
    call: startChaseCall,
    input: (amount, issueCode) => ({
      lotteryId: '1',
      planType: 2,
      numberRecord: '31',
      startIsuueCode: issueCode,
      totalIssue: 2,
      startAmount: amount,
      startMutiple: 1,
      stopMode: 0,
    }),
    count: listOf(listChasesCall.path),
  },
  deposit: {
    call: submitDepositCall,
    input: (amount) => ({ depositTypeId: 1, ruleId: 1, addressId: 1, amount }),
    count: async (server, player) => (await ordersOf(10)(server, player)) - 1,
  },
  withdrawal: {
    call: submitWithdrawalCall,
    input: (amount) => ({ withdrawId: 1, addressId: 1, amount, password: DEMO_PAY_PASSWORD }),
    count: ordersOf(20),
  },
};

/** A player who may do everything, on a phone whose answers come or not as the test says. */
async function startVisit({ call, input, count }: Kind) {
  const server = await startStillServer();
  const player = logInAsPlayer(server, { hasPayPassword: true });
  depositNow(server.world, player, 100);
  await passSeconds(server, REVIEW_SECONDS);
  addTestAddress(server.world, player);
  let passage: Passage = () => 'deliver';
  const path = `/${call.path}`;
  pointAppAt(
    await startProxy(server.app.listeningOrigin, (url) => (url.endsWith(path) ? passage(url) : 'deliver')),
  );
  const { issueCode } = await callApi(findCurrentIssueCall, { lotteryId: '1' });
  let sendOnce = createSendOnce(call);
  const send = (amount = 20) => sendOnce(input(amount, issueCode));
  const lost = async () => {
    passage = () => 'lose';
    await expect(send()).rejects.toThrow('no response');
    passage = () => 'deliver';
  };
  return {
    send,
    lost,
    /** Two presses before there is an answer. */
    twice: async () => {
      await Promise.all([send(), send()]);
    },
    /** The page is opened again while the request is on its way. */
    reloadOnTheWay: async () => {
      let lose: () => void = () => {};
      const waiting = new Promise<'lose'>((resolve) => {
        lose = () => resolve('lose');
      });
      const isWaiting = new Promise<void>((resolve) => {
        passage = () => {
          resolve();
          return waiting;
        };
      });
      const sent = expect(send()).rejects.toThrow('no response');
      await isWaiting;
      passage = () => 'deliver';
      sendOnce = createSendOnce(call);
      await send();
      lose();
      await sent;
    },
    /** In a second tab, while the first waits for the answer to another amount; then the second is opened again. */
    lostBesideOnTheWay: async () => {
      let answer: () => void = () => {};
      const waiting = new Promise<'deliver'>((resolve) => {
        answer = () => resolve('deliver');
      });
      const isWaiting = new Promise<void>((resolve) => {
        passage = () => {
          resolve();
          return waiting;
        };
      });
      const first = send(30);
      await isWaiting;
      sendOnce = createSendOnce(call);
      await lost();
      answer();
      await first;
      sendOnce = createSendOnce(call);
    },
    reload: () => {
      sendOnce = createSendOnce(call);
    },
    /** As an answer to the log-in dialog does, before the page is opened again and the same player logs in. */
    clearAndReload: () => {
      const session = getSession();
      forgetSession();
      sendOnce = createSendOnce(call);
      if (session !== undefined) openSession(session);
    },
    /** Lets time pass on the server; the app learns of it with its next call. */
    pass: async (seconds: number) => {
      await passSeconds(server, seconds);
      await callApi(getUserInfoCall, {});
    },
    /** The server asks for a log in in between, and all that is stored is cleared. */
    logInAgain: async () => {
      const session = getSession();
      if (session === undefined) throw new Error('no player is logged in');
      openSession({ ...session, tokenValue: 'ended', token: 'ended' });
      await expect(send()).rejects.toThrow();
      endSession();
      clearStored();
      openSession(session);
    },
    count: () => count(server, player),
  };
}

type Visit = Awaited<ReturnType<typeof startVisit>>;

/** What the player and the network do, and how often the server did what was asked. */
const TABLE: readonly (readonly [string, number, (visit: Visit) => Promise<unknown>])[] = [
  ['answered', 1, (visit) => visit.send()],
  ['answered, and the same confirmed once more', 2, async ({ send }) => [await send(), await send()]],
  ['pressed twice before the answer', 1, ({ twice }) => twice()],
  ['the answer lost, the same again', 1, async ({ lost, send }) => [await lost(), await send()]],
  ['lost twice, then again', 1, async ({ lost, send }) => [await lost(), await lost(), await send()]],
  [
    'lost, answered, and the same confirmed again',
    2,
    async ({ lost, send }) => {
      await lost();
      await send();
      await send();
    },
  ],
  [
    'lost, reloaded, the same again',
    1,
    async ({ lost, reload, send }) => {
      await lost();
      reload();
      await send();
    },
  ],
  ['reloaded while it is on its way, the same again', 1, ({ reloadOnTheWay }) => reloadOnTheWay()],
  [
    'lost, logged out and in by the server, the same again',
    1,
    async ({ lost, logInAgain, send }) => {
      await lost();
      await logInAgain();
      await send();
    },
  ],
  [
    'lost, the storage cleared by the log-in dialog, reloaded, logged in, the same again',
    1,
    async ({ lost, clearAndReload, send }) => {
      await lost();
      clearAndReload();
      await send();
    },
  ],
  [
    'lost in a second tab while another amount is on its way in the first, reloaded, the same again',
    2,
    async ({ lostBesideOnTheWay, send }) => {
      await lostBesideOnTheWay();
      await send();
    },
  ],
  [
    'lost, another amount, the first again',
    3,
    async ({ lost, send }) => {
      await lost();
      await send(30);
      await send();
    },
  ],
];

describe.each(Object.entries(KINDS))('a %s is sent once', (_name, kind) => {
  it.each(TABLE)('%s: %i', async (_what, times, act) => {
    const visit = await startVisit(kind);
    await act(visit);
    expect(await visit.count()).toBe(times);
  });
});

describe('what went unanswered', () => {
  it.each([
    ['is the same for nine minutes', 9 * MINUTE_SECONDS, 1],
    ['is another one after eleven minutes', 11 * MINUTE_SECONDS, 2],
    ['is another one after twenty hours, while the server still knows the key', 20 * HOUR_SECONDS, 2],
  ])('%s', async (_what, seconds, times) => {
    for (const isReloaded of [false, true]) {
      const visit = await startVisit(KINDS.deposit as Kind);
      await visit.lost();
      await visit.pass(seconds);
      if (isReloaded) visit.reload();
      await visit.send();
      expect(await visit.count()).toBe(times);
    }
  });

  it('is the same with a mistyped password', async () => {
    const visit = await startVisit(KINDS.withdrawal as Kind);
    await visit.lost();
    const mistyped = createSendOnce(submitWithdrawalCall);
    await mistyped({ withdrawId: 1, addressId: 1, amount: 20, password: '9999' });
    expect(await visit.count()).toBe(1);
  });

  it('leaves no password on the device', async () => {
    const visit = await startVisit(KINDS.withdrawal as Kind);
    await visit.lost();
    const stored = Object.values({ ...localStorage }).join();
    expect(stored).toContain('amount');
    expect(stored).not.toContain(DEMO_PAY_PASSWORD);
  });
});

it('an idempotency key is never the same twice', () => {
  expect(newIdempotencyKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(newIdempotencyKey()).not.toBe(newIdempotencyKey());
});
