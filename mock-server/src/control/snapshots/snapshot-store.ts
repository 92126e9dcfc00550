import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SnapshotWire } from '@canada28/shared/control/snapshots.control.ts';
import type { HostedWorld } from '../../worlds/hosted-world.ts';
import { type Written, writeAhead } from '../../worlds/written-file.ts';
import type { ControlPlane } from '../control-plane.ts';

export type SnapshotStore = {
  readonly isInMemory: boolean;
  readonly list: () => readonly SnapshotWire[];
  /** The image of one that is listed. */
  readonly read: (snapshot: SnapshotWire) => Promise<Buffer>;
  /** What is written is listed once it replaces what is there. */
  readonly write: (name: string, atMs: number, image: Buffer) => Promise<Written>;
  readonly remove: (snapshot: SnapshotWire) => void;
};

/** Snapshots of a world that lies in a file are files beside it and outlive the process, those of others go with the world. */
export function storeOf({ persistentFolder }: ControlPlane, hosted: HostedWorld): SnapshotStore {
  if (!hosted.isPersistent || persistentFolder === undefined) return memoryStore(hosted);
  return folderOf(persistentFolder, hosted);
}

/** What the folder of a world's snapshots is called after its name. */
export const SNAPSHOTS = '.snapshots';

const folderOf = (persistentFolder: string, { name }: HostedWorld) =>
  folderStore(join(persistentFolder, name + SNAPSHOTS));

type InMemory = SnapshotWire & { readonly image: Buffer };

declare module '../../worlds/hosted-world.ts' {
  interface HostedWorld {
    /** Its named snapshots, where they lie in memory. */
    snapshots?: Map<string, InMemory>;
  }
}

function memoryStore(hosted: HostedWorld): SnapshotStore {
  hosted.snapshots ??= new Map();
  const { snapshots } = hosted;
  return {
    isInMemory: true,
    list: () => [...snapshots.values()].map(({ name, atMs, bytes }) => ({ name, atMs, bytes })),
    read: async ({ name }) => snapshots.get(name)?.image ?? Buffer.alloc(0),
    write: async (name, atMs, image) => ({
      replace: () => void snapshots.set(name, { name, atMs, bytes: image.length, image }),
      drop: () => undefined,
    }),
    remove: ({ name }) => snapshots.delete(name),
  };
}

/**
 * Writes the snapshots of a world in memory beside the file that `move` makes its place: those that it has at that moment,
 * whatever was saved or deleted meanwhile. All stays where `move` fails.
 */
export async function moveSnapshots(
  persistentFolder: string,
  hosted: HostedWorld,
  move: () => void,
): Promise<void> {
  const store = folderOf(persistentFolder, hosted);
  const inMemory = () => [...(hosted.snapshots?.values() ?? [])];
  const written = new Map<InMemory, Written>();
  const findNext = () => inMemory().find((snapshot) => !written.has(snapshot));
  try {
    for (let next = findNext(); next !== undefined; next = findNext())
      written.set(next, await store.write(next.name, next.atMs, next.image));
    move();
  } catch (error) {
    for (const { drop } of written.values()) drop();
    throw error;
  }
  const kept = new Set(inMemory());
  for (const [snapshot, { replace, drop }] of written)
    if (kept.has(snapshot)) replace();
    else drop();
  delete hosted.snapshots;
}

export function bytesInMemory({ worlds }: Pick<ControlPlane, 'worlds'>): number {
  const snapshots = worlds.all.flatMap((hosted) => [...(hosted.snapshots?.values() ?? [])]);
  return snapshots.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** `before-the-draw@1789524060000.sqlite`: listing a folder opens none of its files. */
const FILE_NAME = /^(?<name>[a-z0-9-]+)@(?<atMs>\d+)\.sqlite$/;

function folderStore(folder: string): SnapshotStore {
  const pathOf = ({ name, atMs }: Pick<SnapshotWire, 'name' | 'atMs'>) =>
    join(folder, `${name}@${atMs}.sqlite`);
  return {
    isInMemory: false,
    list: () => (existsSync(folder) ? readdirSync(folder) : []).flatMap((file) => readFileName(folder, file)),
    read: (snapshot) => readFile(pathOf(snapshot)),
    write: async (name, atMs, image) => {
      mkdirSync(folder, { recursive: true });
      const { replace, drop } = await writeAhead(pathOf({ name, atMs }), image);
      return { replace, drop: () => leaveNoEmpty(folder, drop) };
    },
    remove: (snapshot) => leaveNoEmpty(folder, () => rmSync(pathOf(snapshot))),
  };
}

/** Removes something from a folder, and the folder with the last. */
export function leaveNoEmpty(folder: string, remove: () => void): void {
  remove();
  if (readdirSync(folder).length === 0) rmSync(folder, { recursive: true });
}

function readFileName(folder: string, file: string): SnapshotWire[] {
  const { name, atMs } = FILE_NAME.exec(file)?.groups ?? {};
  if (name === undefined) return [];
  return [{ name, atMs: Number(atMs), bytes: statSync(join(folder, file)).size }];
}
