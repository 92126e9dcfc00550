import type { JournalState } from '../../control/live-journal.ts';
import { counted } from '../../ui/format.ts';
import type { Topic } from './topics.ts';

type Emptiness = {
  readonly state: JournalState;
  readonly topic: Topic;
  /** Whether more than a topic is looked for. */
  readonly isSearched: boolean;
  readonly isCleared: boolean;
  readonly isFollowing: boolean;
  /** So many came since it was held. */
  readonly waiting: number;
};

export const DIFFERENCE_WORDS =
  'A difference is a call whose input or reply is not what the contract says: a field that is missing, unknown or of another type.';

export function emptyWords({ state, ...rest }: Emptiness): string {
  if (state !== 'live' && state !== 'polled') return NO_JOURNAL[state];
  return [whyEmpty(rest), ...(rest.isFollowing ? [] : [whatWaits(rest.waiting)])].join(' ');
}

function whyEmpty({ topic, isSearched, isCleared, isFollowing }: Omit<Emptiness, 'state'>): string {
  const since = isCleared ? ' since the view was cleared' : '';
  if (isSearched) return `Nothing matches the filter${since}.`;
  if (topic === 'differences') return `No differences${since}. ${DIFFERENCE_WORDS}`;
  if (topic !== 'all') return `Nothing of this kind${since || ' yet'}.`;
  if (isCleared) return `The view was cleared.${isFollowing ? ' It shows what happens from now on.' : ''}`;
  return 'Nothing has happened yet. Do something on the phone or move the clock, and it appears here at once.';
}

function whatWaits(waiting: number): string {
  if (waiting === 0) return 'The list is paused: what happens now waits until you follow it again.';
  return `The list is paused: ${counted(waiting, 'new entry', 'new entries')} ${waiting === 1 ? 'waits' : 'wait'}.`;
}

const NO_JOURNAL: Readonly<Record<Exclude<JournalState, 'live' | 'polled'>, string>> = {
  connecting: 'Waiting for the mock to answer.',
  none: 'No journal is kept: start the mock with a JOURNAL_LENGTH above 0.',
  gone: 'There is no such world any more.',
  closed: 'This page may not read the journal any more.',
};
