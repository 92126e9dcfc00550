import {
  MOST_SNAPSHOT_BYTES,
  MOST_SNAPSHOTS,
  type SnapshotWire,
} from '@canada28/shared/control/snapshots.control.ts';
import { WorldEndedError } from '../../world/take-step.ts';
import type { HostedWorld } from '../../worlds/hosted-world.ts';
import { ControlError } from '../control-error.ts';
import type { ControlPlane } from '../control-plane.ts';
import { checkInThread } from './check-in-thread.ts';
import { bytesInMemory, type SnapshotStore, storeOf } from './snapshot-store.ts';

/** A world as it was at a moment of its clock (epoch ms). */
export type Snapshot = SnapshotWire & { readonly image: Buffer };

declare module '../../worlds/hosted-world.ts' {
  interface HostedWorld {
    /** Which tester saved or restored each of its snapshots last, in this process. */
    snapshotsUsedBy?: Map<string, string>;
  }
}

/** Notes which tester uses a snapshot. */
export function noteSnapshotUse(hosted: HostedWorld, name: string, tester: string): void {
  hosted.snapshotsUsedBy ??= new Map();
  hosted.snapshotsUsedBy.set(name, tester);
}

/** With which tester used it last, where that was in this process. */
function withUse<Named extends { readonly name: string }>(hosted: HostedWorld, named: Named) {
  const lastUsedBy = hosted.snapshotsUsedBy?.get(named.name);
  return { ...named, ...(lastUsedBy !== undefined && { lastUsedBy }) };
}

/** The earliest moment first. */
export function listSnapshots(plane: ControlPlane, hosted: HostedWorld): SnapshotWire[] {
  return storeOf(plane, hosted)
    .list()
    .map((snapshot) => withUse(hosted, snapshot))
    .toSorted((one, other) => one.atMs - other.atMs || one.name.localeCompare(other.name));
}

/**
 * The snapshot of that name of a world, of the newest schema. Refuses one that is not there, or cannot be read. However
 * large it is, others are served meanwhile.
 */
export async function readSnapshot(
  plane: ControlPlane,
  hosted: HostedWorld,
  name: string,
): Promise<Snapshot> {
  const store = storeOf(plane, hosted);
  const snapshot = getListed(store, hosted, name);
  const file = await store.read(snapshot);
  if (store.isInMemory) return { ...snapshot, image: file };
  // Whatever lies on a disk may be of another program by now, or damaged.
  const { migrations, closing } = plane;
  const { image } = await checkInThread({ migrations }, file, closing);
  return { ...snapshot, image };
}

/** Keeps an image under a name that is free, written while others are served. */
export async function saveSnapshot(
  plane: ControlPlane,
  hosted: HostedWorld,
  snapshot: Omit<Snapshot, 'bytes'> & { readonly by: string },
): Promise<SnapshotWire> {
  const { name, atMs, image, by } = snapshot;
  const store = storeOf(plane, hosted);
  const refuse = () => {
    refuseTakenOrTooMany(store.list(), { name, bytes: image.length });
    if (store.isInMemory) refuseTooMuchMemory(plane, image.length);
  };
  refuse();
  const written = await store.write(name, atMs, image);
  // The world may lie in a file by now.
  if (storeOf(plane, hosted).isInMemory !== store.isInMemory) return saveSnapshot(plane, hosted, snapshot);
  try {
    // The world may be gone by now, or the name taken.
    if (hosted.hasEnded) throw new WorldEndedError(hosted);
    refuse();
    written.replace();
  } catch (error) {
    written.drop();
    throw error;
  }
  noteSnapshotUse(hosted, name, by);
  return withUse(hosted, { name, atMs, bytes: image.length });
}

export function deleteSnapshot(
  plane: ControlPlane,
  hosted: HostedWorld,
  name: string,
): Pick<SnapshotWire, 'name' | 'lastUsedBy'> {
  const store = storeOf(plane, hosted);
  store.remove(getListed(store, hosted, name));
  const deleted = withUse(hosted, { name });
  hosted.snapshotsUsedBy?.delete(name);
  return deleted;
}

/** Leaves no snapshot of a world that goes. */
export function deleteSnapshots(plane: ControlPlane, hosted: HostedWorld): void {
  const store = storeOf(plane, hosted);
  for (const snapshot of store.list()) store.remove(snapshot);
}

function getListed(store: SnapshotStore, hosted: HostedWorld, name: string): SnapshotWire {
  const snapshot = store.list().find((candidate) => candidate.name === name);
  if (snapshot !== undefined) return snapshot;
  throw new ControlError(
    `The world "${hosted.name}" has no snapshot "${name}": GET /__mock/snapshots lists all it has.`,
    { code: 404 },
  );
}

function refuseTooMuchMemory(plane: ControlPlane, bytes: number): void {
  const allBytes = bytesInMemory(plane) + bytes;
  if (allBytes > plane.mostSnapshotBytes)
    throw new ControlError(
      `With this one the snapshots of all worlds in memory would have ${allBytes} bytes, and at most ${plane.mostSnapshotBytes} (SNAPSHOT_MEGABYTES): delete one.`,
      { code: 409 },
    );
}

function refuseTakenOrTooMany(
  snapshots: readonly SnapshotWire[],
  { name, bytes }: { readonly name: string; readonly bytes: number },
): void {
  if (snapshots.some((snapshot) => snapshot.name === name))
    throw new ControlError(`There is already a snapshot "${name}": delete it, or take another name.`, {
      code: 409,
    });
  if (snapshots.length >= MOST_SNAPSHOTS)
    throw new ControlError(
      `The world has ${snapshots.length} snapshots, and at most ${MOST_SNAPSHOTS}: delete one.`,
      { code: 409 },
    );
  const allBytes = snapshots.reduce((sum, snapshot) => sum + snapshot.bytes, bytes);
  if (allBytes > MOST_SNAPSHOT_BYTES)
    throw new ControlError(
      `With this one the world's snapshots would have ${allBytes} bytes, and at most ${MOST_SNAPSHOT_BYTES}: delete one.`,
      { code: 409 },
    );
}
