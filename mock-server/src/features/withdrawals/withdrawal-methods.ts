import type { PayRule } from '@canada28/shared/contract/pay-rule.ts';
import type { WithdrawalMethod } from '@canada28/shared/contract/withdrawals.contract.ts';
import {
  MAX_WITHDRAWAL_MICROS,
  MIN_WITHDRAWAL_MICROS,
  WITHDRAWAL_FEE_BASIS_POINTS,
} from '@canada28/shared/limits.ts';
import type { PlayerContext } from '../../world/context.ts';
import { addressOfRow } from '../addresses/address-model.ts';
import { listAddresses } from '../addresses/addresses.repository.ts';
import { hasSucceededBefore } from '../finance/finance.repository.ts';
import { METHOD_NAME } from '../finance/finance-order-model.ts';

/** Any amount within the limits of one withdrawal. */
const USDT_RULE: PayRule = {
  id: 1,
  name: METHOD_NAME,
  minMicros: MIN_WITHDRAWAL_MICROS,
  maxMicros: MAX_WITHDRAWAL_MICROS,
  quickAmountsMicros: [],
  chargeBasisPoints: WITHDRAWAL_FEE_BASIS_POINTS,
};

/** The ways to withdraw, to the player's own addresses: none before a first success (product §4). */
export function listWithdrawalMethods({ db, player }: PlayerContext): WithdrawalMethod[] {
  if (!hasSucceededBefore(db, player.id)) return [];
  const addresses = listAddresses(db, player.id).map(addressOfRow);
  return [{ id: 1, code: 'usdt', name: METHOD_NAME, icon: '', rule: USDT_RULE, addresses }];
}
