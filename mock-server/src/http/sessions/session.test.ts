import { inTransaction } from '@canada28/db/transaction.ts';
import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { createTestPlayer } from '../../testing/test-player.ts';
import { createTestWorld } from '../../testing/test-server.ts';
import { type ReadSession, readSession } from './session.ts';
import { deleteSession } from './sessions.repository.ts';

function setUp() {
  const world = createTestWorld();
  const player = createTestPlayer(world);
  const request = { headers: { 'p-token': player.headers['P-Token'] } } as unknown as FastifyRequest;
  const read = (at: Partial<Parameters<typeof readSession>[1]> = {}): ReadSession => {
    request.session = readSession(request, { db: world.db, nowMs: world.clock.nowMs(), ...at });
    return request.session;
  };
  return { world, player, read };
}

test('what was read for a request holds at the same moment while nothing was written', () => {
  const { player, read } = setUp();
  const first = read();
  expect(first.player?.id).toBe(player.id);
  expect(read()).toBe(first);
});

test('a session that was ended meanwhile is read again', () => {
  const { world, read } = setUp();
  const { tokenHash } = read();
  inTransaction(world.db, () => deleteSession(world.db, tokenHash ?? Buffer.alloc(0)));
  expect(read().player).toBeUndefined();
});

test('a session is read again at another moment, and in another database', () => {
  const { world, player, read } = setUp();
  const nowMs = world.clock.nowMs();
  expect(read({ nowMs }).player?.id).toBe(player.id);
  expect(read({ nowMs: nowMs + 31 * 86_400_000 }).player).toBeUndefined();
  expect(read({ nowMs }).player?.id).toBe(player.id);
  // As many writes in both: nothing but the database differs.
  const writes = read({ nowMs }).read.writes;
  const other = createTestWorld();
  while (readSession({ headers: {} } as FastifyRequest, { db: other.db, nowMs }).read.writes < writes)
    inTransaction(other.db, () => deleteSession(other.db, Buffer.alloc(32)));
  expect(read({ nowMs, db: other.db }).player).toBeUndefined();
});
