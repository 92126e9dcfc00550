import { imageOf } from '@canada28/db/database-image.ts';
import supertest from 'supertest';
import { expect, test } from 'vitest';
import { withLooseMoney } from '../../testing/loose-money.ts';
import { createTestPlayer } from '../../testing/test-player.ts';
import { createTestServer } from '../../testing/test-server.ts';

test.each<[string, RegExp, (file: Buffer) => Buffer]>([
  ['a text', /^The file is no SQLite database: /, () => Buffer.from('a text')],
  ['nothing', /^The file is no SQLite database: /, () => Buffer.alloc(0)],
  ['half of a world', /^The file is damaged/, (file) => file.subarray(0, file.length / 2)],
  ['one with money that was never booked', /^The audit of the file is not clean: /, withLooseMoney],
])('%s is refused in a sentence, and nothing is kept of it', async (_what, sentence, change) => {
  const server = await createTestServer();
  createTestPlayer(server.world);
  const asked = supertest(server.app.server);
  const reply = await asked
    .post('/__mock/snapshots/file?name=copy')
    .type('application/octet-stream')
    .send(change(imageOf(server.world.db)))
    .expect(400);
  expect(reply.body).toEqual({ code: 400, data: null, msg: expect.stringMatching(sentence) });
  expect((await asked.get('/__mock/snapshots').expect(200)).body.data).toEqual([]);
});
