import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@canada28/db/open-database.ts';
import { DAY_MS } from '@canada28/shared/units-of-time.ts';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig, type ServerConfig } from './config.ts';
import { startServer } from './start-server.ts';

function fileConfig(): ServerConfig {
  const folder = mkdtempSync(join(tmpdir(), 'start-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return readConfig({ HOST: '127.0.0.1', PORT: '0' }, join(folder, 'canada28.sqlite'));
}

test('a server that was off for a month listens first and catches up afterwards', async () => {
  const config = fileConfig();
  await (await startServer(config)).close();
  const db = openDatabase(config.databasePath);
  db.exec(`UPDATE world_facts SET value = json_set(value, '$.wallMs', value ->> 'wallMs' - ${30 * DAY_MS})
    WHERE name = 'clock'`);
  db.close();
  const { app, close } = await startServer(config);
  onTestFinished(close);
  const world = app.worlds.find('default');
  expect(app.server.listening).toBe(true);
  expect(world?.timetable.nextDueMs).toBeLessThan((world?.clock.nowMs() ?? 0) - DAY_MS);
});
