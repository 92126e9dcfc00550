import type { Call } from '@canada28/shared/contract/call.ts';
import { callsMatching } from '@canada28/shared/control/call-paths.ts';
import type { FaultRequest } from '@canada28/shared/control/faults.control.ts';
import type { World } from '../../world/world.ts';
import {
  deleteFault,
  insertFault,
  listStoredFaults,
  type StoredFault,
  updateFaultCounts,
} from './faults.repository.ts';

/** A fault with what follows from its path; its counts are those that are stored. */
export type LiveFault = Omit<StoredFault, 'matched' | 'hits'> & {
  readonly calls: ReadonlySet<Call>;
  matched: number;
  hits: number;
};

declare module '../../world/world.ts' {
  interface World {
    /** Its faults as they were read; undefined until they are asked for, and again once one is added or removed. */
    faults?: readonly LiveFault[] | undefined;
  }
}

export function isUsedUp({ times, hits }: LiveFault): boolean {
  return times !== undefined && hits >= times;
}

/** The faults of a world, in the order in which they were added; none of one that was closed meanwhile. */
export function faultsOf(world: World): readonly LiveFault[] {
  if (world.faults === undefined && !world.db.open) return [];
  world.faults ??= listStoredFaults(world.db).map((fault) => ({
    ...fault,
    calls: callsMatching(fault.match.path),
  }));
  return world.faults;
}

export function storeFault(world: World, request: FaultRequest, playerId: number | undefined): number {
  world.faults = undefined;
  return insertFault(world.db, request, playerId);
}

/** Answers which they were. */
export function dropFaults(
  world: World,
  isDropped: (fault: LiveFault) => boolean = () => true,
): readonly LiveFault[] {
  const dropped = faultsOf(world).filter(isDropped);
  world.faults = undefined;
  for (const { id } of dropped) deleteFault(world.db, id);
  return dropped;
}

/** Counts a call that these faults matched, and those of them that hit it. */
export function countCall(
  { db }: World,
  { matched, hit }: { readonly matched: readonly LiveFault[]; readonly hit: readonly LiveFault[] },
): void {
  updateFaultCounts(db, { matched: matched.map(({ id }) => id), hit: hit.map(({ id }) => id) });
  for (const fault of matched) fault.matched += 1;
  for (const fault of hit) fault.hits += 1;
}
