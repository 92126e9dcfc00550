import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { passTo, serveOther } from '../../testing/test-upstream.ts';

const CALL = '/player-api/player/common/getSystemNotice';
const ENVELOPE = JSON.stringify({ code: 200, data: [], msg: '' });

async function withFault(then: object) {
  let asked = 0;
  const { url } = await serveOther((_request, response) => {
    asked += 1;
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip', etag: 'x' });
    response.end(gzipSync(ENVELOPE));
  });
  const passing = await passTo(url);
  const match = { path: 'common/getSystemNotice' };
  await passing.request('POST', '/__mock/faults').send({ match, then }).expect(200);
  return { ...passing, asked: () => asked };
}

test.each([
  [{ latencyMs: 50 }, 200, ENVELOPE, 1],
  [{ httpStatus: 503 }, 503, '', 0],
  [{ code: 320, msg: 'no' }, 200, '{"code":320,"data":null,"msg":"no"}', 0],
  [{ malformedJson: true }, 200, ENVELOPE.slice(0, ENVELOPE.length / 2), 1],
  [{ emptyBody: true }, 200, '', 1],
  [{ dripMs: 1 }, 200, ENVELOPE, 1],
  [{ patch: [{ at: 'msg', set: 'other' }] }, 200, '{"code":200,"data":[],"msg":"other"}', 1],
] as const)('a fault strikes on top of the real server: %j', async (then, status, text, times) => {
  const { request, entries, asked } = await withFault(then);
  const reply = await request('POST', CALL)
    .send({})
    .buffer(true)
    // Whatever it is, it is read as text.
    .parse((response, done) => {
      let read = '';
      response.on('data', (part) => (read += part)).on('end', () => done(null, read));
    })
    .expect(status);
  expect(reply.body).toBe(text);
  expect(asked()).toBe(times);
  // What the other server said beside its body is said still.
  if (times === 1) expect(reply.headers).toMatchObject({ etag: 'x' });
  expect(reply.headers).not.toHaveProperty('x-demo');
  await expect
    .poll(() => entries({ onlyFaults: 'true' }))
    .toMatchObject([{ status, faults: [{ then }], why: expect.stringContaining('Fault 1: ') }]);
});

test.each([
  ['before', 0],
  ['after', 1],
] as const)('a connection is closed %s the call', async (close, times) => {
  const { request, entries, asked } = await withFault({ close });
  await expect(request('POST', CALL).send({})).rejects.toThrow('hang up');
  expect(asked()).toBe(times);
  await expect.poll(entries).toMatchObject([{ closed: close }]);
});

test.each([{ sessionExpired: true }, { newToken: true }])(
  'sessions are those of the other server: %j is refused with what kind of world it is',
  async (then) => {
    const { url } = await serveOther(() => undefined);
    const { request } = await passTo(url);
    const { body } = await request('POST', '/__mock/faults').send({ match: { path: '**' }, then });
    expect(body).toMatchObject({ code: 409, msg: expect.stringContaining('of the kind "upstream"') });
  },
);
