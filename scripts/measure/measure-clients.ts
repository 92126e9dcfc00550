import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { migrate } from '@canada28/db/migrate.ts';
import { openDatabase } from '@canada28/db/open-database.ts';
import { inTransaction } from '@canada28/db/transaction.ts';
import { WORLD_RULES } from '@canada28/mock-server/app/world-rules.ts';
import { insertSession } from '@canada28/mock-server/http/sessions/sessions.repository.ts';
import { hashToken } from '@canada28/mock-server/http/sessions/token.ts';
import { startMock, type World } from '@canada28/mock-server/kit/testing.ts';
import { openWorld } from '@canada28/mock-server/world/open-world.ts';
import { worldConfig } from '@canada28/mock-server/world/world-config.ts';
import { placeBetCall } from '@canada28/shared/contract/betting.contract.ts';
import type { Issue } from '@canada28/shared/contract/issue.ts';
import { PLAY } from '@canada28/shared/game/bet-choices.ts';
import { DAY_MS } from '@canada28/shared/units-of-time.ts';
import type { Browser } from '@playwright/test';
import { freezeInSale } from '../../client/e2e/support/freeze-in-sale.ts';
import { type Answer, CrowdConnection } from './crowd/crowd-connection.ts';
import { AROUND_MS, type RecordedScreen, recordClients, runToCutoff } from './crowd/record-clients.ts';
import { type PlannedRequest, planRequests } from './crowd/replay.ts';
import { inMs, inTemporaryFolder, type Measured, timesFloor } from './measured.ts';
import { MIGRATIONS, openAccounts } from './world-in-file.ts';

const CLIENTS = 5000;
const FEW_CLIENTS = 50;
const PAST_DRAWS = 100;
const ALIVE_MS = 25_000;
const LOOK = { method: 'HEAD', path: '/', body: '' };

/**
 * Clients around a draw, as the built client was recorded among that many: each with a session, a connection and a bet.
 * The floor is the wait of a few clients that do the same on the same server, one draw before.
 */
export async function measureClients(browser: Browser): Promise<Measured> {
  return inTemporaryFolder(async (folder) => {
    const databasePath = join(folder, 'clients.sqlite');
    const tokens = prepareWorld(databasePath);
    const mock = await startMock({ child: true, databasePath, env: { DEMO_CREDIT: '1000000' } });
    try {
      const world = await mock.world('default');
      const crowd = await openConnections(mock.url, tokens);
      const screens = await among(crowd, () => recordAmong(browser, world));
      const few = crowd.slice(0, FEW_CLIENTS);
      const fewAnswers = await among(crowd.slice(FEW_CLIENTS), () => replay(world, few, screens));
      const answers = await replay(world, crowd, screens);
      for (const connection of crowd) connection.close();
      return {
        ...figuresOf(`${CLIENTS.toLocaleString('en')} clients`, answers),
        ...figuresOf(`${FEW_CLIENTS} clients (floor)`, fewAnswers),
        'to floor, 99th percentile': timesFloor(percentile(answers, 99), percentile(fewAnswers, 99)),
      };
    } finally {
      await mock.close();
    }
  });
}

/** A world with a player and a session for each client; answers the tokens. */
function prepareWorld(databasePath: string): string[] {
  const db = openDatabase(databasePath);
  migrate(db, MIGRATIONS);
  const config = worldConfig({ demoCreditMicros: 0, pastDraws: PAST_DRAWS });
  const world = openWorld({ name: 'default', db, rules: WORLD_RULES, config });
  const createdAtMs = world.clock.nowMs();
  const players = openAccounts(world, CLIENTS);
  const tokens = players.map((playerId) => playerId.toString(16).padStart(32, '0'));
  inTransaction(db, () => {
    for (const [index, playerId] of players.entries()) {
      const session = { playerId, createdAtMs, expiresAtMs: createdAtMs + 30 * DAY_MS };
      insertSession(db, { ...session, tokenHash: hashToken(tokens[index] ?? '') });
    }
  });
  db.close();
  return tokens;
}

async function openConnections(url: string, tokens: readonly string[]): Promise<CrowdConnection[]> {
  const connections: CrowdConnection[] = [];
  for (const token of tokens) {
    const connection = await CrowdConnection.open(url, token);
    // The server ends a connection on which no request comes.
    await connection.ask(LOOK);
    connections.push(connection);
  }
  return connections;
}

/** Does something while each of a crowd looks now and then, so that no connection is ended for idleness. */
async function among<Result>(
  crowd: readonly CrowdConnection[],
  work: () => Promise<Result>,
): Promise<Result> {
  let turn = 0;
  const timer = setInterval(() => {
    void crowd[turn % crowd.length]?.ask(LOOK);
    turn += 1;
  }, ALIVE_MS / crowd.length);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

async function recordAmong(browser: Browser, world: World): Promise<readonly RecordedScreen[]> {
  const player = await world.player();
  const issue = await freezeInSale(world);
  await player.call(placeBetCall, betOn(issue));
  return recordClients({ browser, world, player, issue });
}

/** Each client has a bet on the issue that is then on sale. */
async function betOnIssue(world: World, crowd: readonly CrowdConnection[]) {
  const issue = await freezeInSale(world);
  const body = JSON.stringify(betOn(issue));
  const bet = { method: 'POST', path: '/player-api/player/game/gameBet.do', body };
  const placed = await Promise.all(crowd.map((connection) => connection.ask(bet)));
  const refused = placed.filter(({ isSuccess }) => !isSuccess).length;
  if (refused > 0) throw new Error(`${refused} bets of ${crowd.length} clients were refused`);
  return issue;
}

function betOn({ issueCode }: Issue) {
  const gameItem = [{ totalAmount: 1, numberRecord: String(PLAY.big) }];
  return { issueCode, lotteryId: '1', totalAmount: 1, gameItem } as const;
}

/** All requests around the draw of the next issue; nothing is left out because another one took long. */
async function replay(
  world: World,
  crowd: readonly CrowdConnection[],
  screens: readonly RecordedScreen[],
): Promise<Answer[]> {
  const issue = await betOnIssue(world, crowd);
  const planned = planRequests(screens, crowd.length, Math.random);
  const drawAt = await runToCutoff(world, issue, 0);
  const answers: Promise<Answer>[] = [];
  for (const request of planned) {
    const waitMs = drawAt + request.atMs - performance.now();
    if (waitMs > 1) await setTimeout(waitMs);
    const asked = ask(crowd, request);
    if (asked !== undefined) answers.push(asked);
  }
  return Promise.all(answers);
}

function ask(crowd: readonly CrowdConnection[], request: PlannedRequest): Promise<Answer> | undefined {
  return request.atMs > AROUND_MS ? undefined : crowd[request.client]?.ask(request);
}

function figuresOf(who: string, answers: readonly Answer[]): Measured {
  const lost = answers.filter(({ isSuccess }) => !isSuccess).length;
  const figures = [50, 99, 99.9, 100].map((part) => inMs(percentile(answers, part)));
  return {
    [`${who}: requests, lost`]: `${answers.length.toLocaleString('en')}, ${lost}`,
    [`${who}: 50, 99, 99.9, 100 %`]: figures.join(', '),
  };
}

function percentile(answers: readonly Answer[], part: number): number {
  const sorted = answers.map(({ tookMs }) => tookMs).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * part) / 100))] ?? Number.NaN;
}
