import { DEMO_LOGIN_PASSWORD } from '@canada28/db/seeds/demo.ts';
import { SCENARIOS } from '@canada28/db/seeds/scenarios/index.ts';
import { loginCall } from '@canada28/shared/contract/auth.contract.ts';
import { getMyWalletCall } from '@canada28/shared/contract/wallet.contract.ts';
import { applyScenarioControl, listScenariosControl } from '@canada28/shared/control/scenarios.control.ts';
import supertest from 'supertest';
import { expect, test } from 'vitest';
import { DEMO_RULES, WORLD_RULES } from '../../app/world-rules.ts';
import { createTestPlayer } from '../../testing/test-player.ts';
import {
  createTestControl,
  createTestServer,
  createTestWorld,
  createTestWorlds,
  TEST_NOW_MS,
  type TestServer,
} from '../../testing/test-server.ts';
import { pinnedClock } from '../../world/clock.ts';
import { worldConfig } from '../../world/world-config.ts';
import { getHosted } from '../get-hosted.ts';
import { goBack } from '../history/go-back.ts';
import { applyScenario } from '../worlds/replace-world.ts';
import { Templates } from './templates.ts';

const apply = ({ control }: TestServer, name: string, world = 'default') =>
  control(applyScenarioControl.path.slice(1), { name }).set('x-world', world);

async function headersOfDemo({ call }: TestServer, world = 'default'): Promise<Record<string, string>> {
  const reply = await call(loginCall.path, { uname: 'demo', password: DEMO_LOGIN_PASSWORD }).set(
    'x-world',
    world,
  );
  return { 'x-world': world, 'P-Token': reply.body.data.tokenValue };
}

test('every scenario is listed with its sentence, in the order of the groups', async () => {
  const { app } = await createTestServer();
  const reply = await supertest(app.server).get(`/__mock${listScenariosControl.path}`).expect(200);
  expect(reply.body.data).toEqual(
    SCENARIOS.map(({ name, title, sentence, group }) => ({ name, title, sentence, group })),
  );
});

test('a scenario takes the place of all that was in the world of the request, and of no other', async () => {
  const server = await createTestServer();
  await server.control('worlds', { name: 'spring', scenario: 'new-player' }).expect(200);
  const before = createTestPlayer(server.world);
  const { body } = await apply(server, 'withdrawal-in-review').expect(200);
  expect(body.data).toMatchObject({
    name: 'default',
    scenario: 'withdrawal-in-review',
    players: [{ userName: 'demo', password: 'demo2828', payPassword: '1234' }],
  });
  expect(body.data.urls.link).toMatch(/\?world=default&as=demo&to=%2Fwithdraw%2Flist$/);
  expect((await server.call(getMyWalletCall.path, {}, before.headers)).body.code).toBe(403);
  const wallet = await server.call(getMyWalletCall.path, {}, await headersOfDemo(server));
  expect(wallet.body.data).toMatchObject({ moneyUsable: 800, moneyFrozen: 200 });
  const ofSpring = await server.call(getMyWalletCall.path, {}, await headersOfDemo(server, 'spring'));
  expect(ofSpring.body.data).toMatchObject({ moneyUsable: 1000, moneyFrozen: 0 });
});

test('its faults hold in the world that it was applied to', async () => {
  const server = await createTestServer();
  await apply(server, 'error-other-code').expect(200);
  const reply = await server.call(getMyWalletCall.path, {}, await headersOfDemo(server));
  expect(reply.body).toEqual({
    code: 600,
    data: null,
    msg: 'Wallets are being counted, please come back in a minute',
  });
});

test('a scenario is undone by one step back', async () => {
  const server = await createTestServer();
  const { headers } = createTestPlayer(server.world, { creditMicros: 77_000_000 });
  await apply(server, 'big-win-next').expect(200);
  await server.control('clock', { back: true }).expect(200);
  const wallet = await server.call(getMyWalletCall.path, {}, headers);
  expect(wallet.body.data.moneyUsable).toBe(77);
});

test('a reset goes back to what the world was made of, with its seed', async () => {
  const server = await createTestServer();
  await server.control('worlds', { name: 'spring', scenario: 'new-player', seed: '7' }).expect(200);
  await apply(server, 'sealed', 'spring').expect(200);
  const { body } = await server.control('worlds/spring/reset', {}).expect(200);
  expect(body.data).toMatchObject({ scenario: 'new-player', seed: '7' });
});

test('an unknown scenario is answered with the nearest known ones, and changes nothing', async () => {
  const server = await createTestServer();
  const { headers } = createTestPlayer(server.world);
  const { body } = await apply(server, 'late-drow').expect(400);
  expect(body.msg).toMatch(
    /^There is no scenario "late-drow"; near it: late-draw, .+\. GET \/__mock\/scenarios lists all\.$/,
  );
  expect((await server.call(getMyWalletCall.path, {}, headers)).body.code).toBe(200);
  await server.control('clock', { back: true }).expect(409);
});

test('a scenario that is not true with the settings of the server leaves the world as it was', async () => {
  const world = createTestWorld();
  const worlds = createTestWorlds(world);
  const control = createTestControl();
  const config = worldConfig({ oddsThousandths: Array.from({ length: 38 }, () => 2000) });
  const rules = { demo: DEMO_RULES, bare: WORLD_RULES };
  const templates = new Templates({ ...control, rules, config, wall: pinnedClock(TEST_NOW_MS) });
  const plane = { ...control, templates, worlds };
  const hosted = getHosted(plane, 'default');
  await expect(applyScenario(plane, hosted, { scenario: 'first-win', by: 'Mei' })).rejects.toThrow(
    'The scenario "first-win" cannot be played like this: with the settings of this server it is not true that it won 199.90 USDT.',
  );
  expect([worlds.hosted('default')?.open(), world.db.open]).toEqual([world, true]);
  await expect(goBack(plane, hosted, { far: { last: undefined }, by: 'Mei' })).rejects.toThrow(
    'There is nothing to go back to',
  );
});
