import { fillIn, type TextValues } from '@canada28/shared/contract/fill-in.ts';
import type { LanguageCode } from '@canada28/shared/contract/languages.ts';
import {
  countUnreadMessagesCall,
  listMessagesCall,
  MESSAGE_TYPE,
  type Message,
  messageToWire,
  READ_STATUS,
  readAllMessagesCall,
  readMessagesCall,
} from '@canada28/shared/contract/messages.contract.ts';
import { pageRange } from '../../http/page-range.ts';
import { type Room, registerCall } from '../../http/register-call.ts';
import { MESSAGE_TEXTS } from './message-texts.ts';
import {
  countMessages,
  listMessages,
  type MessageRow,
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

/** A stored message as the model of the contract, written in the reader's language. */
export function messageOfRow(row: MessageRow, language: LanguageCode): Message {
  const { sender, messages } = MESSAGE_TEXTS[language];
  const { title, text } = messages[row.template];
  // `insertMessage` wrote it.
  const details = JSON.parse(row.details) as TextValues;
  return {
    id: row.id,
    sender,
    title: fillIn(title, details),
    text: fillIn(text, details),
    type: MESSAGE_TYPE.system,
    isRead: row.is_read === 1,
    createdAtMs: row.created_at_ms,
  };
}
