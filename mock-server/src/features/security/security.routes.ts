import {
  changeLoginPasswordCall,
  changePayPasswordCall,
} from '@canada28/shared/contract/security.contract.ts';
import { type Room, registerCall } from '../../http/register-call.ts';
import { changeLoginPassword, hashLoginPassword } from './change-login-password.ts';
import { changePayPassword, hashPayPassword } from './change-pay-password.ts';

export function registerSecurityCalls(room: Room): void {
  registerCall(room, changeLoginPasswordCall, changeLoginPassword, { prepare: hashLoginPassword });
  registerCall(room, changePayPasswordCall, changePayPassword, { prepare: hashPayPassword });
}
