import { msFromDateTimeText } from '@canada28/shared/contract/date-time.ts';
import { fillIn } from '@canada28/shared/contract/fill-in.ts';
import { MESSAGE_TYPE } from '@canada28/shared/contract/messages.contract.ts';
import { listNoticesCall, type Notice, noticeToWire } from '@canada28/shared/contract/notices.contract.ts';
import { type PlayerApi, registerCall } from '../../http/register-call.ts';
import type { GuestContext } from '../../world/context.ts';
import { getWorldFact } from '../../world/world-facts.ts';
import { DICTIONARY_TEXTS, textValues } from '../dictionary/dictionary-texts.ts';
import { listWrittenNotices } from './notices.repository.ts';

export function registerNoticeCalls(api: PlayerApi): void {
  registerCall(api, listNoticesCall, (context) => listNotices(context).map(noticeToWire));
}

/** The notices that every world begins with, newest first. */
const NOTICES = [
  { id: 3, name: 'demo', type: MESSAGE_TYPE.notice, createdAt: '2026-01-01 00:00:00' },
  { id: 2, name: 'maintenance', type: MESSAGE_TYPE.system, createdAt: '2024-01-01 00:00:00' },
  { id: 1, name: 'renamed', type: MESSAGE_TYPE.notice, createdAt: '2023-06-20 00:00:00' },
] as const;

/** All notices in the reader's language, those of the operator first. A world may begin with others than ours. */
function listNotices(context: GuestContext): Notice[] {
  const { db, language } = context;
  const written = listWrittenNotices(db).map(({ id, type, texts, createdAtMs }) => {
    return { id, type, title: texts.title[language], text: texts.content[language], createdAtMs };
  });
  const isReplaced = getWorldFact(db, 'first-notices') !== undefined;
  return isReplaced ? written : [...written, ...listFirstNotices(context)];
}

/** A world without a daily break has none to announce. */
function listFirstNotices(context: GuestContext): Notice[] {
  const { notices } = DICTIONARY_TEXTS[context.language];
  const values = textValues(context);
  const hasBreak = context.world.config.schedule.maintenance !== 'none';
  return NOTICES.filter(({ name }) => hasBreak || name !== 'maintenance').map(
    ({ id, name, type, createdAt }) => ({
      id,
      title: notices[name].title,
      text: fillIn(notices[name].content, values),
      type,
      createdAtMs: msFromDateTimeText(createdAt),
    }),
  );
}
