import { demoAddress } from '@canada28/shared/money/demo-address.ts';
import { nameOf, PASSWORD, PAY_PASSWORD } from './cast.ts';
import { addAddress, changeLimit, takeTimeOut, timeOutEnd } from './model/account.ts';
import { placeBet, startChase, stopByPlayer } from './model/betting.ts';
import { type Expected, receive } from './model/calls.ts';
import { type Password, submitDeposit, submitWithdrawal } from './model/finance.ts';
import type { Model } from './model/model.ts';
import { MICROS } from './model/rules.ts';
import { dueToken, endSession, openSession, playerOf, replaceToken } from './model/sessions.ts';
import { seeAddressIds } from './observe.ts';
import type { SimulatedWorld } from './simulated-world.ts';
import type { Step } from './steps.ts';

type StepOf<Do extends Step['do']> = Extract<Step, { readonly do: Do }>;

/** A call of a player, and what the rules make of it. */
type Sent = {
  readonly player: number;
  readonly path: string;
  readonly body: object;
  readonly key?: string | undefined;
  readonly isLost?: true | undefined;
  readonly handle: (model: Model, player: number) => number;
};

type Envelope = { readonly code: number; readonly data: Readonly<Record<string, unknown>> | null };

/** Sends a call, and the same to the model; answers where they differ, and what came back. */
async function send(world: SimulatedWorld, sent: Sent) {
  const { player, path, body, key, handle } = sent;
  const device = world.devices[player];
  if (device === undefined) throw new Error(`there is no player ${player}`);
  const { token } = device;
  if (key !== undefined) device.last = { path, body, key, handle };
  const call = { token, path, body: JSON.stringify(body), key };
  const { expected, isDone } = receive(world.model, call, handle);
  const due = isDone ? dueToken(world.model, token) : undefined;
  const reply = await world.server.call(path, body, {
    'P-Token': token,
    ...(key !== undefined && { 'idempotency-key': key }),
  });
  const { envelope, differences } = judge(path, expected, reply);
  differences.push(...judgeToken(path, due, reply.newToken));
  if (reply.newToken !== undefined) {
    replaceToken(world.model, token, reply.newToken);
    if (sent.isLost !== true && expected.is !== 'spoilt') device.token = reply.newToken;
  }
  return { differences, envelope };
}

/** A success tells another token where its own is old, and the same one again to a player who did not hear of it. */
function judgeToken(
  path: string,
  due: ReturnType<typeof dueToken>,
  told: string | undefined,
): readonly string[] {
  const isRight = typeof due === 'object' ? told === due.same : (due === undefined) === (told === undefined);
  if (isRight) return [];
  const wanted = typeof due === 'object' ? due.same : (due ?? 'none');
  return [`${path}: a new token ${told ?? 'none'}, and by the rules ${wanted}`];
}

function judge(path: string, expected: Expected, reply: { readonly status: number; readonly text: string }) {
  const differences: string[] = [];
  const isRight = expected.is === 'status' ? reply.status === expected.status : reply.status === 200;
  if (!isRight) differences.push(`${path} has the status ${reply.status}`);
  if (expected.is !== 'code') return { differences, envelope: undefined };
  const envelope = envelopeOf(reply.text);
  if (envelope?.code !== expected.code)
    differences.push(`${path} answers ${envelope?.code ?? reply.text}, and by the rules ${expected.code}`);
  return { differences, envelope };
}

function envelopeOf(text: string): Envelope | undefined {
  try {
    return JSON.parse(text) as Envelope; // written by the server that is looked at
  } catch {
    return undefined;
  }
}

function issueCodeOf(model: Model, offset: number): string {
  const code = Number((model.current ?? model.newest).code) + offset;
  return String(code).padStart(7, '0');
}

const passwordOf = (password: Password): string | undefined =>
  ({ right: PAY_PASSWORD, wrong: '0000', none: undefined })[password];

