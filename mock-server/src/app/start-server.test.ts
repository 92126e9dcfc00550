import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandPath } from '@canada28/db/delete-database.ts';
import { openDatabase } from '@canada28/db/open-database.ts';
import { findRow } from '@canada28/db/prepared.ts';
import { DAY_MS, MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createWorld } from '../control/worlds/create-world.ts';
import { fileConfig, startOnDisk, worldsFolderOf } from '../testing/server-on-disk.ts';
import { itemStates, SLOT_MS, startTestChase } from '../testing/test-chase.ts';
import { SVG } from '../testing/test-logos.ts';
import { createTestPlayer } from '../testing/test-player.ts';
import { lookAt, TEST_NOW_MS } from '../testing/test-server.ts';
import { startServer } from './start-server.ts';

type Send = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  world: string,
  payload?: object,
) => Promise<unknown>;

test('a server that was off for a month listens first and catches up afterwards', async () => {
  const config = fileConfig();
  await (await startServer(config)).close();
  const db = openDatabase(config.databasePath);
  db.exec(`UPDATE world_facts SET value = json_set(value, '$.wallMs', value ->> 'wallMs' - ${30 * DAY_MS})
    WHERE name = 'clock'`);
  db.close();
  const { app, close } = await startServer(config);
  onTestFinished(close);
  const world = app.worlds.hosted('default')?.open();
  expect(app.server.listening).toBe(true);
  expect(world?.timetable.nextDueMs).toBeLessThan((world?.clock.nowMs() ?? 0) - DAY_MS);
});

test('a persistent world that is asked for long after a start missed no more than came due before it', async () => {
  vi.useFakeTimers({ now: TEST_NOW_MS, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const config = fileConfig();
  const { app, stop } = await startOnDisk(config);
  const { controlPlane } = app;
  const before = (
    await createWorld(controlPlane, { name: 'spring', scenario: 'sale-just-opened', keep: true })
  ).open();
  const chaseId = startTestChase(before, createTestPlayer(before));
  await stop();
  // The sale of the second issue is over, that of the third has not begun.
  vi.setSystemTime(TEST_NOW_MS + 1.9 * SLOT_MS);
  const { worlds } = (await startOnDisk(config)).app;
  vi.setSystemTime(TEST_NOW_MS + 3.9 * SLOT_MS);
  const after = worlds.hosted('spring')?.open();
  if (after === undefined) throw new Error('there is no such world');
  lookAt(after);
  expect(itemStates(after, chaseId)).toBe('12110');
});

test('what was done in the world of a first start is copied as a fresh install, until a restart', async () => {
  const config = fileConfig();
  const copyTest = async () => {
    const { app, close } = await startServer(config);
    await app.inject({
      method: 'POST',
      url: '/player-api/player/game/findcurIssue.do',
      payload: { lotteryId: '1' },
    });
    await app.inject({ method: 'POST', url: '/__mock/clock', payload: { to: 'settled' } });
    await app.inject({ method: 'POST', url: '/__mock/clock', payload: { back: true } });
    const copied = await app.inject('/__mock/journal/test?polls=true');
    await close();
    return copied;
  };
  const first = await copyTest();
  expect(first.statusCode).toBe(200);
  expect(first.body).toContain("scenario: 'fresh-install'");
  expect(first.body).toContain('findcurIssue.do');
  expect((await copyTest()).statusCode).toBe(409);
});

test('the brand of a world outlives a restart and keeping it in a file, and goes with the world', async () => {
  const config = fileConfig();
  const brand = { name: 'Northern Lights', colour: '#1f7a8c', logo: SVG.toString('base64') };
  const inServer = async (work: (send: Send) => Promise<void>) => {
    const { app, close } = await startServer(config);
    await work(async (method, url, world, payload = {}) => {
      const headers = { host: 'localhost', 'x-world': world };
      const sent = method === 'GET' ? {} : { payload };
      return (await app.inject({ method, url: `/__mock${url}`, headers, ...sent })).json().data;
    });
    await close();
  };
  let told: unknown;
  await inServer(async (send) => {
    told = await send('PUT', '/brand', 'default', brand);
    await send('POST', '/worlds', 'default', { name: 'spring' });
    await send('PUT', '/brand', 'spring', brand);
    await send('POST', '/worlds/spring/keep', 'spring');
  });
  await inServer(async (send) => {
    expect(await send('GET', '/brand', 'default')).toEqual(told);
    expect(await send('GET', '/brand', 'spring')).toMatchObject({
      name: brand.name,
      logo: { bytes: SVG.length },
    });
    expect(await send('DELETE', '/brand', 'default')).toEqual({ isOwn: false });
    await send('DELETE', '/worlds/spring', 'default');
    await send('POST', '/worlds', 'default', { name: 'spring', keep: true });
  });
  await inServer(async (send) => {
    expect(await send('GET', '/brand', 'default')).toEqual({ isOwn: false });
    expect(await send('GET', '/brand', 'spring')).toEqual({ isOwn: false });
  });
});

test('a brand that cannot be read leaves its world as it is', async () => {
  const config = fileConfig();
  writeFileSync(brandPath(config.databasePath), '{"half":');
  const { app, close } = await startServer(config);
  onTestFinished(close);
  expect((await app.inject('/__mock/brand')).json().data).toEqual({ isOwn: false });
});

test('what was written in a kept world lies in its file a minute later, though no page watches it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const config = fileConfig();
  const { app } = await startOnDisk(config);
  const headers = { host: 'localhost', 'x-world': 'spring' };
  await app.inject({ method: 'POST', url: '/__mock/worlds', payload: { name: 'spring', keep: true } });
  await app.inject({ method: 'POST', url: '/__mock/maintenance', headers, payload: { on: true } });
  const path = join(worldsFolderOf(config), 'spring.sqlite');
  // What a power cut leaves at the least: the file without its write-ahead log.
  const left = `${path}-left`;
  const leftByPowerCut = () => {
    copyFileSync(path, left);
    const db = openDatabase(left);
    const row = findRow<{ value: string }>(db, "SELECT value FROM world_facts WHERE name = 'switches'");
    db.close();
    return row?.value;
  };
  expect(leftByPowerCut()).toBeUndefined();
  vi.advanceTimersByTime(MINUTE_MS);
  await expect.poll(leftByPowerCut).toContain('true');
});
