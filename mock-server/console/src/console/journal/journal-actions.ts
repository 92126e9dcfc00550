import { takeHarControl } from '@canada28/shared/control/journal.control.ts';
import { controlFile } from '../../control/control-client.ts';
import { clearEntries } from '../../control/live-journal.ts';
import { perform } from '../../control/perform.ts';
import { hasDatabase, place } from '../../control/place.ts';
import { act, useActions } from '../../page/actions.store.ts';
import { downloadFile } from '../../page/download.ts';
import { count } from '../../ui/format.ts';
import { copyTest, useTestChoice } from './copy-actions.ts';

/** Downloads the calls of players for the network panel of a browser. */
export function downloadHar(): Promise<boolean> {
  return perform(async () => {
    const file = await controlFile(takeHarControl);
    const { entries } = (JSON.parse(await file.text()) as { log: { entries: unknown[] } }).log; // the call answers a HAR and nothing else
    const name = `${place.world}.har`;
    downloadFile(file, name);
    return {
      said: `${name} was downloaded: ${count(entries.length)} calls. Any browser's network panel opens it.`,
    };
  });
}

export function clearView(): Promise<boolean> {
  return perform(async () => {
    clearEntries();
    return { said: 'The view is empty. The journal keeps what it had.' };
  });
}

export function useJournalActions(): void {
  const { calls } = useTestChoice();
  useActions([
    ...(hasDatabase
      ? [act('copy test', () => void copyTest({ last: calls }), { hint: `the last ${calls} calls` })]
      : []),
    act('download har', () => void downloadHar(), { hint: 'network panel' }),
    act('clear journal', () => void clearView()),
  ]);
}