/** What is called and what the rules make of it, by the step; nothing where the step is about nothing. */
const CALLS: {
  readonly [Do in Step['do']]?: (world: SimulatedWorld, step: StepOf<Do>) => Omit<Sent, 'player'> | undefined;
} = {
  bet: ({ model }, { issue, items, extra = 0, key, isLost }) => {
    const total = items.reduce((sum, [, amount]) => sum + amount, 0) + extra;
    const slip = { issue: issueCodeOf(model, issue), items, total };
    const gameItem = items.map(([code, amount]) => ({ totalAmount: amount, numberRecord: String(code) }));
    return {
      path: 'game/gameBet.do',
      body: { issueCode: slip.issue, lotteryId: '1', totalAmount: total, gameItem },
      key,
      isLost,
      handle: (other, player) => placeBet(other, player, slip),
    };
  },
  chase: ({ model }, { issue, order, key, isLost }) => {
    const code = issueCodeOf(model, issue);
    return {
      path: 'game/gamePlan.do',
      body: {
        lotteryId: '1',
        startIsuueCode: code,
        planType: order.planType,
        totalIssue: order.issues,
        startAmount: order.amount / MICROS,
        startMutiple: order.multiple,
        issueRato: order.gap,
        winRate: order.rate,
        stopMode: order.stopMode,
        numberRecord: String(order.code),
      },
      key,
      isLost,
      handle: (other, player) => startChase(other, player, { ...order, issue: code }),
    };
  },
  stop: ({ model }, { back }) => {
    const chase = model.chases.length - 1 - back;
    if (chase < 0) return undefined;
    return {
      path: 'game/stopGamePlan.do',
      body: { planId: chase + 1 },
      handle: (other, player) => stopByPlayer(other, player, chase),
    };
  },
  deposit: (_, { amount, password, key, isLost }) => ({
    path: 'deposit/submitDepositOrder',
    body: { depositTypeId: 1, ruleId: 1, addressId: 1, amount, password: passwordOf(password) },
    key,
    isLost,
    handle: (model, player) => submitDeposit(model, player, { amount, password }),
  }),
  withdraw: ({ model }, { player, amount, password, address: place, key, isLost }) => {
    // Sent again, it asks for the address that there was, not for one that was added in that place since.
    const addressId = model.player(player).addresses[place]?.id ?? 999_999;
    return {
      path: 'withdraw/submitWithdrawOrder',
      body: { withdrawId: 1, addressId, amount, password: passwordOf(password) ?? '' },
      key,
      isLost,
      handle: (other, own) => submitWithdrawal(other, own, { amount, password, addressId }),
    };
  },
  limit: (_, { of, value }) => ({
    path: 'user/updatePlayLimits',
    body: { [of]: value },
    handle: (model, player) => changeLimit(model, player, { of, value }),
  }),
  'time-out': ({ model }, { minutes }) => {
    const until = timeOutEnd(model, minutes);
    const text = new Date(until + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
    return {
      path: 'user/updatePlayLimits',
      body: { timeoutUntil: text },
      handle: (other, player) => takeTimeOut(other, player, until),
    };
  },
};

/** Steps of players that are one call. */
export async function performCall(world: SimulatedWorld, step: Step & { readonly player: number }) {
  // Each entry takes the step of its own name.
  const make = CALLS[step.do] as ((world: SimulatedWorld, step: Step) => Omit<Sent, 'player'>) | undefined;
  const sent = make?.(world, step);
  return sent === undefined ? [] : (await send(world, { ...sent, player: step.player })).differences;
}

/** The last request that had a key once more: the same, or another one under its key. */
export async function performAgain(world: SimulatedWorld, { player, isOther }: StepOf<'again'>) {
  const last = world.devices[player]?.last;
  if (last === undefined || isAboutForgotten(world.model, player, last.key)) return [];
  const body = isOther ? { ...last.body, other: true } : last.body;
  const { differences } = await send(world, { ...last, body, player });
  return differences;
}

/** A key is remembered for a day; when within the hour after it is forgotten is the server's matter. */
function isAboutForgotten(model: Model, player: number, key: string): boolean {
  const name = `${player} ${key}`;
  const age = model.nowMs - (model.replies.get(name)?.at ?? model.nowMs);
  if (age > 25 * 3_600_000) model.replies.delete(name);
  return age >= 24 * 3_600_000 && age <= 25 * 3_600_000;
}

export async function performAddress(world: SimulatedWorld, step: StepOf<'address'>) {
  const { player, change, place, password } = step;
  const { addresses, id: playerId } = world.model.player(player);
  if (change === 'delete') {
    const found = addresses[place];
    if (found === undefined || found.isDeleted) return [];
    return (
      await send(world, {
        player,
        path: 'wallet/deleteVirAddressDefaulted',
        body: { id: found.id },
        handle: (model) => {
          const isDeleted = (id: number) => id === found.id;
          const left = model
            .player(player)
            .addresses.map((own) => (isDeleted(own.id) ? { ...own, isDeleted: true } : own));
          model.change(player, { addresses: left });
          return 200;
        },
      })
    ).differences;
  }
  const address = demoAddress('TRC20', `${nameOf(player)} ${addresses.length}`);
  const { differences } = await send(world, {
    player,
    path: 'wallet/addVirAddressList',
    body: {
      name: '',
      currency: 'USDT',
      protocol: 'TRC20',
      address,
      defaulted: 0,
      password: passwordOf(password) ?? '',
    },
    handle: (model) => addAddress(model, player, { id: -1, password }),
  });
  // The number of the new one is the database's matter.
  const ids = seeAddressIds(world.server.db, playerId);
  const known = world.model.player(player).addresses;
  world.model.change(player, {
    addresses: known.map((own, index) => ({ ...own, id: ids[index] ?? own.id })),
  });
  return differences;
}

export async function performLogIn(world: SimulatedWorld, { player }: { readonly player: number }) {
  const { model, server } = world;
  const { status } = model.player(player);
  const refusal = status === 0 || status === 3 ? 200 : 900007;
  const code = model.isUnderMaintenance ? 503 : refusal;
  const reply = await server.call('user/login', { uname: nameOf(player), password: PASSWORD });
  const { differences, envelope } = judge('user/login', { is: 'code', code }, reply);
  const token = envelope?.data?.tokenValue;
  if (typeof token === 'string') {
    openSession(model, token, player);
    world.devices[player] = { ...world.devices[player], token };
  }
  return differences;
}

export async function performLogOut(world: SimulatedWorld, { player }: { readonly player: number }) {
  const token = world.devices[player]?.token ?? '';
  if (playerOf(world.model, token) === undefined) return [];
  endSession(world.model, token);
  world.model.tell('log-out');
  const reply = await world.server.call('user/logout', {}, { 'P-Token': token });
  return judge('user/logout', { is: 'code', code: 200 }, reply).differences;
}

/** What the wire tells of a player's money is what the model says. */
export async function performLook(world: SimulatedWorld, { player }: { readonly player: number }) {
  const { differences, envelope } = await send(world, {
    player,
    path: 'wallet/getMyWallet',
    body: {},
    handle: () => 200,
  });
  const { available, frozen } = world.model.player(player);
  const told = envelope?.data;
  if (told === undefined || told === null || envelope?.code !== 200) return differences;
  if (told.moneyUsable !== available / MICROS || told.moneyFrozen !== frozen / MICROS)
    differences.push(`the wallet of player ${player} tells ${told.moneyUsable} and ${told.moneyFrozen}`);
  return differences;
}
