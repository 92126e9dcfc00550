import { inTransaction } from '@canada28/db/transaction.ts';
import { expect, test } from 'vitest';
import { createTestPlayer } from '../../testing/test-player.ts';
import { createTestWorld } from '../../testing/test-server.ts';
import {
  countOpenSessions,
  insertSession,
  isTokenUsed,
  listOpenTokens,
  listSessions,
} from './sessions.repository.ts';

const hashOf = (letter: string) => Buffer.alloc(32, letter);

/** Two log ins of one player, the first of which goes on with a second token, and one of another. */
function setUp() {
  const world = createTestWorld();
  const { db } = world;
  const [player, other] = [createTestPlayer(world), createTestPlayer(world)];
  db.exec('DELETE FROM sessions');
  const add = (letter: string, playerId: number, times: [number, number], login?: string) =>
    insertSession(db, {
      tokenHash: hashOf(letter),
      playerId,
      createdAtMs: times[0],
      expiresAtMs: times[1],
      ...(login !== undefined && { loginHash: hashOf(login) }),
    });
  inTransaction(db, () => {
    add('a', player.id, [10, 50]);
    add('b', player.id, [20, 90], 'a');
    add('c', player.id, [30, 40]);
    add('d', other.id, [30, 60]);
  });
  return { db, player };
}

test('the tokens that open a session are told until they end', () => {
  const { db } = setUp();
  const open = (nowMs: number) =>
    listOpenTokens(db, nowMs)
      .map((hex) => Buffer.from(hex, 'hex').toString('latin1', 0, 1))
      .toSorted();
  expect(open(39)).toEqual(['a', 'b', 'c', 'd']);
  expect(open(40)).toEqual(['a', 'b', 'd']);
  expect(open(60)).toEqual(['b']);
  expect(open(90)).toEqual([]);
});

test('a log in counts as one open session, however many tokens it went through', () => {
  const { db, player } = setUp();
  expect([39, 40, 60, 90].map((nowMs) => countOpenSessions(db, player.id, nowMs))).toEqual([2, 1, 1, 0]);
});

test('the newest log ins of a player are listed, from their first token to the end of their last', () => {
  const { db, player } = setUp();
  const all = [
    { createdAtMs: 30, expiresAtMs: 40 },
    { createdAtMs: 10, expiresAtMs: 90 },
  ];
  expect(listSessions(db, { playerId: player.id, limit: 9 })).toEqual(all);
  expect(listSessions(db, { playerId: player.id, limit: 1 })).toEqual(all.slice(0, 1));
});

test('a token that was given is known, whether or not it has ended', () => {
  const { db } = setUp();
  expect([isTokenUsed(db, hashOf('a')), isTokenUsed(db, hashOf('z'))]).toEqual([true, false]);
});
