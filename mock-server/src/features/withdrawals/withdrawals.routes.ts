import {
  getWithdrawalMethodsCall,
  submitWithdrawalCall,
  withdrawalMethodToWire,
} from '@canada28/shared/contract/withdrawals.contract.ts';
import { type Room, registerCall } from '../../http/register-call.ts';
import { comparePayPassword } from '../security/pay-password.ts';
import { submitWithdrawal } from './submit-withdrawal.ts';
import { listWithdrawalMethods } from './withdrawal-methods.ts';

export function registerWithdrawalCalls(room: Room): void {
  registerCall(room, getWithdrawalMethodsCall, (context) =>
    listWithdrawalMethods(context).map(withdrawalMethodToWire),
  );
  registerCall(room, submitWithdrawalCall, submitWithdrawal, { prepare: comparePayPassword });
}
