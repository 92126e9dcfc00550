import { findRow } from '@canada28/db/prepared.ts';
import { DEMO_LOGIN_PASSWORD } from '@canada28/db/seeds/demo.ts';
import { loginCall } from '@canada28/shared/contract/auth.contract.ts';
import { placeBetCall } from '@canada28/shared/contract/betting.contract.ts';
import { findCurrentIssueCall } from '@canada28/shared/contract/draws.contract.ts';
import { ERROR_CODES } from '@canada28/shared/contract/error-codes.ts';
import { getUserInfoCall } from '@canada28/shared/contract/profile.contract.ts';
import { expect, test } from 'vitest';
import { auditDatabase } from '../../features/audit/audit-database.ts';
import { createTestPlayer, type TestPlayer } from '../../testing/test-player.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import type { World } from '../../world/world.ts';

const CLIENTS = 8;
/** What is done before, and again after, the world is made what it was. */
const BETS_EACH = 15;

const SPRING = { 'x-world': 'spring' };

/** A world in memory of its own, whose database is closed when another one takes its place. */
async function serveSpring() {
  const server = await createTestServer();
  await server.control('worlds', { name: 'spring' }).expect(200);
  await server.control('clock', { freeze: true }).set(SPRING).expect(200);
  const world = () => server.app.worlds.hosted('spring')?.open() as World;
  return { server, world };
}

/** Bets again and again; answers the codes, in order. `afterEach` hears how many there were. */
async function betAgainAndAgain(
  { game }: TestServer,
  { headers }: TestPlayer,
  { issueCode, afterEach }: { readonly issueCode: string; readonly afterEach: () => void },
): Promise<number[]> {
  const gameItem = [{ totalAmount: 1, numberRecord: '31' }];
  const codes: number[] = [];
  while (codes.length < 2 * BETS_EACH) {
    const body = { issueCode, lotteryId: '1', totalAmount: 1, gameItem };
    codes.push((await game(placeBetCall.path, body, { ...headers, ...SPRING })).body.code);
    afterEach();
  }
  return codes;
}

/** Logs in again and again, a password hashed each time; answers the tokens that it got. */
async function logInAgainAndAgain({ call }: TestServer): Promise<{ code: number; token: string }[]> {
  const logIns: { code: number; token: string }[] = [];
  while (logIns.length < 6) {
    const { body } = await call(loginCall.path, { uname: 'demo', password: DEMO_LOGIN_PASSWORD }, SPRING);
    logIns.push({ code: body.code, token: body.data?.tokenValue ?? '' });
  }
  return logIns;
}

const betsOf = ({ db }: World, { id }: TestPlayer) =>
  findRow<{ count: number }>(db, 'SELECT count(*) AS count FROM bets WHERE player_id = :id', { id })?.count;

test('a restore in the middle of bets and log ins loses nothing that was acknowledged, and does nothing by half', async () => {
  const { server, world } = await serveSpring();
  const players = Array.from({ length: CLIENTS }, () => createTestPlayer(world()));
  const issue = await server.game(findCurrentIssueCall.path, { lotteryId: '1' }, SPRING);
  await server.control('snapshots', { name: 'start' }).set(SPRING).expect(200);

  let bets = 0;
  let beBusy = () => {};
  const isBusy = new Promise<void>((resolve) => {
    beBusy = resolve;
  });
  const afterEach = () => {
    bets += 1;
    if (bets === CLIENTS * BETS_EACH) beBusy();
  };
  const { issueCode } = issue.body.data;
  const clients = players.map((player) => betAgainAndAgain(server, player, { issueCode, afterEach }));
  const logIns = [1, 2, 3].map(() => logInAgainAndAgain(server));
  await isBusy;
  await server.control('snapshots/start/restore', {}).set(SPRING).expect(200);
  const codes = await Promise.all(clients);
  const sessions = (await Promise.all(logIns)).flat();

  const refusals = [...codes.flat(), ...sessions.map(({ code }) => code)].filter((code) => code !== 200);
  expect(refusals.filter((code) => code !== ERROR_CODES.busy)).toEqual([]);
  const after = players.map((player) => betsOf(world(), player) ?? 0);
  expect(auditDatabase(world().db).broken).toEqual([]);
  const isOpen = async ({ token }: { token: string }) =>
    (await server.call(getUserInfoCall.path, {}, { ...SPRING, 'P-Token': token })).body.code === 200;
  const openAfter = await Promise.all(sessions.map(isOpen));

  await server.control('clock', { back: true }).set(SPRING).expect(200);
  const before = players.map((player) => betsOf(world(), player) ?? 0);
  expect(auditDatabase(world().db).broken).toEqual([]);
  const openBefore = await Promise.all(sessions.map(isOpen));

  const acknowledged = codes.map((ofPlayer) => ofPlayer.filter((code) => code === 200).length);
  expect(before.map((count, index) => count + (after[index] ?? 0))).toEqual(acknowledged);
  expect(Math.min(...before)).toBeGreaterThan(0);
  expect(Math.min(...after)).toBeGreaterThan(0);
  for (const [index, { code }] of sessions.entries())
    expect([openAfter[index], openBefore[index]].filter(Boolean)).toHaveLength(code === 200 ? 1 : 0);
});
