import type { TextValues } from '@canada28/shared/contract/fill-in.ts';
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
import { playerSentence } from '../../http/player-sentence.ts';
import { type PlayerApi, registerCall } from '../../http/register-call.ts';
import { MESSAGE_TEXTS } from './message-texts.ts';
import {
  countUnreadMessages,
  findMessages,
  type MessageRow,
  updateAllMessagesRead,
  updateMessagesRead,
  WRITTEN,
  type WrittenTexts,
} from './messages.repository.ts';

/** A server takes `readStatus` as a number or a truth; left out, it is both. */
function isReadOf(readStatus: number | boolean | undefined): 0 | 1 | undefined {
  if (readStatus === undefined) return undefined;
  return Number(readStatus) === READ_STATUS.read ? 1 : 0;
}

export function registerMessageCalls(api: PlayerApi): void {
  registerCall(api, listMessagesCall, ({ db, player, language }, { readStatus, ...paging }) => {
    const { rows, total } = findMessages(
      db,
      { player: player.id, isRead: isReadOf(readStatus) },
      pageRange(paging),
    );
    return { list: rows.map((row) => messageToWire(messageOfRow(row, language))), total };
  });

  registerCall(api, countUnreadMessagesCall, ({ db, player }) => countUnreadMessages(db, player.id));

  registerCall(api, readMessagesCall, ({ db, player }, { ids }) => updateMessagesRead(db, player.id, ids));

  registerCall(api, readAllMessagesCall, ({ db, player }) => updateAllMessagesRead(db, player.id));
}

/** A stored message as the model of the contract, written in the reader's language. */
export function messageOfRow(row: MessageRow, language: LanguageCode): Message {
  return {
    id: row.id,
    sender: MESSAGE_TEXTS[language].sender,
    ...wordsOf(row, language),
    type: MESSAGE_TYPE.system,
    isRead: row.isRead === 1,
    createdAtMs: row.createdAtMs,
  };
}

function wordsOf({ template, details }: MessageRow, language: LanguageCode): Pick<Message, 'title' | 'text'> {
  // The repository wrote the details, of either kind.
  if (template === WRITTEN) {
    const { title, text } = JSON.parse(details) as WrittenTexts;
    return { title: title[language], text: text[language] };
  }
  const { title, text } = MESSAGE_TEXTS[language].messages[template];
  const values = JSON.parse(details) as TextValues;
  return { title: playerSentence(language, title, values), text: playerSentence(language, text, values) };
}
