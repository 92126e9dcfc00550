import type { ChatLine } from '@canada28/shared/contract/chat.contract.ts';
import type { LanguageCode } from '@canada28/shared/contract/languages.ts';
import { MESSAGE_TEXTS } from '../messages/message-texts.ts';
import type { ChatRow } from './chat.repository.ts';
import { CHAT_TEXTS } from './chat-texts.ts';

/** A stored line as the model of the contract; the room's own lines in the reader's language. */
export function chatLineOfRow(row: ChatRow, language: LanguageCode): ChatLine {
  const base = { id: row.id, createdAtMs: row.created_at_ms };
  if (row.player_id === null) {
    const text = CHAT_TEXTS[language][row.template];
    return { ...base, kind: 'system', playerId: undefined, nickName: MESSAGE_TEXTS[language].sender, text };
  }
  return {
    ...base,
    kind: 'player',
    playerId: row.player_id,
    nickName: row.nick_name,
    text: row.content,
  };
}
