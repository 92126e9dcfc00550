import type { HeaderValues } from './mask-secrets.ts';

/** Who called; without an id where no player has that name. */
export type Caller = { readonly id?: number; readonly userName: string };

/** The headers of a reply, secrets marked: those that it has in common with others, and those of its own, which replace them. */
export type ReplyHeaders = { readonly common: HeaderValues; readonly own: HeaderValues };
