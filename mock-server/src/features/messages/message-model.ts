import { fillIn, type TextValues } from '@canada28/shared/contract/fill-in.ts';
import type { LanguageCode } from '@canada28/shared/contract/languages.ts';
import type { Message } from '@canada28/shared/contract/messages.contract.ts';
import { MESSAGE_TEMPLATES, SENDER } from './message-templates.ts';
import type { MessageRow } from './messages.repository.ts';

/** A stored message as the model of the contract, written in the reader's language. */
export function messageOfRow(row: MessageRow, language: LanguageCode): Message {
  const { title, text, type } = MESSAGE_TEMPLATES[row.template];
  // `insertMessage` wrote it.
  const details = JSON.parse(row.details) as TextValues;
  return {
    id: row.id,
    sender: SENDER[language],
    title: fillIn(title[language], details),
    text: fillIn(text[language], details),
    type,
    isRead: row.is_read === 1,
    createdAtMs: row.created_at_ms,
  };
}
