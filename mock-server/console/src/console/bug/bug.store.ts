import type { JournalEntry } from '@canada28/shared/control/journal.control.ts';
import { create } from 'zustand';

type BugState = {
  /** The dialog that saves one is open: about an entry, or about the world as it is. */
  readonly saving: { readonly entry: JournalEntry | undefined } | undefined;
};

export const useBug = create<BugState>(() => ({ saving: undefined }));

/** Asks what the bug is called, and saves it then. */
export function askToSaveBug(entry?: JournalEntry): void {
  useBug.setState({ saving: { entry } });
}
