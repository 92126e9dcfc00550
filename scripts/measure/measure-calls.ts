import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { imageOf } from '@canada28/db/database-image.ts';
import { openDatabaseReadOnly } from '@canada28/db/open-database.ts';
import { startChild } from '@canada28/mock-server/kit/start-child.ts';
import { startMock } from '@canada28/mock-server/kit/testing.ts';
import type autocannon from 'autocannon';
import { betsAt, currentIssue, load, odds, post, profileOf, type RequestsOf } from './load.ts';
import { inMs, inTemporaryFolder, type Measured, median } from './measured.ts';

const ROUNDS = 3;
const SECONDS = 4;
const BARE_SERVER = fileURLToPath(new URL('floor/bare-server.ts', import.meta.url));

/**
 * Calls per second over HTTP with 50 connections: the product as it ships beside its floor, a bare program with the same
 * schemas and statements on a copy of the same database (`floor/bare-server.ts`). They are loaded in turns, and each
 * figure is the middle one of its rounds.
 */
export function measureCalls(): Promise<Measured> {
  return inTemporaryFolder(async (folder) => {
    const databasePath = join(folder, 'product.sqlite');
    const product = await startMock({ child: true, databasePath, env: { DEMO_CREDIT: '1000000' } });
    try {
      const bet = await betsAt(product.url);
      const { serverTime } = await post<{ serverTime: number }>(product.url, currentIssue);
      const copy = join(folder, 'floor.sqlite');
      writeFileSync(copy, imageOf(openDatabaseReadOnly(databasePath)));
      const floor = await startChild({}, BARE_SERVER, [copy, String(serverTime)]);
      try {
        const urls = [product.url, floor.url] as const;
        return {
          ...(await inTurns('current issue', urls, () => [currentIssue])),
          ...(await inTurns('odds', urls, () => [odds])),
          ...(await inTurns('profile', urls, profileOf(bet))),
          ...(await inTurns('bet', urls, bet)),
        };
      } finally {
        await floor.close();
      }
    } finally {
      await product.close();
    }
  });
}

async function inTurns(
  what: string,
  urls: readonly [product: string, floor: string],
  requestsOf: RequestsOf,
): Promise<Measured> {
  const results = urls.map((): autocannon.Result[] => []);
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, url] of urls.entries()) results[index]?.push(await load(url, SECONDS, requestsOf));
  const [product = [], floor = []] = results;
  const perSecond = (rounds: readonly autocannon.Result[]) =>
    median(rounds.map(({ requests }) => requests.average));
  return {
    [`${what} per second`]: Math.round(perSecond(product)).toLocaleString('en'),
    [`${what} per second, bare (floor)`]: Math.round(perSecond(floor)).toLocaleString('en'),
    [`${what}: product to floor`]: (perSecond(product) / perSecond(floor)).toFixed(2),
    [`${what}: 99th percentile`]: inMs(median(product.map(({ latency }) => latency.p99))),
  };
}
