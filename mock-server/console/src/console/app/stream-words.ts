import type { JournalState } from '../../control/live-journal.ts';

/** What is said of each state of the live view; nothing while all is well. A shared console is of one world. */
export function streamWords({
  world,
  isShared = false,
}: {
  readonly world: string;
  readonly isShared?: boolean;
}): Readonly<Record<JournalState, string>> {
  return {
    connecting: 'The mock does not answer. This page goes on by itself as soon as it does.',
    gone: `There is no world "${world}" any more${isShared ? '.' : ': choose another one with W.'}`,
    closed: isShared
      ? `The share of the world "${world}" has ended: ask for a new link.`
      : 'The mock allows this page no control calls any more: load it again to see who may make them.',
    none: 'No journal is kept (JOURNAL_LENGTH is 0): what happened is not shown, and everything else is read once a second.',
    polled: '',
    live: '',
  };
}
