import type { Database } from '@canada28/db/open-database.ts';
import { DEMO_LOGIN_PASSWORD_HASH } from '@canada28/db/seeds/demo.ts';
import type { PlayerStatus } from '@canada28/shared/contract/profile.contract.ts';
import { findUserName } from '../../features/auth/player-names.repository.ts';
import { createPlayer } from '../../features/demo/create-player.ts';
import type { TaskContext } from '../../world/world.ts';
import type { Invitation } from '../../worlds/invitation.ts';
import { freeNickname } from '../players/free-nickname.ts';
import { getNextPlayerNumber } from '../players/players.repository.ts';

/**
 * Accounts of visitors are numbered from here on, far above those that a scenario brings along: behind a phone that stays
 * joined an account of the same number begins in each of them, because the client names its own number with each call.
 */
const FIRST_VISITOR_ID = 128_001;

type WishedAccount = {
  readonly userName: string;
  /** With a number where another one goes by it. */
  readonly nickName: string;
  readonly status: PlayerStatus;
  /** Another one where that is taken. */
  readonly id: number;
};

/** An account with demo money and the password of the demo accounts; answers its id. */
export function openVisitorAccount(
  context: TaskContext,
  { id, nickName, ...account }: WishedAccount,
): number {
  const { db, world } = context;
  const isIdTaken = findUserName(db, id) !== '';
  return createPlayer(context, {
    ...account,
    ...(!isIdTaken && { id }),
    nickName: nickName === account.userName ? nickName : freeNickname(db, nickName),
    loginPasswordHash: DEMO_LOGIN_PASSWORD_HASH,
    payPasswordHash: undefined,
    balanceMicros: world.config.demoCreditMicros,
    hasDeposited: false,
  });
}

/** A number that is free in this world and was given to no visitor of the invitation. */
export function nextVisitorId(db: Database, { joined }: Invitation): number {
  return Math.max(FIRST_VISITOR_ID, getNextPlayerNumber(db), ...joined.map(({ playerId }) => playerId + 1));
}
