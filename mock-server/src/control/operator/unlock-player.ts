import { inTransaction } from '@canada28/db/transaction.ts';
import {
  deleteAllWrongPasswords,
  updatePayPasswordLocked,
} from '../../features/auth/wrong-passwords.repository.ts';
import type { World } from '../../world/world.ts';
import { ControlError } from '../control-error.ts';

/** What a player has become: no password of theirs is locked. */
export type UnlockedPlayer = { readonly id: number; readonly isPayPasswordLocked: false };

/** Opens both passwords of a player, as customer service does after asking who they are: wrong attempts are forgotten. */
export function unlockPlayer({ db }: World, playerId: number): UnlockedPlayer {
  return inTransaction(db, () => {
    if (!updatePayPasswordLocked(db, playerId, false))
      throw new ControlError(
        `There is no player ${playerId}: the account ID is shown in the player's settings.`,
      );
    deleteAllWrongPasswords(db, playerId);
    return { id: playerId, isPayPasswordLocked: false };
  });
}
