import type { Slot } from '../../world/worlds.ts';

/** A world as it was at a moment of its clock (epoch ms). */
export type Snapshot = { readonly name: string; readonly atMs: number; readonly image: Buffer };

const named = new WeakMap<Slot, Map<string, Snapshot>>();

/** The snapshot of that name of a world; undefined when it has none. */
export function findSnapshot(slot: Slot, name: string): Snapshot | undefined {
  return named.get(slot)?.get(name);
}
