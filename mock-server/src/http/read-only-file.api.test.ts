import { listRows } from '@canada28/db/prepared.ts';
import { ERROR_TEXTS } from '@canada28/shared/contract/error-texts.ts';
import { expect, test } from 'vitest';
import { auditDatabase } from '../features/audit/audit-database.ts';
import { createTestPlayer } from '../testing/test-player.ts';
import { createTestServer, TEST_NOW_MS } from '../testing/test-server.ts';

const FAILED = { code: 500, data: null, msg: ERROR_TEXTS.en.systemError };

test('while its file cannot be written a server refuses in a sentence, does nothing by halves, and goes on after', async () => {
  const { world, game } = await createTestServer();
  const player = createTestPlayer(world);
  const headers = { ...player.headers, lang: 'en' };
  const { issueCode } = (await game('findcurIssue.do', { lotteryId: '1' })).body.data;
  const slip = {
    issueCode,
    lotteryId: '1',
    totalAmount: 10,
    gameItem: [{ totalAmount: 10, numberRecord: '31' }],
  };
  const written = () => listRows(world.db, 'SELECT * FROM entries').length;
  const before = written();

  world.db.pragma('query_only = ON');
  expect((await game('gameBet.do', slip, headers)).body).toEqual(FAILED);
  expect(written()).toBe(before);
  // A draw that is due cannot be written either.
  world.clock.set(TEST_NOW_MS + 210_000);
  expect((await game('findcurIssue.do', { lotteryId: '1' }, headers)).body).toEqual(FAILED);

  world.db.pragma('query_only = OFF');
  const next = (await game('findcurIssue.do', { lotteryId: '1' })).body.data.issueCode;
  expect(Number(next)).toBe(Number(issueCode) + 1);
  expect((await game('gameBet.do', { ...slip, issueCode: next }, headers)).body.code).toBe(200);
  expect(auditDatabase(world.db).broken).toEqual([]);
});
