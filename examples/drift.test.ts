import { type Mock, startMock } from '@canada28/mock-server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

const { STAGING_URL: url = 'https://staging.example.com' } = process.env;

/** What is known to differ, why, and until when. */
const KNOWN = [
  { id: 'common/getSystemNotice#reply.data[].vip#extra', reason: 'asked for', until: '2099-12-31' },
];

let mock: Mock;

beforeAll(async () => {
  mock = await startMock();
});

afterAll(() => mock.close());

test('nothing new differs from the contract', async () => {
  const world = await mock.createWorld({ upstream: { url } });
  await world.acceptDrift({ accept: KNOWN });

  for (const path of ['common/getSystemNotice', 'game/findcurIssue.do'])
    await world.request.post(`/player-api/player/${path}`).send({ lotteryId: '1' });

  const { findings, stale, coverage } = await world.drift();
  expect(findings.filter(({ accepted }) => !accepted)).toEqual([]);
  expect(stale).toEqual([]);
  expect(coverage.calls.seen).toBe(2);
  await world.delete();
});
