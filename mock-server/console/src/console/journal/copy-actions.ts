import { type JournalEntry, takeTestControl } from '@canada28/shared/control/journal.control.ts';
import { create } from 'zustand';
import { controlFile } from '../../control/control-client.ts';
import { useLiveJournal } from '../../control/live-journal.ts';
import { perform } from '../../control/perform.ts';
import { copy, copyToClipboard } from '../../ui/copy.tsx';
import { counted } from '../../ui/format.ts';

/** How many calls a copied test holds; another number that is chosen holds on every page. */
export const useTestLength = create<{ readonly calls: number }>(() => ({ calls: 20 }));

/** Copies a test that repeats what was done here, and holds the last calls, or all from one on, to their replies. */
export function copyTest(which: { readonly last: number } | { readonly fromId: number }): Promise<boolean> {
  return perform(async () => {
    const last = 'last' in which ? which.last : callsFrom(which.fromId);
    const text = await (await controlFile(takeTestControl, { query: { last } })).text();
    await copyToClipboard(text);
    const lines = counted(text.trimEnd().split('\n').length, 'line');
    return { said: `A test of the last ${counted(last, 'call')} is in the clipboard: ${lines}.` };
  });
}

function callsFrom(id: number): number {
  const { entries, sessionsEndedAtMs } = useLiveJournal.getState();
  const first = entries.find((entry) => entry.id === id);
  if (first !== undefined && first.wallMs < sessionsEndedAtMs)
    throw new Error(
      'The world became another one after this call, by a scenario, a reset or a restore: a test begins there, and cannot hold it.',
    );
  return Math.max(1, entries.filter((entry) => entry.kind === 'call' && entry.id >= id).length);
}

export function copyEntry(entry: JournalEntry): Promise<boolean> {
  const text = JSON.stringify(entry, null, 2);
  return copy(text, `The entry is in the clipboard: ${counted(text.split('\n').length, 'line')} of JSON.`);
}
