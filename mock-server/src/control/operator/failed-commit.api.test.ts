import supertest from 'supertest';
import { expect, test } from 'vitest';
import { createTestServer } from '../../testing/test-server.ts';

/** What is due at the commit is refused, as by a disk that has no room left. */
const COMMIT_FAILS = `
  CREATE TABLE unkept (player_id INTEGER REFERENCES players (id) DEFERRABLE INITIALLY DEFERRED) STRICT;
  CREATE TRIGGER fails_at_commit AFTER INSERT ON world_facts WHEN new.name IN ('settings', 'switches')
  BEGIN INSERT INTO unkept VALUES (-1); END;`;

test.each([
  ['maintenance', { on: true }],
  ['config', { drawIntervalSeconds: 300 }],
])('what %s %j could not commit does not hold', async (path, wanted) => {
  const { app, world, control, game } = await createTestServer();
  const read = async () => (await supertest(app.server).get(`/__mock/${path}`).expect(200)).body.data;
  const before = await read();
  world.db.exec(COMMIT_FAILS);
  await control(path, wanted).expect(500);
  expect(await read()).toEqual(before);
  expect((await game('findcurIssue.do', { lotteryId: '1' })).body.code).toBe(200);
  world.db.exec('DROP TRIGGER fails_at_commit');
  await control(path, wanted).expect(200);
  expect(await read()).toMatchObject(wanted);
});
