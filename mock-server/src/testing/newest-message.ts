import { findMessages } from '../features/messages/messages.repository.ts';
import { messageOfRow } from '../features/messages/messages.routes.ts';
import type { World } from '../world/world.ts';
import type { TestPlayer } from './test-player.ts';

/** The newest message of a player, in English; undefined where there is none. */
export function newestMessage({ db }: World, player: TestPlayer) {
  const [row] = findMessages(db, { player: player.id }, { limit: 1, offset: 0 }).rows;
  return row && messageOfRow(row, 'en');
}
