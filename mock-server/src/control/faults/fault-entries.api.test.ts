import type { FaultRequest } from '@canada28/shared/control/faults.control.ts';
import supertest from 'supertest';
import { describe, expect, test } from 'vitest';
import { faultBody } from '../../testing/test-faults.ts';
import { createTestPlayer } from '../../testing/test-player.ts';
import { createTestServer } from '../../testing/test-server.ts';

test('an entry says what its faults did, also when they are gone', async () => {
  const { app, control, call } = await createTestServer();
  const { body } = await control('faults', faultBody({ code: 600 }, { path: 'chat/list' })).expect(200);
  await call('chat/list');
  await supertest(app.server).delete('/__mock/faults').expect(200);
  const { match, hits, isOver, ...told } = body.data;
  expect(told).toMatchObject({
    id: 1,
    sentence: 'Every call of chat/list is not carried out and answers code 600 without a text.',
  });
  const journal = await supertest(app.server).get('/__mock/journal').query({ onlyFaults: true });
  expect(journal.body.data.list).toMatchObject([{ faults: [told] }]);
});

test('an entry of a call that was hit has the headers that were sent', async () => {
  const { app, control, call } = await createTestServer();
  await control('faults', faultBody({ code: 600 }, { path: 'chat/list' })).expect(200);
  await call('chat/list', {}, { 'if-none-match': '"a copy"' });
  const journal = await supertest(app.server).get('/__mock/journal').query({ onlyFaults: true });
  expect(journal.body.data.list).toMatchObject([{ headers: { 'if-none-match': '"a copy"' } }]);
});

const MOST_BYTES = 100_000;
const SHORT = JSON.stringify({ content: 'x' });
/** What is JSON from the first packet on, however many blanks follow. */
const bodyOfBytes = (bytes: number) => SHORT + ' '.repeat(bytes - SHORT.length);

describe.each<FaultRequest['then']>([{ code: 600 }, { httpStatus: 500 }, { close: 'before' }])(
  'of a call that %j keeps from being carried out an entry tells what was sent',
  (what) => {
    test.each([
      ['with all bytes that a call may have', bodyOfBytes(MOST_BYTES), true],
      ['but nothing of one byte more', bodyOfBytes(MOST_BYTES + 1), false],
      ['but nothing of what is no JSON', '{"content":', false],
    ])('%s', async (_, sent, isTold) => {
      const { app, control } = await createTestServer();
      await control('faults', faultBody(what, { path: 'chat/list' })).expect(200);
      const post = supertest(app.server).post('/player-api/player/chat/list').type('json').send(sent);
      await post.catch(() => undefined);
      const entries = async () =>
        (await supertest(app.server).get('/__mock/journal').query({ onlyFaults: true })).body.data.list;
      await expect.poll(entries).toHaveLength(1);
      expect('input' in (await entries())[0]).toBe(isTold);
    });
  },
);

test('an entry of a call whose session a fault ended tells what was sent', async () => {
  const { app, control, call, world } = await createTestServer();
  const { headers } = createTestPlayer(world);
  await control('faults', faultBody({ sessionExpired: true }, { path: 'chat/send' })).expect(200);
  const { body } = await call('chat/send', { content: 'Hello' }, headers);
  expect(body.code).toBe(403);
  const journal = await supertest(app.server).get('/__mock/journal').query({ onlyFaults: true });
  expect(journal.body.data.list).toMatchObject([{ code: 403, input: { content: 'Hello' } }]);
});
