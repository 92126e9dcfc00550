import supertest from 'supertest';
import { expect, test } from 'vitest';
import { createTestServer } from '../../testing/test-server.ts';

test('a world tells which tester used it last, also when it is deleted', async () => {
  const server = await createTestServer();
  const by = (tester: string, path: string, body: object = {}) =>
    server.control(path, body).set('x-tester', tester).set('x-world', 'spring').expect(200);
  const send = (method: 'get' | 'delete', path: string) =>
    supertest(server.app.server)[method](`/__mock/${path}`).set('x-tester', 'Ann').expect(200);
  const made = await server.control('worlds', { name: 'spring' }).set('x-tester', 'Mei').expect(200);
  expect(made.body.data.lastUsedBy).toBe('Mei');
  await by('Ben', 'clock', { advance: '1h' });
  // Looking at a world uses nothing of it.
  await send('get', 'worlds');
  expect((await send('get', 'worlds/spring')).body.data.lastUsedBy).toBe('Ben');
  expect((await send('delete', 'worlds/spring')).body.data).toEqual({ name: 'spring', lastUsedBy: 'Ben' });
});

test('a snapshot tells which tester saved or restored it last, also when it is deleted', async () => {
  const server = await createTestServer();
  const saved = await server.control('snapshots', { name: 'one' }).set('x-tester', 'Mei').expect(200);
  expect(saved.body.data.lastUsedBy).toBe('Mei');
  await server.control('snapshots/one/restore', {}).set('x-tester', 'Ben').expect(200);
  const listed = await supertest(server.app.server).get('/__mock/snapshots').expect(200);
  expect(listed.body.data).toMatchObject([{ name: 'one', lastUsedBy: 'Ben' }]);
  const deleted = await supertest(server.app.server).delete('/__mock/snapshots/one').expect(200);
  expect(deleted.body.data).toEqual({ name: 'one', lastUsedBy: 'Ben' });
  await server.control('snapshots', { name: 'one' }).expect(200);
  const again = await supertest(server.app.server).get('/__mock/snapshots').expect(200);
  expect(again.body.data).toMatchObject([{ lastUsedBy: 'script' }]);
});
