import { listRows } from '@canada28/db/prepared.ts';
import { placeBetCall } from '@canada28/shared/contract/betting.contract.ts';
import type { Call } from '@canada28/shared/contract/call.ts';
import { findCurrentIssueCall } from '@canada28/shared/contract/draws.contract.ts';
import { getMyWalletCall } from '@canada28/shared/contract/wallet.contract.ts';
import { microsFromUsdt } from '@canada28/shared/money/usdt.ts';
import type { FastifyInstance } from 'fastify';
import type { ControlPlane } from '../control/control-plane.ts';
import { createWorld } from '../control/worlds/create-world.ts';
import type { Worlds } from '../worlds/worlds.ts';
import { createTestPlayer } from './test-player.ts';

/** A client of a world of its own, with all that it did there. */
type Client = {
  readonly world: string;
  readonly headers: Record<string, string>;
  /** USDT, another whole sum in each world: one row that strayed would be seen. */
  readonly stake: number;
  bets: number;
};

type Crowd = {
  readonly app: FastifyInstance;
  readonly plane: ControlPlane;
  readonly count: number;
  /** Whether another round of every client begins. */
  readonly goesOn: () => boolean;
};

/** So many clients, each in a world of its own, bet at the same time; answers what any saw that was not their own. */
export async function runCrowd({
  app,
  plane,
  count,
  goesOn,
}: Crowd): Promise<{ calls: number; strays: string[] }> {
  const clients = await Promise.all(Array.from({ length: count }, (_, index) => enter(plane, index)));
  const strays: string[] = [];
  let calls = 0;
  await Promise.all(
    clients.map(async (client) => {
      while (goesOn()) {
        strays.push(...(await playRound(app, client)));
        calls += 3;
      }
    }),
  );
  for (const client of clients) strays.push(...straysIn(plane.worlds, client));
  return { calls, strays };
}

const CREDIT_MICROS = 1_000_000_000_000;

async function enter(plane: ControlPlane, index: number): Promise<Client> {
  const hosted = await createWorld(plane, {
    scenario: 'empty-everything',
    config: { demoCredit: 0 },
    rate: 0,
  });
  const player = createTestPlayer(hosted.open(), { creditMicros: CREDIT_MICROS });
  return {
    world: hosted.name,
    headers: { host: 'localhost', 'x-world': hosted.name, ...player.headers },
    stake: 10 + index,
    bets: 0,
  };
}

async function playRound(app: FastifyInstance, client: Client): Promise<string[]> {
  const { world, stake } = client;
  const issue = await call(app, client, findCurrentIssueCall, { lotteryId: '1' });
  const bet = {
    issueCode: String(issue.data.issueCode),
    lotteryId: '1',
    totalAmount: stake,
    gameItem: [{ totalAmount: stake, numberRecord: '31' }],
  };
  const placed = await call(app, client, placeBetCall, bet);
  if (placed.code === 200) client.bets += 1;
  const balance = await call(app, client, getMyWalletCall);
  const own = (CREDIT_MICROS - client.bets * microsFromUsdt(stake)) / 1e6;
  return [
    ...(placed.code === 200 ? [] : [`${world}: a bet answers ${placed.code} ${placed.msg}`]),
    ...(Math.abs(Number(balance.data.moneyUsable) - own) < 1e-6
      ? []
      : [`${world}: the balance is ${JSON.stringify(balance.data)}, not ${own}`]),
  ];
}

type Reply = { code: number; msg: string; data: Record<string, unknown> };

async function call(
  app: FastifyInstance,
  { headers, world }: Client,
  { base, path }: Call,
  payload: object = {},
): Promise<Reply> {
  const url = `${base === 'game' ? '/g' : '/p'}/${path}`;
  const reply = await app.inject({ method: 'POST', url, headers, payload });
  if (reply.headers['x-demo'] !== world)
    throw new Error(`${world} was answered by ${reply.headers['x-demo']}`);
  return reply.json();
}

/** What lies in the world of a client beside its own bets. */
function straysIn(worlds: Worlds, { world, stake, bets }: Client): string[] {
  const sql = 'SELECT amount_micros, count(*) AS count FROM bets GROUP BY amount_micros';
  const rows =
    worlds.hosted(world)?.read((db) => listRows<{ amount_micros: number; count: number }>(db, sql)) ?? [];
  const isOwn =
    rows.length === 1 && rows[0]?.amount_micros === microsFromUsdt(stake) && rows[0].count === bets;
  return isOwn ? [] : [`${world}: ${JSON.stringify(rows)}, not ${bets} of ${stake}`];
}
