import type { PayRule } from '@canada28/shared/contract/pay-rule.ts';
import type { WithdrawalMethod } from '@canada28/shared/contract/withdrawals.contract.ts';
import {
  MAX_WITHDRAWAL_MICROS,
  MIN_WITHDRAWAL_MICROS,
  WITHDRAWAL_FEE_BASIS_POINTS,
} from '@canada28/shared/limits.ts';
import type { PlayerContext } from '../../app/context.ts';
import { addressOfRow } from '../addresses/address-model.ts';
import { listAddresses } from '../addresses/addresses.repository.ts';
import { METHOD_NAME } from '../finance/finance-order-model.ts';

/** Id of the one way to withdraw. */
export const WITHDRAWAL_METHOD_ID = 1;

/** Its terms: any amount within the limits of one withdrawal. */
export const WITHDRAWAL_RULE: PayRule = {
  id: 1,
  name: METHOD_NAME,
  minMicros: MIN_WITHDRAWAL_MICROS,
  maxMicros: MAX_WITHDRAWAL_MICROS,
  quickAmountsMicros: [],
  chargeBasisPoints: WITHDRAWAL_FEE_BASIS_POINTS,
};

/** The one way to withdraw: USDT, to the player's own addresses. */
export function withdrawalMethodOf({ db, player }: PlayerContext): WithdrawalMethod {
  return {
    id: WITHDRAWAL_METHOD_ID,
    code: 'usdt',
    name: METHOD_NAME,
    icon: '',
    rule: WITHDRAWAL_RULE,
    addresses: listAddresses(db, player.id).map(addressOfRow),
  };
}
