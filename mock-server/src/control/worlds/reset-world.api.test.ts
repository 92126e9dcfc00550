import { readFileSync, writeFileSync } from 'node:fs';
import { imageOf, openImage } from '@canada28/db/database-image.ts';
import { madeImagePath } from '@canada28/db/delete-database.ts';
import { newestOf } from '@canada28/db/read-migrations.ts';
import { expect, test } from 'vitest';
import { fileConfig, startOnDisk } from '../../testing/server-on-disk.ts';

/** What the migrations 19 and 20 did, undone. */
const TO_SCHEMA_18 = `
  ALTER TABLE chase_items DROP COLUMN loss;
  DROP TABLE settlement_parts;
  PRAGMA user_version = 18;`;

test('a world that an older program made is reset to what it was then, in the newest schema', async () => {
  const config = fileConfig();
  await (await startOnDisk(config)).stop();
  const path = madeImagePath(config.databasePath);
  const older = openImage(readFileSync(path));
  older.exec(TO_SCHEMA_18);
  writeFileSync(path, imageOf(older));
  older.close();
  const { app } = await startOnDisk(config);
  const reply = await app.inject({ method: 'POST', url: '/__mock/worlds/default/reset', payload: {} });
  expect([reply.statusCode, reply.json().msg]).toEqual([200, '']);
  const { db } = app.worlds.hosted('default')?.open() ?? {};
  expect(db?.pragma('user_version', { simple: true })).toBe(newestOf(app.controlPlane.migrations));
});
