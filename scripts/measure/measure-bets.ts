import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMock } from '@canada28/mock-server/kit/testing.ts';
import autocannon from 'autocannon';
import { inMs, type Measured } from './measured.ts';

const CONNECTIONS = 50;
const SECONDS = 8;

type Request = { readonly path: string; readonly body: object; readonly headers?: Record<string, string> };

/**
 * Bets per second over HTTP with 50 connections, each its own player, and all plugins on. The floor is the cheapest call
 * of the same server (getOdds) under the same load: what HTTP alone costs here. In memory, what the file costs is seen.
 */
export async function measureBets(): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'canada28-'));
  try {
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
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function loadServer(databasePath: string) {
  const server = await startMock({ child: true, databasePath, env: { DEMO_CREDIT: '1000000' } });
  try {
    const issueCode = await openQuietIssue(server.url);
    const tokens = await Promise.all(
      Array.from({ length: CONNECTIONS }, (_, index) => newToken(server.url, index)),
    );
    const odds = { path: 'game/getOdds.do', body: { lotteryId: '1' } };
    const floor = await load(server.url, () => odds);
    const bets = await load(server.url, (connection) => ({
      path: 'game/gameBet.do',
      headers: { 'P-Token': tokens[connection] ?? '' },
      body: { issueCode, lotteryId: '1', totalAmount: 1, gameItem: [{ totalAmount: 1, numberRecord: '31' }] },
    }));
    return { bets, floor };
  } finally {
    await server.close();
  }
}

function perSecond(result: autocannon.Result): string {
  return Math.round(result.requests.average).toLocaleString('en');
}

/** Moves to the start of a sale and stops the clock there, so that the issue stays open for the whole run. */
async function openQuietIssue(url: string): Promise<string> {
  await post(url, { path: '/__mock/clock', body: { advance: 24 * 3_600_000 } });
  for (;;) {
    const issue = await post<{ issueCode: string; issueStatus: number; slotMs: number }>(url, currentIssue);
    if (issue.issueStatus === 1) {
      await post(url, { path: '/__mock/clock', body: { freeze: true } });
      return issue.issueCode;
    }
    await post(url, { path: '/__mock/clock', body: { advance: 30_000 } });
  }
}

const currentIssue: Request = { path: 'game/findcurIssue.do', body: { lotteryId: '1' } };

async function newToken(url: string, index: number): Promise<string> {
  const body = { uname: `load${index}`, password: 'load-test-28' };
  await post(url, { path: 'user/register', body });
  const { tokenValue } = await post<{ tokenValue: string }>(url, { path: 'user/login', body });
  return tokenValue;
}

async function post<Data>(url: string, { path, body, headers }: Request): Promise<Data> {
  const response = await fetch(urlOf(url, path), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const envelope = (await response.json()) as { code: number; data: Data; msg: string };
  if (envelope.code !== 200) throw new Error(`${path} was refused: ${envelope.msg}`);
  return envelope.data;
}

function urlOf(url: string, path: string): string {
  return path.startsWith('/') ? `${url}${path}` : `${url}/player-api/player/${path}`;
}

async function load(url: string, requestOf: (connection: number) => Request): Promise<autocannon.Result> {
  let connection = 0;
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    setupClient: (client) => {
      const { path, body, headers } = requestOf(connection++);
      client.setRequests([
        {
          method: 'POST',
          path: `/player-api/player/${path}`,
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
        },
      ]);
    },
    verifyBody: (body) => String(body).startsWith('{"code":200'),
  });
  if (result.mismatches + result.non2xx + result.errors > 0) {
    throw new Error(
      `of the load on ${url}, ${result.mismatches + result.non2xx + result.errors} calls failed`,
    );
  }
  return result;
}
