import { readFile } from 'node:fs/promises';
import {
  type BugTold,
  type OpenedBug,
  openBugControl,
  saveBugControl,
} from '@canada28/shared/control/bug.control.ts';
import type { Control, TakeFile } from './wire.ts';

/** A bug in one file (control §15). */
export type WorldBugs = {
  /**
   * The world with its journal, told with a note, an entry of the journal and what the phone showed, as the file that
   * `mock.openBug`, the console and `npm start -- FILE` open.
   */
  readonly saveBug: (title: string, told?: Omit<BugTold, 'title'>) => Promise<Uint8Array>;
};

export function bugsOf(takeFile: TakeFile): WorldBugs {
  return {
    saveBug: async (title, told = {}) => {
      const file = await takeFile(saveBugControl, { body: { ...told, title } });
      return new Uint8Array(await file.arrayBuffer());
    },
  };
}

/** Makes a world of the file of a bug: its bytes, or where it lies. */
export async function openBug(control: Control, file: Uint8Array | string): Promise<OpenedBug> {
  return control(openBugControl, { file: typeof file === 'string' ? await readFile(file) : file });
}
