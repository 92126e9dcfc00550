import { AppError } from '../../world/app-error.ts';
import type { PlayerContext } from '../../world/context.ts';
import {
  findAddress,
  listAddresses,
  updateAddressDeleted,
  updateDefaultAddress,
} from './addresses.repository.ts';

/** Deletes an own address. A book with addresses always has a default: after it, the newest that is left. */
export function deleteAddress({ db, player, clock }: PlayerContext, { id }: { readonly id: number }): true {
  const address = findAddress(db, { id, playerId: player.id });
  if (address === undefined) throw new AppError('notFound');

  updateAddressDeleted(db, { id, playerId: player.id, deletedAtMs: clock.nowMs() });
  const [newest] = listAddresses(db, player.id);
  if (address.isDefault && newest !== undefined) {
    updateDefaultAddress(db, { id: newest.id, playerId: player.id });
  }
  return true;
}
