import { scryptSync } from 'node:crypto';
import { inTransaction } from '@canada28/db/transaction.ts';
import {
  insertAddress,
  updateDefaultAddress,
} from '@canada28/mock-server/features/addresses/addresses.repository.ts';
import { createPlayer } from '@canada28/mock-server/features/demo/create-player.ts';
import { insertSession } from '@canada28/mock-server/http/sessions/sessions.repository.ts';
import { hashToken } from '@canada28/mock-server/http/sessions/token.ts';
import { contextAt } from '@canada28/mock-server/world/context.ts';
import type { World } from '@canada28/mock-server/world/world.ts';
import { demoAddress } from '@canada28/shared/money/demo-address.ts';
import type { Model } from './model/model.ts';
import { DAY, MICROS } from './model/rules.ts';
import { openSession } from './model/sessions.ts';

export const PASSWORD = 'maple-28';
export const PAY_PASSWORD = '2828';

/** Who plays, and with how much (USDT): one who has deposited, one with much, one whose account is nearly full, one who is new. */
const CAST = [
  { balance: 1000, hasDeposited: true },
  { balance: 3_000_000, hasDeposited: true },
  { balance: 2 ** 32 - 6_000_000, hasDeposited: true },
  { balance: 60, hasDeposited: false },
] as const;

export const PLAYERS = CAST.map((_, index) => index);

/** Hashes at the lowest cost: a stored hash says itself what it costs to compare. */
function cheapHash(password: string): string {
  const key = scryptSync(password, 'salt', 32, { N: 2, r: 1, p: 1 }).toString('base64url');
  return `scrypt$2$1$1$${Buffer.from('salt').toString('base64url')}$${key}`;
}

const HASHES = { login: cheapHash(PASSWORD), pay: cheapHash(PAY_PASSWORD) };

export function nameOf(player: number): string {
  return `player-${player}`;
}

export function firstTokenOf(player: number): string {
  return String(player + 1).padStart(32, '0');
}

/** Puts the players into a world that begins. */
export function addCast(world: World): void {
  const { db, clock } = world;
  const nowMs = clock.nowMs();
  inTransaction(db, () => {
    for (const [index, { balance, hasDeposited }] of CAST.entries()) {
      const playerId = createPlayer(contextAt(world, nowMs), {
        userName: nameOf(index),
        nickName: nameOf(index),
        status: 0,
        loginPasswordHash: HASHES.login,
        payPasswordHash: HASHES.pay,
        balanceMicros: balance * MICROS,
        hasDeposited,
      });
      const own = { playerId, protocol: 'TRC20', address: demoAddress('TRC20', nameOf(index)) } as const;
      const id = insertAddress(db, { ...own, name: 'mine', createdAtMs: nowMs });
      updateDefaultAddress(db, { id, playerId });
      const times = { createdAtMs: nowMs, expiresAtMs: nowMs + 30 * DAY };
      insertSession(db, { tokenHash: hashToken(firstTokenOf(index)), playerId, ...times });
    }
  });
}

const NO_LIMIT = { value: undefined, next: undefined };
const FIRST_ID = 100_001;

/** The same in the model: a deposit of 10 USDT is a part of what one has who has deposited. */
export function addCastToModel(model: Model): void {
  for (const [index, { balance, hasDeposited }] of CAST.entries()) {
    model.players.push({
      id: FIRST_ID + index,
      status: 0,
      available: 0,
      frozen: 0,
      wrong: [],
      isLocked: false,
      deposit: NO_LIMIT,
      loss: NO_LIMIT,
      timeOut: 0,
      addresses: [{ id: index + 1, isDeleted: false }],
    });
    const deposited = hasDeposited ? 10 * MICROS : 0;
    model.book(index, 'available', 'demo-credit', balance * MICROS - deposited);
    if (hasDeposited) {
      model.book(index, 'available', 'deposits', deposited);
      const order = { player: index, type: 10, amount: deposited, fee: 0, status: 2, bonus: 0 };
      model.orders.push({ ...order, createdAt: model.nowMs, next: undefined });
    }
    openSession(model, firstTokenOf(index), index);
  }
}
