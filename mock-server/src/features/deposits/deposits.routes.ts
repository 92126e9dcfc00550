import {
  depositMethodToWire,
  getDepositMethodsCall,
  submitDepositCall,
} from '@canada28/shared/contract/deposits.contract.ts';
import { type Room, registerCall } from '../../http/register-call.ts';
import { comparePayPassword } from '../security/pay-password.ts';
import { listDepositMethods } from './deposit-methods.ts';
import { submitDeposit } from './submit-deposit.ts';

export function registerDepositCalls(room: Room): void {
  registerCall(room, getDepositMethodsCall, ({ world }) =>
    listDepositMethods(world).map(depositMethodToWire),
  );
  registerCall(room, submitDepositCall, submitDeposit, { prepare: comparePayPassword });
}
