import type { UnlockedPlayer } from '@canada28/shared/control/operator.control.ts';
import {
  deleteAllWrongPasswords,
  updatePayPasswordLocked,
} from '../../features/auth/wrong-passwords.repository.ts';
import type { World } from '../../world/world.ts';
import { ControlError } from '../control-error.ts';

/** Opens both passwords of a player, as customer service does after asking who they are: wrong attempts are forgotten. */
export function unlockPlayer({ db }: World, playerId: number): UnlockedPlayer {
  if (!updatePayPasswordLocked(db, playerId, false))
    throw new ControlError(
      `There is no player ${playerId}: the account ID is shown in the player's settings.`,
    );
  deleteAllWrongPasswords(db, playerId);
  return { id: playerId, isPayPasswordLocked: false };
}
