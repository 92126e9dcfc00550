import type { ChatLine } from '@canada28/shared/contract/chat.contract.ts';
import { fillIn } from '@canada28/shared/contract/fill-in.ts';
import type { LanguageCode } from '@canada28/shared/contract/languages.ts';
import { playWords } from '@canada28/shared/control/play-words.ts';
import { MESSAGE_TEXTS } from '../messages/message-texts.ts';
import type { ChatRow, ToldBet } from './chat.repository.ts';
import { CHAT_TEXTS } from './chat-texts.ts';

/** A stored line as the model of the contract; the room's own lines in the reader's language. */
export function chatLineOfRow(row: ChatRow, language: LanguageCode): ChatLine {
  if (row.playerId !== null) return { ...row, kind: 'player', text: row.content };
  const text = roomLineText(row, language);
  return { ...row, kind: 'system', playerId: undefined, nickName: MESSAGE_TEXTS[language].sender, text };
}

type RoomLineRow = Extract<ChatRow, { playerId: null }>;

function roomLineText({ template, details }: RoomLineRow, language: LanguageCode): string {
  const { lines } = CHAT_TEXTS[language];
  if (details === null) return lines[template];
  // Only the repository writes details, and only of a bet.
  const { name, amount, playCode } = JSON.parse(details) as ToldBet;
  return fillIn(lines[template], { name, amount, choice: playWords(playCode, language) });
}
