import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { imageOf } from '@canada28/db/database-image.ts';
import { openDatabaseReadOnly } from '@canada28/db/open-database.ts';
import { startChild } from '@canada28/mock-server/kit/start-child.ts';
import { betsAt, currentIssue, load, odds, post, profileOf, type RequestsOf } from './load.ts';
import { inMs, inTemporaryFolder, type Measured, median, processorTimeOfProcess } from './measured.ts';

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
    const settings = { HOST: '127.0.0.1', PORT: '0', DATABASE_PATH: databasePath, DEMO_CREDIT: '1000000' };
    const product = await startChild(settings);
    try {
      const bet = await betsAt(product.url);
      const { serverTime } = await post<{ serverTime: number }>(product.url, currentIssue);
      const copy = join(folder, 'floor.sqlite');
      writeFileSync(copy, imageOf(openDatabaseReadOnly(databasePath)));
      const floor = await startChild({}, BARE_SERVER, [copy, String(serverTime)]);
      try {
        const servers = [product, floor] as const;
        return {
          ...(await inTurns('current issue', servers, () => [currentIssue])),
          ...(await inTurns('odds', servers, () => [odds])),
          ...(await inTurns('profile', servers, profileOf(bet))),
          ...(await inTurns('bet', servers, bet)),
        };
      } finally {
        await floor.close();
      }
    } finally {
      await product.close();
    }
  });
}

type Server = Awaited<ReturnType<typeof startChild>>;

/** Calls per second, the time (ms) that one in a hundred waits for longer, and the processor's time (µs) of a call. */
type Round = { readonly perSecond: number; readonly waitMs: number; readonly processorUs: number };

async function roundAt({ url, pid }: Server, requestsOf: RequestsOf): Promise<Round> {
  const before = processorTimeOfProcess(pid);
  const { requests, latency } = await load(url, SECONDS, requestsOf);
  const usedMs = processorTimeOfProcess(pid) - before;
  return {
    perSecond: requests.average,
    waitMs: latency.p99,
    processorUs: (usedMs * 1000) / requests.total,
  };
}

async function inTurns(
  what: string,
  servers: readonly [product: Server, floor: Server],
  requestsOf: RequestsOf,
): Promise<Measured> {
  const rounds = servers.map((): Round[] => []);
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, server] of servers.entries()) rounds[index]?.push(await roundAt(server, requestsOf));
  const [product = [], floor = []] = rounds;
  const middle = (of: readonly Round[], figure: keyof Round) => median(of.map((round) => round[figure]));
  const [rate, floorRate] = [middle(product, 'perSecond'), middle(floor, 'perSecond')];
  const [used, floorUsed] = [middle(product, 'processorUs'), middle(floor, 'processorUs')];
  return {
    [`${what} per second`]: Math.round(rate).toLocaleString('en'),
    [`${what} per second, bare (floor)`]: Math.round(floorRate).toLocaleString('en'),
    [`${what}: product to floor`]: (rate / floorRate).toFixed(2),
    [`${what}: processor of a call, of the floor's`]: `${used.toFixed(0)} µs, ${floorUsed.toFixed(0)} µs; floor to product ${(floorUsed / used).toFixed(2)}`,
    [`${what}: 99th percentile`]: inMs(middle(product, 'waitMs')),
  };
}
