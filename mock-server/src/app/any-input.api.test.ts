import { ALL_CALLS } from '@canada28/shared/contract/all-calls.ts';
import type { Call } from '@canada28/shared/contract/call.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTestPlayer } from '../testing/test-player.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { bentOnce, bodyOf, TELLTALE } from '../testing/tricky-values.ts';

/** Whatever is sent: never code 500, never HTTP 5xx, never a stack. */

const CALLS: readonly Call[] = ALL_CALLS;
const BASE = { player: '/player-api/player', game: '/player-api/player/game' };

async function answer(
  { app }: TestServer,
  request: { url: string; payload: string; headers: Record<string, string> },
) {
  const reply = await app.inject({ method: 'POST', ...request });
  return { status: reply.statusCode, text: reply.body };
}

function expectNoFailure({ status, text }: { status: number; text: string }, highestStatus: number): void {
  expect(status).toBeLessThanOrEqual(highestStatus);
  expect(JSON.parse(text).code).not.toBe(500);
  expect(text).not.toMatch(TELLTALE);
}

test.each(CALLS.map((call) => [call.path, call] as const))(
  '%s survives a tricky value in any place',
  async (_, call) => {
    const server = await createTestServer();
    const url = `${BASE[call.base]}/${call.path}`;
    for (const body of bentOnce(call.example.input)) {
      const { headers } = createTestPlayer(server.world);
      const payload = JSON.stringify(body);
      expectNoFailure(await answer(server, { url, payload, headers }), 200);
    }
  },
  30_000,
);

test.each(CALLS.map((call) => [call.path, call] as const))(
  '%s survives any body',
  async (_, call) => {
    const server = await createTestServer();
    const url = `${BASE[call.base]}/${call.path}`;
    const attempts = fc.asyncProperty(bodyOf(call.example.input), fc.boolean(), async (payload, hasKey) => {
      // A player for each attempt: some of them log out, bet all they have or lock their passwords.
      const { headers } = createTestPlayer(server.world);
      const keyed = hasKey ? { ...headers, 'idempotency-key': 'key' } : headers;
      expectNoFailure(await answer(server, { url, payload, headers: keyed }), 200);
    });
    await fc.assert(attempts, { numRuns: 40 });
  },
  30_000,
);

test.each([
  ['clock', { set: 1_789_524_061_000 }],
  ['clock', { advance: 60_000 }],
  ['clock', { rate: 2 }],
  ['clock', { freeze: true }],
  ['clock', { resume: true }],
  ['draws/script', { sums: [13] }],
  ['draws/script', { digits: [[1, 2, 3]] }],
  ['draws/script', { issueCode: '3184209', sum: 13 }],
  ['draws/script', { issueCode: '3184209', lateMs: 1000 }],
  ['draws/script', { issueCode: '3184209', void: true }],
  ['draws/script', { numbers: [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]] }],
])(
  'the control call %s survives any body like %j',
  async (path, example) => {
    const server = await createTestServer();
    const headers = { host: 'localhost' };
    const attempts = fc.asyncProperty(bodyOf(example), async (payload) => {
      expectNoFailure(await answer(server, { url: `/__mock/${path}`, payload, headers }), 400);
    });
    await fc.assert(attempts, { numRuns: 40 });
  },
  30_000,
);

test('headers of any content do no harm', async () => {
  const server = await createTestServer();
  const { headers } = createTestPlayer(server.world);
  const printable = fc.string({ unit: 'binary-ascii' }).filter((text) => /^[\x20-\x7e]*$/.test(text));
  const names = ['lang', 'x-user-id', 'x-token', 'p-token', 'cookie', 'idempotency-key', 'x-forwarded-for'];
  const someHeaders = fc.dictionary(fc.constantFrom(...names), printable);
  const payload = JSON.stringify({ lotteryId: '1', status: 0 });
  const attempts = fc.asyncProperty(someHeaders, async (extra) => {
    const url = `${BASE.game}/getOrderList.do`;
    expectNoFailure(await answer(server, { url, payload, headers: { ...headers, ...extra } }), 200);
  });
  await fc.assert(attempts, { numRuns: 100 });
});
