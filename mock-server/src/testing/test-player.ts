import { scryptSync } from 'node:crypto';
import { DEMO_LOGIN_PASSWORD, DEMO_PAY_PASSWORD } from '@canada28/db/seeds/demo.ts';
import { inTransaction } from '@canada28/db/transaction.ts';
import { PLAYER_STATUS, type PlayerStatus } from '@canada28/shared/contract/profile.contract.ts';
import { createPlayer } from '../features/demo/create-player.ts';
import { insertSession } from '../http/sessions/sessions.repository.ts';
import { hashToken } from '../http/sessions/token.ts';
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
    const playerId = createPlayer(contextAt(world, world.clock.nowMs()), {
      userName,
      nickName: userName,
      status,
      loginPasswordHash: LOGIN_PASSWORD_HASH,
      payPasswordHash: hasPayPassword ? PAY_PASSWORD_HASH : undefined,
      balanceMicros: creditMicros,
      hasDeposited,
    });
    const nowMs = world.clock.nowMs();
    const expiresAtMs = nowMs + 30 * 86_400_000;
    insertSession(world.db, { tokenHash: hashToken(token), playerId, createdAtMs: nowMs, expiresAtMs });
    return playerId;
  });
  return { id, userName, password: DEMO_LOGIN_PASSWORD, headers: { 'P-Token': token } };
}

/** The context in which a handler runs for this player at the world's present moment. */
export function playerContext(
  world: World,
  player: Pick<TestPlayer, 'id'>,
  status: PlayerStatus = PLAYER_STATUS.normal,
): PlayerContext {
  const context = playerContextAt(world, world.clock.nowMs(), { id: player.id, status });
  return { ...context, language: 'en', address: '127.0.0.1' };
}
