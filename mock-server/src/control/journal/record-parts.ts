import type { JournalDifference } from '@canada28/shared/control/journal.control.ts';
import type { HeaderValues } from './mask-secrets.ts';

/** Times in epoch ms, of the world and of the wall. The generation is that of the world then. */
export type Moment = { readonly atMs: number; readonly wallMs: number; readonly generation: number };

/** Who called; without an id where no player has that name. */
export type Caller = { readonly id?: number; readonly userName: string };

/** The headers of a reply, secrets marked: those that it has in common with others, and those of its own, which replace them. */
export type ReplyHeaders = { readonly common: HeaderValues; readonly own: HeaderValues };

/** Of a call that was passed on. */
export type JudgedAsItCame = {
  /** Where another server's reply is not what the contract says: known when it came. Of replies of our own it is worked out later. */
  readonly differences?: readonly JournalDifference[];
  /** Whether the reply was none of that server's, or not as it came from there. */
  readonly isOwn?: boolean;
};
