import {
  type JournalEntry,
  takeHarControl,
  takeTestControl,
} from '@canada28/shared/control/journal.control.ts';
import { create } from 'zustand';
import { controlFile } from '../../control/control-client.ts';
import { useLiveJournal } from '../../control/live-journal.ts';
import { perform } from '../../control/perform.ts';
import { place } from '../../control/place.ts';
import { downloadFile } from '../../page/download.ts';
import { copy, copyToClipboard } from '../../ui/copy.tsx';
import { counted } from '../../ui/format.ts';
import type { CallEntry } from '../words/call-words.ts';
import { curlOf } from './curl.ts';
import { entryLink } from './use-linked-entry.ts';

/** How many calls a copied test holds, and whether calls that only read are among them; what is chosen holds on every page. */
export const useTestChoice = create<{ readonly calls: number; readonly hasReads: boolean }>(() => ({
  calls: 20,
  hasReads: false,
}));

type Held = { readonly last: number } | { readonly fromId: number } | { readonly id: number };

/** Copies a test that repeats what was done here, and holds the last calls, all from one on, or one alone, to their replies. */
export function copyTest(which: Held): Promise<boolean> {
  return perform(async () => {
    if ('fromId' in which) refuseOfAnotherWorld(which.fromId);
    const { hasReads } = useTestChoice.getState();
    const text = await (
      await controlFile(takeTestControl, { query: { ...which, ...(hasReads && { polls: true }) } })
    ).text();
    await copyToClipboard(text);
    const held = text.match(/^ {2}await holds\(/gm)?.length ?? 0;
    const lines = counted(text.trimEnd().split('\n').length, 'line');
    return { said: `A test of ${counted(held, 'call')} is in the clipboard: ${lines}.` };
  });
}

function refuseOfAnotherWorld(id: number): void {
  const { entries, sessionsEndedAtMs } = useLiveJournal.getState();
  const first = entries.find((entry) => entry.id === id);
  if (first === undefined || first.wallMs >= sessionsEndedAtMs) return;
  throw new Error(
    'The world became another one after this call, by a scenario, a reset or a restore: a test begins there, and cannot hold it.',
  );
}

export function copyLink({ id }: JournalEntry): Promise<boolean> {
  return copy(entryLink(id), 'The link is in the clipboard: it opens the console with this entry open.');
}

export function copyCurl(entry: CallEntry): Promise<boolean> {
  const { text, note } = curlOf(entry, location.origin, place.hasOwnHost ? undefined : place.world);
  return copy(text, `The curl command is in the clipboard. ${note}`);
}

export function downloadHarOf({ id }: CallEntry): Promise<boolean> {
  return perform(async () => {
    const name = `${place.world}-${id}.har`;
    downloadFile(await controlFile(takeHarControl, { query: { id } }), name);
    return { said: `${name} was downloaded: this call. Any browser's network panel opens it.` };
  });
}

export function copyEntry(entry: JournalEntry): Promise<boolean> {
  const text = JSON.stringify(entry, null, 2);
  return copy(text, `The entry is in the clipboard: ${counted(text.split('\n').length, 'line')} of JSON.`);
}
