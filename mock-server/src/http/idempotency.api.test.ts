import { createHash, createHmac } from 'node:crypto';
import { findRow, listRows } from '@canada28/db/prepared.ts';
import { placeBetCall } from '@canada28/shared/contract/betting.contract.ts';
import { expect, test } from 'vitest';
import { moveClock } from '../control/time/move-clock.ts';
import { createTestPlayer, type TestPlayer } from '../testing/test-player.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { getWorldFact } from '../world/world-facts.ts';

const slip = (amount: number) => ({
  issueCode: '3184207',
  lotteryId: '1',
  totalAmount: amount,
  gameItem: [{ totalAmount: amount, numberRecord: '31' }],
});

const SUCCESS = { code: 200, data: 'success', msg: '' };

async function bet(server: TestServer, player: TestPlayer, key: string, body = slip(10)) {
  const headers = { ...player.headers, 'Idempotency-Key': key, lang: 'en' };
  return (await server.game('gameBet.do', body, headers)).body;
}

const countBets = ({ world }: TestServer) => listRows(world.db, 'SELECT id FROM bets').length;

test('a retry with the same key and body gets the first answer again and bets once', async () => {
  const server = await createTestServer();
  const player = createTestPlayer(server.world);
  for (let attempt = 0; attempt < 3; attempt++) expect(await bet(server, player, 'a')).toEqual(SUCCESS);
  expect(countBets(server)).toBe(1);
  expect(await bet(server, player, 'b')).toEqual(SUCCESS);
  expect(countBets(server)).toBe(2);
});

test('the answer is given again even when the bet would now be refused', async () => {
  const server = await createTestServer();
  const player = createTestPlayer(server.world);
  await bet(server, player, 'a');
  moveClock(server.world, { advance: 600_000 });
  expect(await bet(server, player, 'a')).toEqual(SUCCESS);
  expect(await bet(server, player, 'b')).toMatchObject({ code: 6000 });
});

test('two requests with one key at the same moment are one bet', async () => {
  const server = await createTestServer();
  const player = createTestPlayer(server.world);
  const replies = await Promise.all(Array.from({ length: 5 }, () => bet(server, player, 'a')));
  expect(replies).toEqual(Array(5).fill(SUCCESS));
  expect(countBets(server)).toBe(1);
});

test('the same key with another body is refused, and nothing is bet', async () => {
  const server = await createTestServer();
  const player = createTestPlayer(server.world);
  await bet(server, player, 'a', slip(10));
  expect(await bet(server, player, 'a', slip(20))).toEqual({
    code: 400,
    data: null,
    msg: 'Parameter error: this Idempotency-Key was already used for another request',
  });
  expect(countBets(server)).toBe(1);
});

test('a refused request may be tried again under its key, with another body too', async () => {
  const server = await createTestServer();
  const player = createTestPlayer(server.world);
  expect(await bet(server, player, 'a', slip(5000))).toMatchObject({ code: 2201 });
  expect(await bet(server, player, 'a', slip(5000))).toMatchObject({ code: 2201 });
  expect(await bet(server, player, 'a', slip(10))).toEqual(SUCCESS);
  expect(countBets(server)).toBe(1);
});

test('the key of one player is none of another', async () => {
  const server = await createTestServer();
  await bet(server, createTestPlayer(server.world), 'a', slip(10));
  expect(await bet(server, createTestPlayer(server.world), 'a', slip(20))).toEqual(SUCCESS);
  expect(countBets(server)).toBe(2);
});

test('without a key every request is its own bet', async () => {
  const server = await createTestServer();
  const player = createTestPlayer(server.world);
  for (let attempt = 0; attempt < 2; attempt++) await server.game('gameBet.do', slip(10), player.headers);
  expect(countBets(server)).toBe(2);
});

test('an empty key is none', async () => {
  const server = await createTestServer();
  const player = createTestPlayer(server.world);
  for (const amount of [1, 1, 2]) expect(await bet(server, player, '', slip(amount))).toEqual(SUCCESS);
  expect(countBets(server)).toBe(3);
});

test('what is kept of a request cannot be found by trying all bodies: it is keyed by the world', async () => {
  const server = await createTestServer();
  const { db, fingerprintKey } = server.world;
  await bet(server, createTestPlayer(server.world), 'a');
  const kept = findRow<{ request_hash: Buffer }>(db, 'SELECT request_hash FROM idempotent_replies');
  const text = `${placeBetCall.path}\n${JSON.stringify(slip(10))}`;
  // Only of the very text that is kept it tells something that without the key nothing leads to it.
  expect(kept?.request_hash).toEqual(createHmac('sha256', fingerprintKey).update(text).digest());
  expect(kept?.request_hash).not.toEqual(createHash('sha256').update(text).digest());
  const secret = Buffer.from(getWorldFact(db, 'secret') ?? '', 'hex');
  // Seeds are made with the secret itself: the key of the fingerprints is another one.
  expect(fingerprintKey).not.toEqual(secret);
  expect(kept?.request_hash).not.toEqual(createHmac('sha256', secret).update(text).digest());
});

test('a key is remembered for a day, and forgotten by the full hour', async () => {
  const server = await createTestServer();
  const player = createTestPlayer(server.world);
  await bet(server, player, 'a');
  moveClock(server.world, { advance: 24 * 3_600_000 - 1 });
  expect(await bet(server, player, 'a')).toEqual(SUCCESS);
  moveClock(server.world, { advance: 3_600_000 });
  expect(await bet(server, player, 'a')).toMatchObject({ code: 6000 });
  expect(listRows(server.world.db, 'SELECT * FROM idempotent_replies')).toEqual([]);
});

test('a key of more than 200 characters is refused', async () => {
  const server = await createTestServer();
  const player = createTestPlayer(server.world);
  expect(await bet(server, player, 'k'.repeat(201))).toMatchObject({ code: 400 });
  expect(await bet(server, player, 'k'.repeat(200))).toEqual(SUCCESS);
});
