import { listNoticesCall, noticeToWire } from '@canada28/shared/contract/notices.contract.ts';
import { type Room, registerCall } from '../../http/register-call.ts';
import { listNotices } from './list-notices.ts';

export function registerNoticeCalls(room: Room): void {
  registerCall(room, listNoticesCall, (context) => listNotices(context).map(noticeToWire));
}
