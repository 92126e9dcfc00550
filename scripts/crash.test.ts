import { call, stop } from '@canada28/mock-server/testing/server-process.ts';
import { expect, test } from 'vitest';
import { serverUnderTest } from './lib/server-under-test.ts';
import { SimulationRandom } from './simulate/random.ts';

// `KILLS=1000 npx vitest run scripts/crash.test.ts` is the long form.
const KILLS = Number(process.env.KILLS ?? '2');
/** A server is killed so long (ms) after its first answer to a call that moves money, at most. */
const LONGEST_MS = 400;
const SENDERS = 6;

const { startServer } = serverUnderTest('test-results/crash/main.js');
type Server = Awaited<ReturnType<typeof startServer>>;

/** What a call that moves money answered, and how it is asked for once more. */
type Acknowledged = {
  readonly path: string;
  readonly body: object;
  readonly headers: Record<string, string>;
  readonly reply: string;
};

type Sender = { readonly name: string; readonly note: (acknowledged: Acknowledged) => void };

const GAME = '/player-api/player/game';
const LOGIN = { uname: 'demo', password: 'demo2828' };

/** A bet, a chase and a deposit. */
function moneyCalls(issueCode: unknown): readonly (readonly [path: string, body: object])[] {
  const gameItem = [{ totalAmount: 1, numberRecord: '31' }];
  const plan = { planType: 1, numberRecord: '31', totalIssue: 3, startAmount: 1, stopMode: 0 };
  return [
    [`${GAME}/gameBet.do`, { issueCode, lotteryId: '1', totalAmount: 1, gameItem }],
    [`${GAME}/gamePlan.do`, { ...plan, lotteryId: '1', startIsuueCode: issueCode }],
    [
      '/player-api/player/deposit/submitDepositOrder',
      { depositTypeId: 1, ruleId: 1, addressId: 1, amount: 20 },
    ],
  ];
}

/** One after the other, each with a key of its own, until the server is gone. */
async function send(server: Server, token: string, { name, note }: Sender) {
  for (let round = 0; ; round += 1) {
    const { issueCode } = (await call(server, `${GAME}/findcurIssue.do`, { lotteryId: '1' })).data;
    for (const [path, body] of moneyCalls(issueCode)) {
      const headers = { 'x-token': token, 'idempotency-key': `${name}-${round}-${path}` };
      const reply = await call(server, path, body, headers);
      if (reply.code === 200) note({ path, body, headers, reply: JSON.stringify(reply) });
    }
  }
}

/** Draws, persistent worlds and snapshots come and go meanwhile; answers the worlds that were made for sure. */
async function disturb(server: Server, name: string, made: string[]): Promise<void> {
  for (let count = 0; ; count += 1) {
    await call(server, '/__mock/clock', { advance: 60_000 });
    const world = `${name}-${count}`;
    const { code } = await call(server, '/__mock/worlds', { name: world, keep: true });
    if (code === 200) made.push(world);
    await call(server, '/__mock/snapshots', { name: world });
  }
}

test(
  `killed ${KILLS} times amid bets, chases, deposits, draws, worlds and snapshots, it loses nothing it answered for`,
  async () => {
    const random = new SimulationRandom('crash');
    const env = { DEMO_CREDIT: '1000000', MAX_WORLDS: '2000' };
    for (let kill = 0; kill < KILLS; kill += 1) {
      const first = await startServer(env);
      const login = await call(first, '/player-api/player/user/login', LOGIN);
      const token = String(login.data.tokenValue);
      const [acknowledged, made]: [Acknowledged[], string[]] = [[], []];
      let begin: () => void = () => undefined;
      const hasBegun = new Promise<void>((resolve) => {
        begin = resolve;
      });
      const note = (one: Acknowledged) => {
        acknowledged.push(one);
        begin();
      };
      const work = [
        ...Array.from({ length: SENDERS }, (_, index) =>
          send(first, token, { name: `k${kill}-${index}`, note }),
        ),
        disturb(first, `k${kill}`, made),
      ];
      const settled = Promise.allSettled(work);
      await Promise.race([hasBegun, settled]);
      await new Promise((resolve) => setTimeout(resolve, random.below(LONGEST_MS)));
      await stop(first, 'SIGKILL');
      await settled;
      expect(acknowledged.length).toBeGreaterThan(0);

      const second = await startServer(env);
      const audit = await (await fetch(`${second.url}/__mock/audit`)).json();
      expect(audit).toMatchObject({ code: 200, data: { broken: [] } });
      for (const { path, body, headers, reply } of acknowledged.slice(-60))
        expect(JSON.stringify(await call(second, path, body, headers)), `after kill ${kill}`).toBe(reply);
      for (const world of made)
        expect((await fetch(`${second.url}/__mock/worlds/${world}`)).status, world).toBe(200);
      for (const world of made) await fetch(`${second.url}/__mock/worlds/${world}`, { method: 'DELETE' });
      await stop(second, 'SIGTERM');
    }
  },
  KILLS * 60_000,
);
