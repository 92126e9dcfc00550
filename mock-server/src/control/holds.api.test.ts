import { imageOf } from '@canada28/db/database-image.ts';
import { inTransaction } from '@canada28/db/transaction.ts';
import { findCurrentIssueCall } from '@canada28/shared/contract/draws.contract.ts';
import { expect, test, vi } from 'vitest';
import { AUDIT_CHECKS } from '../features/audit/all-checks.ts';
import { insertBet } from '../features/betting/betting.repository.ts';
import { findIssueOfMoment } from '../features/draws/draws.repository.ts';
import { moveMoney } from '../features/ledger/move-money.ts';
import { createTestPlayer, playerContext } from '../testing/test-player.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { turnsDuring } from '../testing/turns-during.ts';

/** Two players make a part of a settlement: it has 250 bets, and what else its last player has. */
const [PLAYERS, BETS_OF_PLAYER] = [20, 130];

function placeManyBets({ world }: TestServer): void {
  const { issueCode = '' } = findIssueOfMoment(world.db, world.clock.nowMs()) ?? {};
  const amountMicros = 1_000_000;
  for (let count = 0; count < PLAYERS; count += 1) {
    const player = createTestPlayer(world);
    const context = playerContext(world, player);
    const bet = { playerId: player.id, issueCode, playCode: 28, amountMicros, oddsThousandths: 1999 };
    inTransaction(world.db, () => {
      for (let index = 0; index < BETS_OF_PLAYER; index += 1) {
        const reference = insertBet(world.db, { ...bet, placedAtMs: world.clock.nowMs() });
        moveMoney(context, { kind: 'bet-stake', playerId: player.id, reference, amountMicros });
      }
    });
  }
}

async function fillJournal({ game }: TestServer): Promise<void> {
  const body = { lotteryId: '1', text: 'x'.repeat(60_000) };
  for (let count = 0; count < 40; count += 1) await game(findCurrentIssueCall.path, body);
}

type Work = {
  readonly least: number;
  readonly prepare?: (server: TestServer) => unknown;
  readonly url: string;
  readonly body?: object;
};

/** How many turns of the event loop others get at least while a call is carried out, where each look at the time says that a step lasted long enough. */
const WORKS: Readonly<Record<string, Work>> = {
  'a move of the clock': { least: 100, url: 'clock', body: { advance: '3h' } },
  'a settlement': { least: 12, prepare: placeManyBets, url: 'clock', body: { advance: '3m' } },
  'an audit': { least: AUDIT_CHECKS.length, url: 'audit' },
  'a page of the journal': { least: 15, prepare: fillJournal, url: 'journal?pageSize=40' },
  'a HAR': { least: 15, prepare: fillJournal, url: 'journal/har' },
};

test.for(Object.entries(WORKS))('%s leaves turns to other calls', async ([, work], context) => {
  const server = await createTestServer();
  await server.control('clock', { freeze: true });
  await work.prepare?.(server);
  const payload = work.body === undefined ? {} : { method: 'POST' as const, payload: work.body };
  const call = () =>
    server.app.inject({ url: `/__mock/${work.url}`, headers: { host: 'localhost' }, ...payload });
  let nowMs = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (nowMs += 10));
  const turns = await turnsDuring(async () => expect((await call()).statusCode).toBe(200), context);
  clock.mockRestore();
  expect(turns).toBeGreaterThanOrEqual(work.least);
});

test('an upload is checked and audited beside the event loop', async (context) => {
  const { app, world } = await createTestServer();
  const upload = () =>
    app.inject({
      method: 'POST',
      url: '/__mock/snapshots/file?name=loaded',
      headers: { host: 'localhost', 'content-type': 'application/octet-stream' },
      payload: imageOf(world.db),
    });
  const turns = await turnsDuring(async () => expect((await upload()).statusCode).toBe(200), context);
  expect(turns).toBeGreaterThan(100);
});
