import { addressToWire } from '@canada28/shared/contract/addresses.contract.ts';
import { dateTimeTextFromMs } from '@canada28/shared/contract/date-time.ts';
import { MOST_OF_PLAYER, type PlayerDetail } from '@canada28/shared/control/players.control.ts';
import { listAddresses } from '../../features/addresses/addresses.repository.ts';
import { findMessages } from '../../features/messages/messages.repository.ts';
import { messageOfRow } from '../../features/messages/messages.routes.ts';
import { listSessions } from '../../http/sessions/sessions.repository.ts';
import type { TaskContext } from '../../world/world.ts';
import { getPlayerRecord } from './player-record.ts';

/** A player with what no list of the world tells. */
export function playerDetail(context: TaskContext, playerId: number): PlayerDetail {
  const { db, clock } = context;
  const record = getPlayerRecord(context, playerId);
  return {
    ...record,
    sessions: listSessions(db, { playerId, limit: MOST_OF_PLAYER }).map((session) => ({
      ...session,
      isOpen: session.expiresAtMs > clock.nowMs(),
    })),
    messages: findMessages(db, { player: playerId }, { limit: MOST_OF_PLAYER, offset: 0 }).rows.map((row) => {
      const { id, title, text, isRead, createdAtMs } = messageOfRow(row, 'en');
      return { id, title, text, isRead, createTime: dateTimeTextFromMs(createdAtMs) };
    }),
    addresses: listAddresses(db, playerId).map(addressToWire),
  };
}
