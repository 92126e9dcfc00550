import { call, control, type ServerProcess } from '@canada28/mock-server/testing/server-process.ts';

/** What a call that moves money answered, and how it is asked for once more. */
type Acknowledged = {
  readonly path: string;
  readonly body: object;
  readonly headers: Record<string, string>;
  readonly reply: string;
};

const SENDERS = 6;
/** One round in so many makes a leap of hours: of a day, and keys would be forgotten. */
const LEAP_EVERY = 7;

const PLAYER = '/player-api/player';
const GAME = `${PLAYER}/game`;
const LOGIN = { uname: 'demo', password: 'demo2828' };

/** A bet, a chase and a deposit. */
function moneyCalls(issueCode: unknown): readonly (readonly [path: string, body: object])[] {
  const gameItem = [{ totalAmount: 1, numberRecord: '31' }];
  const plan = { planType: 1, numberRecord: '31', totalIssue: 3, startAmount: 1, stopMode: 0 };
  return [
    [`${GAME}/gameBet.do`, { issueCode, lotteryId: '1', totalAmount: 1, gameItem }],
    [`${GAME}/gamePlan.do`, { ...plan, lotteryId: '1', startIsuueCode: issueCode }],
    [`${PLAYER}/deposit/submitDepositOrder`, { depositTypeId: 1, ruleId: 1, addressId: 1, amount: 20 }],
  ];
}

/**
 * Players and testers who are at work until their server is gone, and what it answered them for sure: of a call that was
 * under way then nothing is known.
 */
export class CrashWork {
  readonly acknowledged: Acknowledged[] = [];
  /** Deposits that were approved. */
  readonly reviewed: string[] = [];
  /** Persistent worlds that are there, and that are gone. */
  readonly made: string[] = [];
  readonly deleted: string[] = [];
  /** Snapshots of the default world, those that were uploaded among them. */
  readonly saved: string[] = [];
  /** Once a call that moves money was answered. */
  readonly hasBegun: Promise<void>;
  readonly ended: Promise<unknown>;
  readonly #server: ServerProcess;
  readonly #name: string;
  #begin: () => void = () => undefined;

  static async begin(server: ServerProcess, name: string): Promise<CrashWork> {
    const login = await call(server, `${PLAYER}/user/login`, LOGIN);
    return new CrashWork(server, name, String(login.data.tokenValue));
  }

  private constructor(server: ServerProcess, name: string, token: string) {
    this.#server = server;
    this.#name = name;
    const begun = new Promise<void>((resolve) => {
      this.#begin = resolve;
    });
    const senders = Array.from({ length: SENDERS }, (_, index) => this.#send(token, `${name}-${index}`));
    const testers = [this.#reviewDeposits(), this.#makeWorlds(), this.#keepSnapshots(), this.#passTime()];
    this.ended = Promise.allSettled([...senders, ...testers]);
    this.hasBegun = Promise.race([begun, this.ended.then(() => undefined)]);
  }

  /** One after the other, each with a key of its own. */
  async #send(token: string, name: string): Promise<never> {
    for (let round = 0; ; round += 1) {
      const { issueCode } = (await call(this.#server, `${GAME}/findcurIssue.do`, { lotteryId: '1' })).data;
      for (const [path, body] of moneyCalls(issueCode)) {
        const headers = { 'x-token': token, 'idempotency-key': `${name}-${round}-${path}` };
        const reply = await call(this.#server, path, body, headers);
        if (reply.code !== 200) continue;
        this.acknowledged.push({ path, body, headers, reply: JSON.stringify(reply) });
        this.#begin();
      }
    }
  }

  async #reviewDeposits(): Promise<never> {
    for (;;) {
      const { data } = await control(this.#server, '/orders?type=10&status=0&pageSize=5');
      for (const { id } of data.list) {
        const { code } = await call(this.#server, '/__mock/reviews', { id, outcome: 'success' });
        if (code === 200) this.reviewed.push(id);
      }
    }
  }

  /** Each world goes again once the next one is there, with its snapshot. */
  async #makeWorlds(): Promise<never> {
    for (let count = 0; ; count += 1) {
      const name = `${this.#name}-${count}`;
      const { code } = await call(this.#server, '/__mock/worlds', { name, keep: true });
      if (code === 200) this.made.push(name);
      await call(this.#server, '/__mock/snapshots', { name: 'kept' }, { 'x-world': name });
      await call(this.#server, `/__mock/worlds/${name}/reset`, {});
      if (this.made.length < 2) continue;
      const [gone = ''] = this.made.splice(0, 1);
      const { status } = await control(this.#server, `/worlds/${gone}`, 'DELETE');
      if (status === 200) this.deleted.push(gone);
    }
  }

  /** Saved, downloaded, and uploaded under another name. */
  async #keepSnapshots(): Promise<never> {
    for (let count = 0; ; count += 1) {
      const name = `${this.#name}-${count}`;
      const { code } = await call(this.#server, '/__mock/snapshots', { name });
      if (code !== 200) continue;
      this.saved.push(name);
      const file = await fetch(`${this.#server.url}/__mock/snapshots/${name}/file`);
      const { status } = await fetch(`${this.#server.url}/__mock/snapshots/file?name=${name}-again`, {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream' },
        body: await file.arrayBuffer(),
      });
      if (status === 200) this.saved.push(`${name}-again`);
    }
  }

  /** Issues are drawn and settled, from time to time those of hours in one leap. */
  async #passTime(): Promise<never> {
    for (let count = 0; ; count += 1)
      await call(this.#server, '/__mock/clock', { advance: count % LEAP_EVERY === 6 ? '3h' : '2m' });
  }
}
