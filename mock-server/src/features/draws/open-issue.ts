import { followingSlot, issueCodeAfter, type Slot } from '@canada28/shared/game/issue-schedule.ts';
import type { World, WorldTask } from '../../world/world.ts';
import { getIssue, insertIssue, NEWEST_SALE_SQL } from './draws.repository.ts';

/**
 * Creates the next issue as soon as the sale of the newest one opens: its seed's hash is public one slot before a bet
 * on it is possible (game §2). The code is counted on, across every break (game §4).
 */
export const openIssueTask: WorldTask = {
  name: 'issue-created',
  dueSql: NEWEST_SALE_SQL,
  run: ({ world }, newestCode) => createIssue(world, nextIssue(world, newestCode)),
};

/** Stores an issue for a slot, with the hash of its seed; answers its code. */
export function createIssue(world: World, { issueCode, slot }: { issueCode: string; slot: Slot }): string {
  insertIssue(world.db, {
    issueCode,
    saleStartMs: slot.saleStartMs,
    saleEndMs: slot.saleEndMs,
    drawAtMs: slot.drawAtMs,
    slotEndMs: slot.endMs,
    seedHash: world.drawSource.seedHash(issueCode) ?? null,
  });
  return issueCode;
}

function nextIssue({ db, config }: World, newestCode: string) {
  return {
    issueCode: issueCodeAfter(newestCode, 1),
    slot: followingSlot(config.schedule, getIssue(db, newestCode).slotEndMs),
  };
}
