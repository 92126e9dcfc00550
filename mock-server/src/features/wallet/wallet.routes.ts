import { getMyWalletCall, walletToWire } from '@canada28/shared/contract/wallet.contract.ts';
import { type Room, registerCall } from '../../http/register-call.ts';
import { getPendingDepositMicros } from '../finance/finance.repository.ts';
import { getBalances } from '../ledger/ledger.repository.ts';

export function registerWalletCalls(room: Room): void {
  registerCall(room, getMyWalletCall, ({ db, player }) =>
    walletToWire({
      playerId: player.id,
      ...getBalances(db, player.id),
      pendingDepositMicros: getPendingDepositMicros(db, player.id),
    }),
  );
}
