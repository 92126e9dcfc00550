import supertest from 'supertest';
import { expect, test } from 'vitest';
import { createTestPlayer } from '../../testing/test-player.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const get = ({ app }: TestServer, path: string) => supertest(app.server).get(`/__mock/journal${path}`);

test('one entry is read by its number; what is forgotten or has not come yet is told', async () => {
  const server = await createTestServer();
  expect((await get(server, '/1').expect(404)).body.msg).toContain('nothing has happened');
  await server.call('chat/list');
  const { body } = await get(server, '/1').expect(200);
  const page = await get(server, '?pageSize=1');
  expect(body).toEqual({ code: 200, data: page.body.data.list[0], msg: '' });
  expect((await get(server, '/2').expect(404)).body.msg).toBe(
    'There is no entry 2: the journal remembers 1 to 1.',
  );
});

test('a HAR of one call holds that call', async () => {
  const server = await createTestServer();
  for (const path of ['chat/list', 'common/getQAList']) await server.call(path);
  const reply = await get(server, '/har?id=1').expect(200);
  expect(reply.headers['content-disposition']).toContain('default-1.har');
  expect(reply.body.log.entries).toMatchObject([{ request: { url: expect.stringContaining('chat/list') } }]);
});

test('what failed is found: refused, lost, and refused control calls', async () => {
  const server = await createTestServer();
  await server.call('chat/list');
  await server.call('wallet/getMyWallet');
  await server.call('nothing/here');
  await server.control('clock', { set: 0 }).expect(400);
  const { list } = (await get(server, '?onlyFailed=true')).body.data;
  expect(list.map(({ id }: { id: number }) => id)).toEqual([4, 3, 2]);
});

test('entries are found by the number that they name, and not by a longer one', async () => {
  const server = await createTestServer();
  const { headers } = createTestPlayer(server.world);
  for (const orderCode of ['1000077', '10000771'])
    await server.game('getOrderById.do', { orderCode }, headers);
  const { list } = (await get(server, '?order=1000077')).body.data;
  expect(list).toMatchObject([{ input: { orderCode: '1000077' } }]);
  await get(server, '?order=a%20b').expect(400);
});

test('a mark is there for all who look, with its note, until it is taken away', async () => {
  const server = await createTestServer();
  const { control, app } = server;
  await server.call('chat/list');
  const marked = await control('journal/1/mark', { note: 'look here' }).expect(200);
  expect(marked.body.data).toEqual([{ id: 1, note: 'look here' }]);
  expect((await get(server, '')).body.data.marks).toEqual([{ id: 1, note: 'look here' }]);
  await control('journal/2/mark', {}).expect(404);
  const left = await supertest(app.server).delete('/__mock/journal/1/mark').expect(200);
  expect(left.body.data).toEqual([]);
});
