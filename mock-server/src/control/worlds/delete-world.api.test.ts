import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '@canada28/db/open-database.ts';
import { expect, test } from 'vitest';
import { fileConfig, startOnDisk, worldsFolderOf } from '../../testing/server-on-disk.ts';

test('a persistent world whose file another program has open is not deleted, and goes on with its snapshots', async () => {
  const config = fileConfig();
  const { app } = await startOnDisk(config);
  const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, payload: object = {}) => {
    const url = `/__mock/${path}`;
    const reply = await app.inject({
      method,
      url,
      headers: { 'x-world': 'spring' },
      ...(method === 'POST' && { payload }),
    });
    return { status: reply.statusCode, ...reply.json() };
  };
  await call('POST', 'worlds', { name: 'spring', rate: 0, keep: true });
  await call('POST', 'snapshots', { name: 'start' });
  const { data: before } = await call('POST', 'clock', { advance: '1h' });
  const folder = worldsFolderOf(config);
  const other = openDatabase(join(folder, 'spring.sqlite'));
  const refused = await call('DELETE', 'worlds/spring');
  expect([refused.status, refused.msg]).toEqual([
    409,
    expect.stringMatching(/spring\.sqlite is in use: stop the server or program that has it open first\.$/),
  ]);
  expect((await call('GET', 'snapshots')).data).toMatchObject([{ name: 'start' }]);
  const { status, data } = await call('POST', 'clock', { advance: '1s' });
  expect([status, data.nowMs]).toEqual([200, before.nowMs + 1000]);
  other.close();
  expect((await call('DELETE', 'worlds/spring')).status).toBe(200);
  expect(readdirSync(folder)).toEqual([]);
});
