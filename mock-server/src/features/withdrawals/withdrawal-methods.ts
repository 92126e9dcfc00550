import type { PayRule } from '@canada28/shared/contract/pay-rule.ts';
import type { WithdrawalMethod } from '@canada28/shared/contract/withdrawals.contract.ts';
import type { PlayerContext } from '../../world/context.ts';
import { listAddresses } from '../addresses/addresses.repository.ts';
import { hasSucceededBefore, METHOD_NAME } from '../finance/finance.repository.ts';

/** The ways to withdraw, to the player's own addresses: none before a first success (product §4). */
export function listWithdrawalMethods({ db, player, world }: PlayerContext): WithdrawalMethod[] {
  if (!hasSucceededBefore(db, player.id)) return [];
  const addresses = listAddresses(db, player.id);
  const rule: PayRule = {
    id: 1,
    name: METHOD_NAME,
    ...world.config.withdrawalLimits,
    quickAmountsMicros: [],
    chargeBasisPoints: world.config.withdrawalFeeBasisPoints,
  };
  return [{ id: 1, code: 'usdt', name: METHOD_NAME, icon: '', rule, addresses }];
}
