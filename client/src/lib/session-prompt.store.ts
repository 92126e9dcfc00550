import { create } from 'zustand';
import { getSession } from './session.store.ts';

/**
 * What the player has to be told about the session: `guest` acted without one, `refused` means that the server wants a
 * log in (body code 403 or 503), `inactive` means that it was ended for want of operation (product §2, §4, §8).
 */
export type SessionPrompt = 'guest' | 'refused' | 'inactive';

type PromptState = { readonly prompt: SessionPrompt | undefined };

/** The dialog about the session that is open, if one is. */
export const useSessionPrompt = create<PromptState>(() => ({ prompt: undefined }));

/** Opens a dialog about the session. */
export function openSessionPrompt(prompt: SessionPrompt): void {
  useSessionPrompt.setState({ prompt });
}

/** Closes whichever is open. */
export function closeSessionPrompt(): void {
  useSessionPrompt.setState({ prompt: undefined });
}

/** Whether the action may go on; a guest is told to log in first (product §6). */
export function requireLogin(): boolean {
  if (getSession() !== undefined) return true;
  openSessionPrompt('guest');
  return false;
}
