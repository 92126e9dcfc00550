import {
  getWithdrawalMethodsCall,
  submitWithdrawalCall,
  withdrawalMethodToWire,
} from '@canada28/shared/contract/withdrawals.contract.ts';
import { type PlayerApi, registerCall } from '../../http/register-call.ts';
import { comparePayPassword } from '../security/pay-password.ts';
import { submitWithdrawal } from './submit-withdrawal.ts';
import { listWithdrawalMethods } from './withdrawal-methods.ts';

export function registerWithdrawalCalls(api: PlayerApi): void {
  registerCall(api, getWithdrawalMethodsCall, (context) =>
    listWithdrawalMethods(context).map(withdrawalMethodToWire),
  );
  registerCall(api, submitWithdrawalCall, submitWithdrawal, { prepare: comparePayPassword });
}
