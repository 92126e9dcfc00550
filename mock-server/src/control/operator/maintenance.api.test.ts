import { ERROR_CODES } from '@canada28/shared/contract/error-codes.ts';
import supertest from 'supertest';
import { expect, test } from 'vitest';
import { createTestPlayer } from '../../testing/test-player.ts';
import { createTestServer } from '../../testing/test-server.ts';

test('under maintenance every player call answers 503 until a tester ends it', async () => {
  const { app, game, control } = await createTestServer();
  const isOn = async () => (await supertest(app.server).get('/__mock/maintenance').expect(200)).body.data;
  expect(await isOn()).toEqual({ on: false });
  await control('maintenance', { on: true }).expect(200);
  expect(await isOn()).toEqual({ on: true });
  const current = await game('findcurIssue.do', { lotteryId: '1' }, { lang: 'en' });
  expect(current.body).toEqual({
    code: ERROR_CODES.underMaintenance,
    data: null,
    msg: 'The service is under maintenance, please try again later',
  });
  await control('maintenance', { on: false }).expect(200);
  expect((await game('findcurIssue.do', { lotteryId: '1' })).body.code).toBe(200);
});

test('a log out ends its session under maintenance, too', async () => {
  const { world, call, control } = await createTestServer();
  const { headers } = createTestPlayer(world);
  await control('maintenance', { on: true }).expect(200);
  const reply = await call('user/logout', {}, headers);
  expect(reply.body).toEqual({ code: 200, data: true, msg: '' });
  expect(String(reply.headers['set-cookie'])).toContain('P-Token=;');
  await control('maintenance', { on: false }).expect(200);
  expect((await call('user/getUserInfo', {}, headers)).body.code).toBe(ERROR_CODES.notLoggedIn);
});

test('the switch takes nothing but on or off', async () => {
  const { control } = await createTestServer();
  const reply = await control('maintenance', { on: 'yes' }).expect(400);
  expect(reply.body.msg).toContain('{"on": true}');
});
