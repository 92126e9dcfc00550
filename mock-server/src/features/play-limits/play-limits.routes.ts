import {
  getPlayLimitsCall,
  playLimitsToWire,
  updatePlayLimitsCall,
} from '@canada28/shared/contract/play-limits.contract.ts';
import { type Room, registerCall } from '../../http/register-call.ts';
import { getLimits, readPlayLimits } from './read-play-limits.ts';
import { updatePlayLimits } from './update-play-limits.ts';

export function registerPlayLimitCalls(room: Room): void {
  registerCall(room, getPlayLimitsCall, (context) =>
    playLimitsToWire(readPlayLimits(context, getLimits(context))),
  );
  registerCall(room, updatePlayLimitsCall, updatePlayLimits);
}
