import {
  compareSnapshotControl,
  deleteSnapshotControl,
  downloadSnapshotControl,
  loadSnapshotControl,
  restoreSnapshotControl,
  saveSnapshotControl,
} from '@canada28/shared/control/snapshots.control.ts';
import { control, controlFile } from '../../control/control-client.ts';
import { freeName, SNAPSHOT_NAMES } from '../../control/free-name.ts';
import { change, perform } from '../../control/perform.ts';
import { downloadFile } from '../../page/download.ts';
import type { Compared } from './compare-dialog.tsx';

export function saveSnapshot(name: string): Promise<boolean> {
  return perform(async () => {
    await control(saveSnapshotControl, { body: { name } });
    return { said: `Saved as "${name}".` };
  });
}

export function restoreSnapshot(name: string): Promise<boolean> {
  return change(restoreSnapshotControl, { params: { name } }, `This world is what it was in "${name}".`);
}

export function deleteSnapshot(name: string): Promise<boolean> {
  return perform(async () => {
    await control(deleteSnapshotControl, { params: { name } });
    return { said: `The snapshot "${name}" is deleted.` };
  });
}

/** Compares it with now, or with another one; hands over what differs, which says itself what was done. */
export function compareSnapshot(
  name: string,
  other: string | undefined,
  show: (compared: Compared) => void,
): Promise<boolean> {
  return perform(async () => {
    const query = other === undefined ? {} : { with: other };
    show({ name, other, differences: await control(compareSnapshotControl, { params: { name }, query }) });
    return undefined;
  });
}

export function downloadSnapshot(name: string): Promise<boolean> {
  return perform(async () => {
    downloadFile(await controlFile(downloadSnapshotControl, { params: { name } }), `${name}.sqlite`);
    return { said: `The file ${name}.sqlite is downloaded.` };
  });
}

/** Takes a file as a snapshot, under its own name where that is free. */
export function loadSnapshot(file: File, taken: readonly string[]): Promise<boolean> {
  const name = freeName(file.name.replace(/\.\w+$/, ''), taken, SNAPSHOT_NAMES);
  return perform(async () => {
    // The call says of its body only that it is a file.
    const body = file as object as Record<string, never>;
    await control(loadSnapshotControl, { query: { name }, body });
    return { said: `The file is here as "${name}": restore it, or make a new world of it.` };
  });
}
