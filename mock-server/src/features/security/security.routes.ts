import {
  changeLoginPasswordCall,
  changePayPasswordCall,
} from '@canada28/shared/contract/security.contract.ts';
import { type PlayerApi, registerCall } from '../../http/register-call.ts';
import { changeLoginPassword, hashLoginPassword } from './change-login-password.ts';
import { changePayPassword, hashPayPassword } from './change-pay-password.ts';

export function registerSecurityCalls(api: PlayerApi): void {
  registerCall(api, changeLoginPasswordCall, changeLoginPassword, { prepare: hashLoginPassword });
  registerCall(api, changePayPasswordCall, changePayPassword, { prepare: hashPayPassword });
}
