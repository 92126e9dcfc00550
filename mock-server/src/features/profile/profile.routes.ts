import {
  getUserInfoCall,
  profileToWire,
  updateUserInfoCall,
} from '@canada28/shared/contract/profile.contract.ts';
import { type PlayerApi, registerCall } from '../../http/register-call.ts';
import { getAccountMoney } from '../wallet/wallet.repository.ts';
import { getProfile } from './profile.repository.ts';
import { updateProfile } from './update-profile.ts';

export function registerProfileCalls(api: PlayerApi): void {
  registerCall(api, getUserInfoCall, ({ db, player }) =>
    profileToWire({ ...getProfile(db, player.id), ...getAccountMoney(db, player.id) }),
  );
  registerCall(api, updateUserInfoCall, updateProfile);
}
