import { getMyWalletCall, walletToWire } from '@canada28/shared/contract/wallet.contract.ts';
import { type PlayerApi, registerCall } from '../../http/register-call.ts';
import { getAccountMoney } from './wallet.repository.ts';

export function registerWalletCalls(api: PlayerApi): void {
  registerCall(api, getMyWalletCall, ({ db, player }) => walletToWire(getAccountMoney(db, player.id)));
}
