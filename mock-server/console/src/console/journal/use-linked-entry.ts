import { useSearchParams } from 'react-router-dom';
import { useLiveJournal } from '../../control/live-journal.ts';

type Linked = {
  /** Once it is there. */
  readonly id?: number;
  /** What is said where it is not there any more. */
  readonly missing?: string;
};

/** The address of the console with an entry open; the run tells the entry from another one of its number. */
export function entryLink(id: number): string {
  const { run } = useLiveJournal.getState();
  return `${location.href.split('#')[0]}#/journal?entry=${run}.${id}`;
}

/** The entry that the address of the page names. */
export function useLinkedEntry(): Linked {
  const [query] = useSearchParams();
  const [ofRun, number] = (query.get('entry') ?? '').split('.');
  const id = Number(number);
  const run = useLiveJournal((journal) => journal.run);
  const isThere = useLiveJournal(({ entries }) => entries.some((entry) => entry.id === id));
  const hasRead = useLiveJournal(({ entries }) => entries.length > 0);
  if (number === undefined || run === undefined) return {};
  if (ofRun !== run)
    return {
      missing:
        'The link leads to an entry of an earlier run of this world: the server was started again since.',
    };
  if (isThere) return { id };
  return hasRead ? { missing: `Entry ${id} is not remembered any more.` } : {};
}
