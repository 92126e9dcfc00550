import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { mockServer } from './playwright.ts';
import { findMock, PORT_VARIABLE, SETTINGS_VARIABLE } from './run-mock.ts';
import { type Mock, startMock } from './testing.ts';

/** What a mock is told by options, by its `env` and by the environment of the tests' own process. */

const TOKEN = 'not-to-be-guessed-28';
const OF_TOKEN = { MOCK_CONTROL: 'token', MOCK_CONTROL_TOKEN: TOKEN };
const BASES = { PLAYER_API_BASE: '/api', GAME_API_BASE: '/api/play' };

/** Variables of this process, for one test. */
function setShell(variables: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
}

async function start(options: Parameters<typeof startMock>[0] = {}): Promise<Mock> {
  const mock = await startMock(options);
  onTestFinished(mock.close);
  return mock;
}

/** A player of a world reaches a call of each base path, and the mock wants the token. */
async function expectSpokenTo(mock: Mock): Promise<void> {
  const world = await mock.createWorld();
  const player = await world.player({ balance: 28 });
  expect(await player.call('wallet/getMyWallet', {})).toMatchObject({ moneyUsable: 28 });
  await player.call('game/findcurIssue.do', { lotteryId: '1' });
  expect((await fetch(`${mock.url}/api/user/getUserInfo`, { method: 'POST' })).status).toBe(200);
  expect((await fetch(`${mock.url}/__mock/worlds`)).status).toBe(403);
}

test('the settings of this process hold for a mock in it, and the kit speaks to it by them', async () => {
  setShell({ ...OF_TOKEN, ...BASES });
  await expectSpokenTo(await start());
});

test('env holds before the settings of this process; an empty variable says nothing', async () => {
  setShell({ ...OF_TOKEN, PLAYER_API_BASE: '/elsewhere', GAME_API_BASE: '/elsewhere/play' });
  await expectSpokenTo(await start({ env: BASES }));
  const open = await start({
    env: { MOCK_CONTROL: '', MOCK_CONTROL_TOKEN: '', PLAYER_API_BASE: '', GAME_API_BASE: '' },
  });
  expect((await fetch(`${open.url}/__mock/worlds`)).status).toBe(200);
  const player = await (await open.createWorld()).player({ balance: 28 });
  expect(await player.call('wallet/getMyWallet', {})).toMatchObject({ moneyUsable: 28 });
});

test('PORT and DATABASE_PATH are those of env, of an option before it, and never of this process', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kit-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  setShell({ PORT: 'of-the-shell', DATABASE_PATH: join(folder, 'of-the-shell') });
  await start();
  await expect(start({ env: { PORT: 'of-env' } })).rejects.toThrow('PORT is "of-env"');
  await start({ env: { DATABASE_PATH: join(folder, 'of-env') } });
  const env = { PORT: 'of-env', DATABASE_PATH: join(folder, 'of-env-again') };
  await start({ port: 0, databasePath: join(folder, 'of-the-option'), env });
  const made = readdirSync(folder).filter((name) => !/-(?:lock|made|shm|wal)$/.test(name));
  expect(made.sort()).toEqual(['of-env', 'of-the-option']);
});

test('fixtures speak to the mock of the run by the settings that mockServer was given', async () => {
  setShell({ [SETTINGS_VARIABLE]: '{}' });
  const { env = {} } = mockServer({ ...OF_TOKEN, ...BASES });
  const mock = await start({ env });
  setShell({ [PORT_VARIABLE]: new URL(mock.url).port });
  await expectSpokenTo(await findMock(undefined, {}));
});

test('fixtures show a hosted mock the token that they are given', async () => {
  const { url } = await start({ env: { ...OF_TOKEN, ...BASES } });
  const options = { token: TOKEN, player: '/api', game: '/api/play', tester: 'Mei' };
  const mock = await findMock(url, options);
  await expectSpokenTo(mock);
  const world = await mock.createWorld();
  await world.clock.freeze();
  expect(await world.history.list()).toMatchObject([{ by: 'Mei' }]);
});
