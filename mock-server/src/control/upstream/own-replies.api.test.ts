import supertest from 'supertest';
import { expect, test } from 'vitest';
import { faultBody } from '../../testing/test-faults.ts';
import { passTo, serveOther, UPSTREAM_WORLD } from '../../testing/test-upstream.ts';
import { harExchanges } from '../drift/har-exchanges.ts';

const BASE = '/player-api/player/';
const NOTICES = 'common/getSystemNotice';
const JSON_HEAD = { 'content-type': 'application/json' };
const ENVELOPE = '{"code":200,"data":[],"msg":""}';

test('what the mock answers in the place of another server is marked in a HAR, and told of no server', async () => {
  let isPage = true;
  const { url } = await serveOther((_request, response) =>
    isPage
      ? response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>')
      : response.writeHead(200, JSON_HEAD).end(ENVELOPE),
  );
  const { mock, request } = await passTo(url);
  const call = (path: string) =>
    request('POST', BASE + path)
      .send({})
      .expect(200);
  // Answered by something else, refused, answered by a fault, changed by one, and as that server answers.
  await call(NOTICES);
  isPage = false;
  await call('game/gameBet.do');
  const sequence = [{ code: 320, msg: 'no' }, { patch: [{ at: 'msg', set: 'other' }] }];
  await request('POST', '/__mock/faults').send(faultBody({ sequence })).expect(200);
  for (let times = 0; times < 3; times += 1) await call(NOTICES);
  const examplesIn = async (world: string) => {
    const har = await request('GET', '/__mock/journal/har', { 'x-world': world }).expect(200);
    return { har: har.text, examples: harExchanges(har.text)?.map(({ example }) => example) };
  };
  const { har, examples } = await examplesIn(UPSTREAM_WORLD);
  expect(examples).toEqual([5]);
  // Nor of a recording: what stands in it is answered again all the same.
  await supertest(mock.app.server)
    .post('/__mock/worlds/recording?name=again')
    .type('application/octet-stream')
    .send(Buffer.from(har))
    .expect(200);
  const again = { 'x-world': 'again' };
  const refused = await request('POST', `${BASE}game/gameBet.do`, again).send({}).expect(200);
  expect(refused.body).toMatchObject({ code: 500, msg: expect.stringContaining('allowWrites') });
  for (let times = 0; times < 4; times += 1)
    await request('POST', BASE + NOTICES, again)
      .send({})
      .expect(200);
  await request('POST', `${BASE}chat/list`, again).send({}).expect(404);
  expect((await examplesIn('again')).examples).toEqual([5]);
  const { body } = await request('GET', '/__mock/drift', again).expect(200);
  expect(body.data.source.exchanges).toBe(1);
});
