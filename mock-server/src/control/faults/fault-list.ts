import type { Call } from '@canada28/shared/contract/call.ts';
import { callsMatching } from '@canada28/shared/control/call-paths.ts';
import type { FaultRequest } from '@canada28/shared/control/faults.control.ts';
import type { World } from '../../world/world.ts';
import { readJsonFact, setWorldFact } from '../../world/world-facts.ts';

/** A fault as its world keeps it. */
export type KeptFault = FaultRequest & {
  readonly id: number;
  /** Whom `match.player` means; undefined for everybody. */
  readonly playerId?: number;
  /** How many calls it matched, by path and player; from these it takes the nth, every so many, or some by chance. */
  readonly matched: number;
  readonly hits: number;
};

/** What a world keeps of its faults; an id is never used twice. */
type FaultList = { readonly lastId: number; readonly faults: readonly KeptFault[] };

/** A fault with what follows from its path. */
export type LiveFault = KeptFault & { readonly calls: ReadonlySet<Call> };

/** Whether a fault was hit as often as it says. */
export function isUsedUp({ times, hits }: KeptFault): boolean {
  return times !== undefined && hits >= times;
}

/** What was read of a world: with no fault set, a call costs one look in here. */
const live = new WeakMap<World, readonly LiveFault[]>();

/** The faults of a world, in the order in which they were added; none of one that was put down meanwhile. */
export function faultsOf(world: World): readonly LiveFault[] {
  const known = live.get(world);
  if (known !== undefined) return known;
  if (!world.db.open) return [];
  const read = readList(world).faults.map((fault) => ({ ...fault, calls: callsMatching(fault.match.path) }));
  live.set(world, read);
  return read;
}

/** Keeps another fault; answers it with its id. */
export function insertFault(world: World, fault: Omit<KeptFault, 'id' | 'matched' | 'hits'>): KeptFault {
  const { lastId, faults } = readList(world);
  const kept = { ...fault, id: lastId + 1, matched: 0, hits: 0 };
  keep(world, { lastId: kept.id, faults: [...faults, kept] });
  return kept;
}

/** Drops faults; answers which they were. */
export function deleteFaults(world: World, isDropped: (fault: KeptFault) => boolean): readonly KeptFault[] {
  const { lastId, faults } = readList(world);
  const dropped = faults.filter(isDropped);
  if (dropped.length > 0) keep(world, { lastId, faults: faults.filter((fault) => !isDropped(fault)) });
  return dropped;
}

/** Counts a call that these faults matched, and those of them that it is hit by. */
export function countCall(
  world: World,
  { matched, hit }: { readonly matched: readonly KeptFault[]; readonly hit: readonly KeptFault[] },
): void {
  const { lastId, faults } = readList(world);
  const idsOf = (some: readonly KeptFault[]) => new Set(some.map(({ id }) => id));
  const [matchedIds, hitIds] = [idsOf(matched), idsOf(hit)];
  const counted = faults.map((fault) => ({
    ...fault,
    matched: fault.matched + Number(matchedIds.has(fault.id)),
    hits: fault.hits + Number(hitIds.has(fault.id)),
  }));
  keep(world, { lastId, faults: counted });
}

/** Read anew when next asked for: what is in memory is never more than what was committed. */
function keep(world: World, list: FaultList): void {
  live.delete(world);
  setWorldFact(world.db, 'faults', JSON.stringify(list));
}

function readList({ db }: World): FaultList {
  return readJsonFact(db, 'faults', isFaultList) ?? { lastId: 0, faults: [] };
}

function isFaultList(value: unknown): value is FaultList {
  return typeof value === 'object' && value !== null && 'faults' in value && Array.isArray(value.faults);
}
