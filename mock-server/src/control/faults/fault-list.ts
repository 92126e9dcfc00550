import type { Call } from '@canada28/shared/contract/call.ts';
import { callsMatching, matcherOf } from '@canada28/shared/control/call-paths.ts';
import { faultSentence } from '@canada28/shared/control/fault-sentence.ts';
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
  /** Which calls, or which files of the client, it is about. */
  readonly calls: ReadonlySet<Call>;
  readonly files: RegExp | undefined;
  readonly sentence: string;
  matched: number;
  hits: number;
};

declare module '../../world/world.ts' {
  interface World {
    /** Its faults as they were read; undefined until they are asked for, and again once one is added or removed. */
    faults?: readonly LiveFault[] | undefined;
  }
}

/** Whether a fault hits nothing any more. A sequence has had its turns also where it left a call unharmed. */
export function isUsedUp({
  match,
  times,
  then,
  hits,
  matched,
}: FaultRequest & Pick<LiveFault, 'hits' | 'matched'>): boolean {
  if ('sequence' in then) return matched >= then.sequence.length * (times ?? 1);
  return hits >= (match.nth === undefined ? (times ?? Number.POSITIVE_INFINITY) : 1);
}

/** The faults of a world, in the order in which they were added; none of one that was closed meanwhile. */
export function faultsOf(world: World): readonly LiveFault[] {
  if (world.faults === undefined && !world.db.open) return [];
  world.faults ??= listStoredFaults(world.db).map((fault) => ({
    ...fault,
    calls: 'path' in fault.match ? callsMatching(fault.match.path) : new Set(),
    files: 'file' in fault.match ? matcherOf(fromRoot(fault.match.file)) : undefined,
    sentence: faultSentence(fault),
  }));
  return world.faults;
}

/** The path in an address begins with a slash; a tester may leave it out. */
function fromRoot(glob: string): string {
  return /^(?:\/|\*\*)/.test(glob) ? glob : `/${glob}`;
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
