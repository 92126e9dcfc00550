import { join } from 'node:path';
import { startMock } from '@canada28/mock-server/kit/testing.ts';
import type autocannon from 'autocannon';
import { betsAt, load } from './load.ts';
import { inMs, inTemporaryFolder, type Measured } from './measured.ts';

const SECONDS = 8;

/**
 * Bets per second over HTTP with 50 connections, each its own player, and all plugins on. The floor is the cheapest call
 * of the same server (getOdds) under the same load: what HTTP alone costs here. In memory, what the file costs is seen.
 */
export function measureBets(): Promise<Measured> {
  return inTemporaryFolder(async (folder) => {
    const inFile = await loadServer(join(folder, 'bets.sqlite'));
    const inMemory = await loadServer(':memory:');
    const { bets, floor } = inFile;
    return {
      'bets per second': perSecond(bets),
      '99th percentile of a bet': inMs(bets.latency.p99),
      'cheapest call per second (floor)': perSecond(floor),
      'bets per cheapest call': (bets.requests.average / floor.requests.average).toFixed(2),
      'bets per second, in memory': perSecond(inMemory.bets),
      '99th percentile, in memory': inMs(inMemory.bets.latency.p99),
    };
  });
}

async function loadServer(databasePath: string) {
  const server = await startMock({ child: true, databasePath, env: { DEMO_CREDIT: '1000000' } });
  try {
    const betOf = await betsAt(server.url);
    const odds = { path: 'game/getOdds.do', body: { lotteryId: '1' } };
    const floor = await load(server.url, SECONDS, () => odds);
    const bets = await load(server.url, SECONDS, betOf);
    return { bets, floor };
  } finally {
    await server.close();
  }
}

function perSecond(result: autocannon.Result): string {
  return Math.round(result.requests.average).toLocaleString('en');
}
