import {
  compareSnapshotControl,
  deleteSnapshotControl,
  downloadSnapshotControl,
  listSnapshotsControl,
  loadSnapshotControl,
  restoreSnapshotControl,
  type SnapshotDifferences,
  type SnapshotWire,
  saveSnapshotControl,
} from '@canada28/shared/control/snapshots.control.ts';
import type { Control, TakeFile } from './wire.ts';

/** What is done with the snapshots of a world, but for making and restoring one. */
type SnapshotFiles = {
  readonly list: () => Promise<SnapshotWire[]>;
  readonly delete: (snapshot: string) => Promise<void>;
  /** The players in whom the world, or another snapshot, differs from it. */
  readonly compare: (snapshot: string, other?: string) => Promise<SnapshotDifferences>;
  /** The file of a snapshot, a SQLite database. */
  readonly download: (snapshot: string) => Promise<Uint8Array>;
  /** Takes such a file for a snapshot of this world. */
  readonly upload: (snapshot: string, file: Uint8Array) => Promise<SnapshotWire>;
};

/** The states of a world that are retained (control §8). */
export type WorldSnapshots = {
  readonly snapshots: SnapshotFiles;
  /** Saves the world as it is now, with its sessions, under a name. */
  readonly snapshot: (snapshot?: string) => Promise<void>;
  /** Makes it what it was at that snapshot. */
  readonly restore: (snapshot?: string) => Promise<void>;
};

/** What a snapshot is called that has no other name. */
const SNAPSHOT = 'kit';

export function snapshotsOf(control: Control, takeFile: TakeFile): WorldSnapshots {
  const named = (name: string) => ({ params: { name } });
  const snapshots: SnapshotFiles = {
    list: () => control(listSnapshotsControl),
    delete: async (snapshot) => {
      await control(deleteSnapshotControl, named(snapshot));
    },
    compare: (snapshot, other) =>
      control(compareSnapshotControl, {
        ...named(snapshot),
        query: other === undefined ? {} : { with: other },
      }),
    download: async (snapshot) =>
      new Uint8Array(await (await takeFile(downloadSnapshotControl, named(snapshot))).arrayBuffer()),
    upload: (snapshot, file) => control(loadSnapshotControl, { query: { name: snapshot }, file }),
  };
  return {
    snapshots,
    snapshot: async (snapshot: string = SNAPSHOT) => {
      await control(saveSnapshotControl, { body: { name: snapshot } });
    },
    restore: async (snapshot: string = SNAPSHOT) => {
      await control(restoreSnapshotControl, named(snapshot));
    },
  };
}
