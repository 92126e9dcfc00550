import { openDatabase } from '@canada28/db/open-database.ts';
import { DAY_MS } from '@canada28/shared/units-of-time.ts';
import { expect, onTestFinished, test } from 'vitest';
import { fileConfig } from '../testing/server-on-disk.ts';
import { startServer } from './start-server.ts';

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
