import {
  countUnreadMessagesCall,
  listMessagesCall,
  messageToWire,
  READ_STATUS,
  readAllMessagesCall,
  readMessagesCall,
} from '@canada28/shared/contract/messages.contract.ts';
import { pageRange } from '../../http/page-range.ts';
import { type Room, registerCall } from '../../http/register-call.ts';
import { messageOfRow } from './message-model.ts';
import {
  countMessages,
  listMessages,
  updateAllMessagesRead,
  updateMessagesRead,
} from './messages.repository.ts';

export function registerMessageCalls(room: Room): void {
  registerCall(room, listMessagesCall, ({ db, player, language }, { readStatus, ...paging }) => {
    const isRead = readStatus === undefined ? undefined : Number(readStatus) === READ_STATUS.read;
    const filter = { playerId: player.id, isRead };
    const rows = listMessages(db, { ...filter, ...pageRange(paging) });
    return {
      list: rows.map((row) => messageToWire(messageOfRow(row, language))),
      total: countMessages(db, filter),
    };
  });

  registerCall(room, countUnreadMessagesCall, ({ db, player }) =>
    countMessages(db, { playerId: player.id, isRead: false }),
  );

  registerCall(room, readMessagesCall, ({ db, player }, { ids }) => updateMessagesRead(db, player.id, ids));

  registerCall(room, readAllMessagesCall, ({ db, player }) => updateAllMessagesRead(db, player.id));
}
