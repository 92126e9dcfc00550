import type { Database } from '@canada28/db/open-database.ts';
import { dateTimeTextFromMs, msFromDateTimeText } from '@canada28/shared/contract/date-time.ts';
import { MESSAGE_TYPE } from '@canada28/shared/contract/messages.contract.ts';
import type {
  FirstNotice,
  OperatorMessage,
  OperatorNotice,
  PublishedNotice,
} from '@canada28/shared/control/operator.control.ts';
import { insertWrittenMessage } from '../../features/messages/messages.repository.ts';
import { insertNotice } from '../../features/notices/notices.repository.ts';
import type { TaskContext } from '../../world/world.ts';
import { setWorldFact } from '../../world/world-facts.ts';
import { getPlayer } from '../players/player-record.ts';

export function sendMessage(
  context: TaskContext,
  { player: playerId, title, text }: OperatorMessage,
): { sent: number } {
  if (playerId !== undefined) getPlayer(context, playerId);
  const createdAtMs = context.clock.nowMs();
  return { sent: insertWrittenMessage(context.db, { playerId, texts: { title, text }, createdAtMs }) };
}

export function publishNotice(
  { db, clock }: TaskContext,
  { type = MESSAGE_TYPE.notice, title, content }: OperatorNotice,
): PublishedNotice {
  const createdAtMs = clock.nowMs();
  const id = insertNotice(db, { type, texts: { title, content }, createdAtMs });
  return { id, type, title, content, createTime: dateTimeTextFromMs(createdAtMs) };
}

/** Gives a world that begins these notices in the place of its first ones, in the order of time. */
export function replaceNotices(db: Database, notices: readonly FirstNotice[]): void {
  setWorldFact(db, 'first-notices', 'replaced');
  const dated = notices.map((notice) => ({ ...notice, createdAtMs: msFromDateTimeText(notice.createTime) }));
  for (const { type = MESSAGE_TYPE.notice, title, content, createdAtMs } of dated.sort(
    (one, other) => one.createdAtMs - other.createdAtMs,
  ))
    insertNotice(db, { type, texts: { title, content }, createdAtMs });
}
