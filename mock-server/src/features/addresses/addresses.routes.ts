import {
  addAddressCall,
  addressToWire,
  deleteAddressCall,
  listAddressesCall,
  makeAddressDefaultCall,
} from '@canada28/shared/contract/addresses.contract.ts';
import { type PlayerApi, registerCall } from '../../http/register-call.ts';
import { AppError } from '../../world/app-error.ts';
import { comparePayPassword } from '../security/pay-password.ts';
import { addAddress } from './add-address.ts';
import { findAddress, listAddresses, updateDefaultAddress } from './addresses.repository.ts';
import { deleteAddress } from './delete-address.ts';

export function registerAddressCalls(api: PlayerApi): void {
  registerCall(api, listAddressesCall, ({ db, player }) => listAddresses(db, player.id).map(addressToWire));

  registerCall(api, addAddressCall, addAddress, { prepare: comparePayPassword });

  registerCall(api, makeAddressDefaultCall, ({ db, player }, { id }): true => {
    const own = { id, playerId: player.id };
    if (findAddress(db, own) === undefined) throw new AppError('notFound');
    updateDefaultAddress(db, own);
    return true;
  });

  registerCall(api, deleteAddressCall, deleteAddress);
}
