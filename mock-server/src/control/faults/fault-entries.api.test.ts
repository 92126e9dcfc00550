import supertest from 'supertest';
import { expect, test } from 'vitest';
import { faultBody } from '../../testing/test-faults.ts';
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
