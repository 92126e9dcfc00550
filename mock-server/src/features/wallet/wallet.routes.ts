import { getMyWalletCall, walletToWire } from '@canada28/shared/contract/wallet.contract.ts';
import { type Room, registerCall } from '../../http/register-call.ts';
import { getAccountMoney } from './wallet.repository.ts';

export function registerWalletCalls(room: Room): void {
  registerCall(room, getMyWalletCall, ({ db, player }) => walletToWire(getAccountMoney(db, player.id)));
}
