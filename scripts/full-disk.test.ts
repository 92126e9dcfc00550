import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { call, control, type ServerProcess, stop } from '@canada28/mock-server/testing/server-process.ts';
import { ERROR_TEXTS } from '@canada28/shared/contract/error-texts.ts';
import { expect, test } from 'vitest';
import { freezeInSale } from './lib/freeze-in-sale.ts';
import { serverUnderTest } from './lib/server-under-test.ts';

const { databasePath, startServer } = serverUnderTest('test-results/full-disk/main.js');

/** Of util-linux: elsewhere the limits of a process that runs cannot be changed. */
const canLimit = spawnSync('prlimit', ['--version']).status === 0;

const GAME = '/player-api/player/game';
const LOGIN = { uname: 'demo', password: 'demo2828' };
const SPRING = { 'x-world': 'spring' };
const FAILED = { code: 500, data: null, msg: ERROR_TEXTS.en.systemError };

/** From now on no file of the server can be longer (bytes): writes come back short, then not at all. */
function limitFiles({ process: { pid } }: ServerProcess, bytes: number | 'unlimited'): void {
  expect(spawnSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`]).status).toBe(0);
}

/** Logs in and answers what places one bet more. */
async function playerOf(server: ServerProcess, world: Record<string, string> = {}) {
  const login = await call(server, '/player-api/player/user/login', LOGIN, world);
  const headers = { ...world, lang: 'en', 'x-token': String(login.data.tokenValue) };
  const issueCode = await freezeInSale(server, world);
  const gameItem = [{ totalAmount: 1, numberRecord: '31' }];
  const slip = { issueCode, lotteryId: '1', totalAmount: 1, gameItem };
  return {
    bet: (key: string) => call(server, `${GAME}/gameBet.do`, slip, { ...headers, 'idempotency-key': key }),
    balance: async () =>
      Number((await call(server, '/player-api/player/wallet/getMyWallet', {}, headers)).data.moneyUsable),
  };
}

type Player = Awaited<ReturnType<typeof playerOf>>;

/** Leaves room for little more; answers the key of the first bet that the disk had none for, and which cost nothing. */
async function fillUp(server: ServerProcess, { bet, balance }: Player): Promise<string> {
  const before = await balance();
  limitFiles(server, statSync(`${databasePath()}-wal`).size + 6_000);
  for (let count = 0; ; count += 1) {
    const reply = await bet(`last-${count}`);
    if (reply.code === 200) continue;
    expect(reply).toEqual(FAILED);
    expect(await balance()).toBe(before - count);
    return `last-${count}`;
  }
}

test.skipIf(!canLimit)(
  'on a disk that is full a bet is refused in a sentence and costs nothing, other worlds go on, and so does it once there is room',
  async () => {
    const server = await startServer();
    await call(server, '/__mock/worlds', { name: 'spring', keep: true });
    const [full, spring] = [await playerOf(server), await playerOf(server, SPRING)];
    const first = await full.bet('first');
    expect(first).toMatchObject({ code: 200 });
    // The log of the world that has done more is longer than that of the other one.
    for (let count = 0; statSync(`${databasePath()}-wal`).size < 1_000_000; count += 1)
      await full.bet(`more-${count}`);
    const refused = await fillUp(server, full);
    const then = await full.balance();
    expect(await full.bet('first')).toEqual(first);
    expect(await spring.bet('elsewhere')).toMatchObject({ code: 200 });

    limitFiles(server, 'unlimited');
    expect(await full.bet(refused)).toMatchObject({ code: 200 });
    expect(await full.balance()).toBe(then - 1);
    expect((await control(server, '/audit')).data.broken).toEqual([]);
    const { err } = await stop(server, 'SIGTERM');
    expect(err).toMatch(/The database file cannot be used: (?:disk I\/O error|database or disk is full)\./);
    expect(err).not.toMatch(/ at .+:\d+/);
  },
);

test.skipIf(!canLimit)(
  'killed on a disk that is full, it has what it answered for, and no half of what it refused',
  async () => {
    const server = await startServer();
    const player = await playerOf(server);
    const first = await player.bet('first');
    const refused = await fillUp(server, player);
    await stop(server, 'SIGKILL');

    const again = await startServer();
    const same = await playerOf(again);
    expect(await same.bet('first')).toEqual(first);
    const before = await same.balance();
    expect(await same.bet(refused)).toMatchObject({ code: 200 });
    expect(await same.balance()).toBe(before - 1);
    expect((await control(again, '/audit')).data.broken).toEqual([]);
    await stop(again, 'SIGTERM');
  },
);
