import { useActions } from '../../page/actions.store.ts';
import { clearView, copyTest, downloadHar } from './journal-actions.ts';
import { useTestLength } from './test-length.store.ts';

/** What can be done with the journal, for the palette. */
export function useJournalActions(): void {
  const { calls } = useTestLength();
  useActions([
    {
      id: 'copy test',
      title: 'Copy what I just did as a test',
      hint: `the last ${calls} calls`,
      group: 'Journal',
      run: () => void copyTest({ last: calls }),
    },
    {
      id: 'har',
      title: 'Download the calls as HAR',
      hint: 'network panel',
      group: 'Journal',
      run: () => void downloadHar(),
    },
    { id: 'clear', title: 'Clear the view of the journal', group: 'Journal', run: () => void clearView() },
  ]);
}
