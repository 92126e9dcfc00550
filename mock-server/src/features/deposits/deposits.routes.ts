import {
  depositMethodToWire,
  getDepositMethodsCall,
  submitDepositCall,
} from '@canada28/shared/contract/deposits.contract.ts';
import { type PlayerApi, registerCall } from '../../http/register-call.ts';
import { comparePayPassword } from '../security/pay-password.ts';
import { listDepositMethods } from './deposit-methods.ts';
import { submitDeposit } from './submit-deposit.ts';

export function registerDepositCalls(api: PlayerApi): void {
  registerCall(api, getDepositMethodsCall, ({ world }) => listDepositMethods(world).map(depositMethodToWire));
  registerCall(api, submitDepositCall, submitDeposit, { prepare: comparePayPassword });
}
