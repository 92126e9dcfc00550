import { scryptSync } from 'node:crypto';
import { runStatement } from '@canada28/db/prepared.ts';
import { DEMO_LOGIN_PASSWORD, DEMO_PAY_PASSWORD } from '@canada28/db/seeds/demo.ts';
import { inTransaction } from '@canada28/db/transaction.ts';
import { FINANCE_STATUS, FINANCE_TYPE } from '@canada28/shared/contract/finance.contract.ts';
import { PLAYER_STATUS, type PlayerStatus } from '@canada28/shared/contract/profile.contract.ts';
import { demoAddress } from '@canada28/shared/money/demo-address.ts';
import { openAccount } from '../features/auth/open-account.ts';
import { insertFinanceOrder, updateFinanceOrder } from '../features/finance/finance.repository.ts';
import { moveMoney } from '../features/ledger/move-money.ts';
import { updatePayPassword } from '../features/security/security.repository.ts';
import { hashToken } from '../http/session.ts';
import { insertSession } from '../http/sessions.repository.ts';
import { contextAt, type PlayerContext, playerContextAt } from '../world/context.ts';
import type { World } from '../world/world.ts';

/** A player for a test, with an open session. */
export type TestPlayer = {
  readonly id: number;
  readonly userName: string;
  readonly password: string;
  /** Headers of this player's requests. */
  readonly headers: Record<string, string>;
};

/** What a test player may have differently; `hasPayPassword` sets the transaction password of the demo accounts,
 * `hasDeposited` makes 10 USDT of the money a deposit that arrived, without which nothing can be withdrawn. */
export type TestPlayerOptions = {
  readonly creditMicros?: number;
  readonly status?: PlayerStatus;
  readonly hasPayPassword?: boolean;
  readonly hasDeposited?: boolean;
};

const DEPOSITED_MICROS = 10_000_000;

/** Hashes at a cost that a test with thousands of calls can pay: a stored hash says itself what it costs to compare. */
const LOGIN_PASSWORD_HASH = cheapHash(DEMO_LOGIN_PASSWORD);
export const PAY_PASSWORD_HASH = cheapHash(DEMO_PAY_PASSWORD);

function cheapHash(password: string): string {
  const key = scryptSync(password, 'salt', 32, { N: 2, r: 1, p: 1 }).toString('base64url');
  return `scrypt$2$1$1$${Buffer.from('salt').toString('base64url')}$${key}`;
}

let count = 0;

/** Opens an account with money (micro-USDT, 1,000 USDT by default) and a session, without the cost of hashing. */
export function createTestPlayer(
  world: World,
  {
    creditMicros = 1_000_000_000,
    status = 0,
    hasPayPassword = false,
    hasDeposited = false,
  }: TestPlayerOptions = {},
): TestPlayer {
  count += 1;
  const userName = `player${count}`;
  const token = count.toString(16).padStart(32, '0');
  const id = inTransaction(world.db, () => {
    const account = {
      userName,
      nickName: userName,
      loginPasswordHash: LOGIN_PASSWORD_HASH,
      creditMicros: hasDeposited ? creditMicros - DEPOSITED_MICROS : creditMicros,
    };
    const playerId = openAccount(contextAt(world, world.clock.nowMs()), account);
    runStatement(world.db, 'UPDATE players SET status = :status WHERE id = :playerId', { status, playerId });
    if (hasDeposited) bookDeposit(world, playerId);
    if (hasPayPassword) updatePayPassword(world.db, playerId, PAY_PASSWORD_HASH);
    const nowMs = world.clock.nowMs();
    const expiresAtMs = nowMs + 30 * 86_400_000;
    insertSession(world.db, { tokenHash: hashToken(token), playerId, createdAtMs: nowMs, expiresAtMs });
    return playerId;
  });
  return { id, userName, password: DEMO_LOGIN_PASSWORD, headers: { 'P-Token': token } };
}

/** Without a bonus, so that the player has exactly what the test asked for. */
function bookDeposit(world: World, playerId: number): void {
  const atMs = world.clock.nowMs();
  const terms = { protocol: 'TRC20', address: demoAddress('TRC20', world.name), feeMicros: 0 } as const;
  const amount = { amountMicros: DEPOSITED_MICROS };
  const order = {
    ...terms,
    ...amount,
    playerId,
    type: FINANCE_TYPE.deposit,
    next: undefined,
    createdAtMs: atMs,
  };
  const orderId = insertFinanceOrder(world.db, order);
  const change = {
    status: FINANCE_STATUS.success,
    auditRemark: undefined,
    next: undefined,
    updatedAtMs: atMs,
  };
  updateFinanceOrder(world.db, { orderId, ...change });
  moveMoney(contextAt(world, world.clock.nowMs()), {
    kind: 'deposit',
    playerId,
    reference: orderId,
    ...amount,
  });
}

/** The context in which a verb runs for this player at the world's present moment. */
export function playerContext(
  world: World,
  player: Pick<TestPlayer, 'id'>,
  status: PlayerStatus = PLAYER_STATUS.normal,
): PlayerContext {
  const context = playerContextAt(world, world.clock.nowMs(), { id: player.id, status });
  return { ...context, language: 'en', address: '127.0.0.1' };
}
