import { chatLineToWire, listChatCall, sendChatCall } from '@canada28/shared/contract/chat.contract.ts';
import { type PlayerApi, registerCall } from '../../http/register-call.ts';
import { getNewestLineId, listLinesAfter, listNewestLines } from './chat.repository.ts';
import { chatLineOfRow } from './chat-model.ts';
import { sendChat } from './send-chat.ts';

const MOST_LINES = 100;

export function registerChatCalls(api: PlayerApi): void {
  registerCall(api, listChatCall, ({ db, language }, { sinceId }) => {
    // A line that the room has not come to yet was said in a world that went back since: the reader begins again.
    const isKnown = sinceId !== undefined && sinceId <= getNewestLineId(db);
    const rows = isKnown ? listLinesAfter(db, sinceId, MOST_LINES) : listNewestLines(db, MOST_LINES);
    return rows.map((row) => chatLineToWire(chatLineOfRow(row, language)));
  });

  registerCall(api, sendChatCall, sendChat);
}
