import {
  getPlayLimitsCall,
  playLimitsToWire,
  updatePlayLimitsCall,
} from '@canada28/shared/contract/play-limits.contract.ts';
import { type PlayerApi, registerCall } from '../../http/register-call.ts';
import { getLimits } from './limits-in-force.ts';
import { readPlayLimits } from './read-play-limits.ts';
import { updatePlayLimits } from './update-play-limits.ts';

export function registerPlayLimitCalls(api: PlayerApi): void {
  registerCall(api, getPlayLimitsCall, (context) =>
    playLimitsToWire(readPlayLimits(context, getLimits(context))),
  );
  registerCall(api, updatePlayLimitsCall, updatePlayLimits);
}
