import {
  getUserInfoCall,
  profileToWire,
  updateUserInfoCall,
} from '@canada28/shared/contract/profile.contract.ts';
import { type PlayerApi, registerCall } from '../../http/register-call.ts';
import { getAccountMoney } from '../wallet/wallet.repository.ts';
import { getPlayerRow } from './profile.repository.ts';
import { profileOfRow } from './profile-model.ts';
import { updateProfile } from './update-profile.ts';

export function registerProfileCalls(api: PlayerApi): void {
  registerCall(api, getUserInfoCall, ({ db, player }) =>
    profileToWire({
      ...profileOfRow(getPlayerRow(db, player.id)),
      ...getAccountMoney(db, player.id),
    }),
  );
  registerCall(api, updateUserInfoCall, updateProfile);
}
