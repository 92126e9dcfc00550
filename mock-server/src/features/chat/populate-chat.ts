import type { World } from '../../world/world.ts';
import { insertRoomLine, isChatEmpty } from './chat.repository.ts';

/** Lets the room greet its first guests: a world in which nothing was ever said gets the welcome. */
export function populateChat({ db, clock }: World): void {
  if (isChatEmpty(db)) insertRoomLine(db, { template: 'welcome', createdAtMs: clock.nowMs() });
}
