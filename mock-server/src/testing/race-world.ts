import { DEMO_LOGIN_PASSWORD, DEMO_PAY_PASSWORD } from '@canada28/db/seeds/demo.ts';
import { addAddressCall, listAddressesCall } from '@canada28/shared/contract/addresses.contract.ts';
import { loginCall } from '@canada28/shared/contract/auth.contract.ts';
import { placeBetCall } from '@canada28/shared/contract/betting.contract.ts';
import type { Call, InputOf } from '@canada28/shared/contract/call.ts';
import { startChaseCall } from '@canada28/shared/contract/chasing.contract.ts';
import { submitDepositCall } from '@canada28/shared/contract/deposits.contract.ts';
import { findCurrentIssueCall } from '@canada28/shared/contract/draws.contract.ts';
import { submitWithdrawalCall } from '@canada28/shared/contract/withdrawals.contract.ts';
import { TRON_ADDRESS } from './test-finance.ts';

type Sent = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: object | Buffer | undefined;
};

/** A request as it goes to a server, however that is reached. */
export type Send = (sent: Sent) => Promise<{ readonly status: number; readonly bytes: Buffer }>;

/** What came back; a reply that is no JSON has no code. */
export type RaceReply = {
  readonly status: number;
  readonly code: number | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: a race reads replies of every call.
  readonly data: any;
  readonly bytes: Buffer;
};

const BASES = { player: '/player-api/player', game: '/player-api/player/game' } as const;

/** A world of its own for one race, on a server that is reached over HTTP alone; its clock stands still while an issue sells. */
export class RaceWorld {
  readonly name: string;
  readonly #send: Send;
  #token = '';
  #player = 0;
  #issueCode = '';
  #addressId = 0;

  static async begin(send: Send, name: string): Promise<RaceWorld> {
    const world = new RaceWorld(send, name);
    await world.#begin();
    return world;
  }

  private constructor(send: Send, name: string) {
    this.#send = send;
    this.name = name;
  }

  async #begin(): Promise<void> {
    await this.control('POST', '/worlds', { name: this.name });
    await this.control('POST', '/config', { reviewPolicy: 'manual' });
    await this.control('POST', '/clock', { freeze: true });
    await this.control('POST', '/clock', { to: 'next-issue' });
    await this.control('POST', '/clock', { advance: 1000 });
    const { data } = await this.call(loginCall, { uname: 'demo', password: DEMO_LOGIN_PASSWORD });
    this.#token = data.tokenValue;
    this.#issueCode = (await this.call(findCurrentIssueCall, { lotteryId: '1' })).data.issueCode;
    const address = { currency: 'USDT', protocol: 'TRC20', address: TRON_ADDRESS } as const;
    await this.call(addAddressCall, { ...address, name: 'race', password: DEMO_PAY_PASSWORD });
    this.#addressId = (await this.call(listAddressesCall, {})).data[0].id;
    const { data: found } = await this.control('GET', '/players');
    this.#player = found.list.find(({ userName }: { userName: string }) => userName === 'demo').id;
  }

  /** A call of the player. */
  async call<C extends Call>(call: C, input: InputOf<C>, headers: Readonly<Record<string, string>> = {}) {
    const own = this.#token === '' ? {} : { 'x-token': this.#token };
    const path = `${BASES[call.base]}/${call.path}`;
    return this.#sendHere({ method: 'POST', path, headers: { ...own, ...headers }, body: input });
  }

  control(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object | Buffer): Promise<RaceReply> {
    return this.#sendHere({ method, path: `/__mock${path}`, headers: {}, body });
  }

  bet(amount: number, headers: Readonly<Record<string, string>> = {}): Promise<RaceReply> {
    const gameItem = [{ totalAmount: amount, numberRecord: '31' }];
    const slip = { issueCode: this.#issueCode, lotteryId: '1' as const, totalAmount: amount, gameItem };
    return this.call(placeBetCall, slip, headers);
  }

  chase(totalIssue: number): Promise<RaceReply> {
    return this.call(startChaseCall, {
      lotteryId: '1',
      planType: 1,
      numberRecord: '31',
      startIsuueCode: this.#issueCode,
      totalIssue,
      startAmount: 1,
      stopMode: 0,
    });
  }

  deposit(amount: number): Promise<RaceReply> {
    const input = { depositTypeId: 1, ruleId: 1, addressId: 1, amount };
    return this.call(submitDepositCall, input);
  }

  withdraw(amount: number): Promise<RaceReply> {
    const input = { withdrawId: 1, addressId: this.#addressId, amount, password: DEMO_PAY_PASSWORD };
    return this.call(submitWithdrawalCall, input);
  }

  /** What the player has, as testers see it. */
  async money(): Promise<{ readonly available: number; readonly frozen: number }> {
    const { data } = await this.control('GET', `/players/${this.#player}`);
    return { available: data.moneyUsable, frozen: data.moneyFrozen };
  }

  /** Gives or takes money until so much (USDT) is there. */
  async have(amount: number): Promise<void> {
    const { available } = await this.money();
    await this.control('POST', `/players/${this.#player}/credit`, { amount: amount - available });
  }

  /** How many rows testers see in a list. */
  async count(list: 'bets' | 'chases' | 'orders'): Promise<number> {
    return (await this.control('GET', `/${list}?player=${this.#player}&pageSize=1`)).data.total;
  }

  /** The newest deposit or withdrawal of the player. */
  async newestOrder(): Promise<string> {
    return (await this.control('GET', `/orders?player=${this.#player}&pageSize=1`)).data.list[0].id;
  }

  async isGone(): Promise<boolean> {
    return (await this.control('GET', `/worlds/${this.name}`)).status === 404;
  }

  /** Broken rules of the audit. */
  async audit(): Promise<readonly object[]> {
    return (await this.control('GET', '/audit')).data.broken;
  }

  async #sendHere(sent: Sent): Promise<RaceReply> {
    const headers = { ...sent.headers, 'x-world': this.name };
    const { status, bytes } = await this.#send({ ...sent, headers });
    const { code, data } = envelopeOf(bytes);
    return { status, code, data, bytes };
  }
}

function envelopeOf(bytes: Buffer): Partial<RaceReply> {
  try {
    return JSON.parse(bytes.toString()) as Partial<RaceReply>; // an envelope, where it is JSON
  } catch {
    return {};
  }
}
