/**
 * The session as this device knows it. Transitions: guest → logged in (`openSession`) → guest (`endSession`); other
 * tabs follow through the storage. Whether the server still agrees, its answers tell.
 */
import type { PlayerProfile } from '@canada28/shared/contract/profile.contract.ts';
import { create } from 'zustand';
import {
  clearStored,
  HAD_ACCOUNT_KEY,
  readStored,
  readStoredJson,
  removeStored,
  writeStored,
} from './browser-storage.ts';

/** Names under which token and user info are stored (product §3). */
const TOKEN_KEY = 'token';
const PROFILE_KEY = 'userInfo';

/** A player with a token: one without the other is no session. `token` goes with every call (product §7). */
export type Session = PlayerProfile & { readonly token: string };

type SessionState = { readonly session: Session | undefined };

/** Fields that the app cannot do without; JSON leaves out the optional ones that are undefined. */
const PROFILE_FIELDS = {
  id: 'number',
  userName: 'string',
  nickName: 'string',
  sex: 'number',
  status: 'number',
  hasPayPassword: 'boolean',
  tokenName: 'string',
} as const;

// The stored session is read at once, so what that takes has to stand above.
const useSessionStore = create<SessionState>(() => ({ session: readStoredSession() }));

/** The session now, undefined for a guest. */
export function getSession(): Session | undefined {
  return useSessionStore.getState().session;
}

/** The player of the session, undefined for a guest; the component follows. Fresh figures: `useProfile`. */
export function usePlayer(): PlayerProfile | undefined {
  return useSessionStore((state) => state.session);
}

/** Whether a player is logged in; the component follows. */
export function useIsLoggedIn(): boolean {
  return useSessionStore((state) => state.session !== undefined);
}

/** Calls for as long as the page is open whenever the session becomes another player's, or none's. */
export function onPlayerChange(act: () => void): void {
  useSessionStore.subscribe((now, before) => {
    if (now.session?.id !== before.session?.id) act();
  });
}

export function openSession(session: Session): void {
  writeStored(PROFILE_KEY, JSON.stringify(session));
  writeStored(TOKEN_KEY, session.token);
  noteAccount();
  useSessionStore.setState({ session });
}

/**
 * Puts a newer token in the place of the one that a request was sent with (player-api §1, `new-token`); where the extra
 * header carried the same, it carries the newer one, too (product §7).
 */
export function replaceToken(sentToken: string, newToken: string): void {
  const session = getSession();
  // A reply that comes in after a log out, or after another replacement, changes nothing.
  if (session?.token !== sentToken) return;
  const tokenValue = session.tokenValue === sentToken ? newToken : session.tokenValue;
  openSession({ ...session, token: newToken, tokenValue });
}

/** Keeps newer user info of the same player, asked for under the session `sent`. */
export function keepProfile(profile: PlayerProfile, sent: Session | undefined): void {
  const known = getSession();
  if (known?.id !== profile.id) return;
  openSession({
    ...profile,
    token: newestOf(profile.token, sent?.token, known.token),
    tokenName: profile.tokenName || known.tokenName,
    tokenValue: newestOf(profile.tokenValue, sent?.tokenValue, known.tokenValue),
  });
}

/** Told nothing, or only what the request was sent with, what is known meanwhile stays. */
function newestOf<Known extends string | undefined>(
  told: string | undefined,
  sent: string | undefined,
  known: Known,
) {
  return told === undefined || told === sent ? known : told;
}

/** Ends the session on this device: token and user info are gone (product §4). */
export function endSession(): void {
  removeStored(TOKEN_KEY);
  removeStored(PROFILE_KEY);
  useSessionStore.setState({ session: undefined });
}

/** Ends the session and forgets all that was stored for it (product §2, §8: "storage cleared"). */
export function forgetSession(): void {
  endSession();
  clearStored();
}

/** Remembers that the user of this browser has an account. */
export function noteAccount(): void {
  writeStored(HAD_ACCOUNT_KEY, '1');
}

/** Whether this browser had an account before: created or logged in to, whatever became of the session. */
export function hasHadAccount(): boolean {
  return readStored(HAD_ACCOUNT_KEY) !== undefined;
}

/** Whether storage holds half a session, which only a reset can mend (product §2, Init). */
export function isStoredSessionBroken(): boolean {
  const hasAny = readStored(TOKEN_KEY) !== undefined || readStored(PROFILE_KEY) !== undefined;
  return hasAny && readStoredSession() === undefined;
}

/** Lets this tab share the log in and the log out of other tabs; returns the undo. */
export function followOtherTabs(view: Window): () => void {
  const onStorage = (event: StorageEvent) => {
    const isAboutSession = event.key === null || event.key === TOKEN_KEY || event.key === PROFILE_KEY;
    if (isAboutSession) useSessionStore.setState({ session: readStoredSession() });
  };
  view.addEventListener('storage', onStorage);
  return () => view.removeEventListener('storage', onStorage);
}

function readStoredSession(): Session | undefined {
  const token = readStored(TOKEN_KEY);
  const profile = readStoredJson(PROFILE_KEY);
  return token && isProfile(profile) ? { ...profile, token } : undefined;
}

function isProfile(value: unknown): value is PlayerProfile {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return Object.entries(PROFILE_FIELDS).every(([name, type]) => typeof fields.get(name) === type);
}
