import type { addAddressCall } from '@canada28/shared/contract/addresses.contract.ts';
import type { InputOf } from '@canada28/shared/contract/call.ts';
import type { ErrorName } from '@canada28/shared/contract/error-codes.ts';
import { MAX_ADDRESSES } from '@canada28/shared/limits.ts';
import { type AddressRefusal, addressRefusal } from '@canada28/shared/money/usdt-address.ts';
import { AppError } from '../../world/app-error.ts';
import type { PlayerContext } from '../../world/context.ts';
import type { ComparedPassword } from '../auth/passwords.ts';
import { requirePayPassword } from '../security/pay-password.ts';
import {
  findAddressByText,
  insertAddress,
  listAddresses,
  updateDefaultAddress,
} from './addresses.repository.ts';

const ERROR_OF_REFUSAL: Readonly<Record<AddressRefusal, ErrorName>> = {
  malformed: 'addressMalformed',
  wrongChain: 'addressOfOtherChain',
  zeroAddress: 'addressOfNobody',
  tokenContract: 'addressOfToken',
};

/** Adds an address to the book; the first one becomes the default whatever is asked (one default for each player). */
export function addAddress(
  context: PlayerContext,
  input: InputOf<typeof addAddressCall>,
  compared: ComparedPassword,
): true {
  const { db, player, clock } = context;
  const { name = '', protocol, defaulted, password = '' } = input;
  const address = input.address?.trim() ?? '';
  if (address === '' || password === '') throw new AppError('addressOrPasswordMissing');
  requirePayPassword(context, compared, 'payPasswordNeeded');
  const refusal = addressRefusal(protocol, address);
  if (refusal !== undefined) throw new AppError(ERROR_OF_REFUSAL[refusal], { protocol });
  const isKnown = findAddressByText(db, { playerId: player.id, protocol, address }) !== undefined;
  if (isKnown) throw new AppError('addressAlreadyAdded');

  const kept = listAddresses(db, player.id).length;
  if (kept >= MAX_ADDRESSES) throw new AppError('addressBookFull', { most: MAX_ADDRESSES });
  const createdAtMs = clock.nowMs();
  const id = insertAddress(db, { playerId: player.id, name: name.trim(), protocol, address, createdAtMs });
  if (kept === 0 || defaulted === 1) updateDefaultAddress(db, { id, playerId: player.id });
  return true;
}
