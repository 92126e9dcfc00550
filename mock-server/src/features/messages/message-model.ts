import { fillIn, type TextValues } from '@canada28/shared/contract/fill-in.ts';
import type { LanguageCode } from '@canada28/shared/contract/languages.ts';
import { MESSAGE_TYPE, type Message } from '@canada28/shared/contract/messages.contract.ts';
import { MESSAGE_TEXTS } from './message-texts.ts';
import type { MessageRow } from './messages.repository.ts';

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
