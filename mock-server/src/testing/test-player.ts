import { runStatement } from '@canada28/db/prepared.ts';
import {
  DEMO_LOGIN_PASSWORD,
  DEMO_LOGIN_PASSWORD_HASH,
  DEMO_PAY_PASSWORD_HASH,
} from '@canada28/db/seeds/demo.ts';
import { inTransaction } from '@canada28/db/transaction.ts';
import { pinnedClock } from '../app/clock.ts';
import type { PlayerContext } from '../app/context.ts';
import { hashToken } from '../app/session.ts';
import type { World } from '../app/world.ts';
import { insertSession } from '../features/auth/auth.repository.ts';
import { openAccount } from '../features/auth/open-account.ts';
import { updatePayPassword } from '../features/security/security.repository.ts';

/** A player for a test, with an open session. */
export type TestPlayer = {
  readonly id: number;
  readonly userName: string;
  readonly password: string;
  /** Headers of this player's requests. */
  readonly headers: Record<string, string>;
};

/** What a test player may have differently; `hasPayPassword` sets the transaction password of the demo accounts. */
export type TestPlayerOptions = {
  readonly creditMicros?: number;
  readonly status?: number;
  readonly hasPayPassword?: boolean;
};

let count = 0;

/** Opens an account with money (micro-USDT, 1,000 USDT by default) and a session, without the cost of hashing. */
export function createTestPlayer(
  world: World,
  { creditMicros = 1_000_000_000, status = 0, hasPayPassword = false }: TestPlayerOptions = {},
): TestPlayer {
  count += 1;
  const userName = `player${count}`;
  const token = count.toString(16).padStart(32, '0');
  const id = inTransaction(world.db, () => {
    const account = {
      userName,
      nickName: userName,
      loginPasswordHash: DEMO_LOGIN_PASSWORD_HASH,
      creditMicros,
    };
    const playerId = openAccount(taskContext(world), account);
    runStatement(world.db, 'UPDATE players SET status = :status WHERE id = :playerId', { status, playerId });
    if (hasPayPassword) updatePayPassword(world.db, playerId, DEMO_PAY_PASSWORD_HASH);
    const nowMs = world.clock.nowMs();
    const expiresAtMs = nowMs + 30 * 86_400_000;
    insertSession(world.db, { tokenHash: hashToken(token), playerId, createdAtMs: nowMs, expiresAtMs });
    return playerId;
  });
  return { id, userName, password: DEMO_LOGIN_PASSWORD, headers: { 'P-Token': token } };
}

/** The context in which a verb runs for this player at the world's present moment. */
export function playerContext(world: World, player: Pick<TestPlayer, 'id'>, status = 0): PlayerContext {
  const session = { tokenHash: undefined, loginHash: undefined, player: { id: player.id, status } };
  return { ...taskContext(world), ...session, language: 'en', address: '127.0.0.1' };
}

function taskContext(world: World) {
  return { world, db: world.db, clock: pinnedClock(world.clock.nowMs()), random: world.random };
}
