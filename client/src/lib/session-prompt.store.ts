import { create } from 'zustand';
import { getSession, onPlayerChange } from './session.store.ts';

/**
 * What the player has to be told about the session: `guest` acted without one, `refused` means that the server wants a
 * log in (body code 403), `maintenance` that it serves no player now (503), `inactive` that the session ended for want
 * of operation (product §2, §4, §8).
 */
export type SessionPrompt = 'guest' | 'refused' | 'maintenance' | 'inactive';

type PromptState = {
  readonly prompt: SessionPrompt | undefined;
  /** The server's own words, where it had any. */
  readonly words: string;
  /** The player has answered the dialog about this maintenance; a success ends it. */
  readonly isMaintenanceKnown: boolean;
};

/** The dialog about the session that is open, if one is. */
export const useSessionPrompt = create<PromptState>(() => ({
  prompt: undefined,
  words: '',
  isMaintenanceKnown: false,
}));

// What a dialog asks is settled by a log in, in another tab too; its answer would end the new session.
onPlayerChange(() => {
  if (getSession() !== undefined) useSessionPrompt.setState({ prompt: undefined, words: '' });
});

export function openSessionPrompt(prompt: SessionPrompt, words = ''): void {
  useSessionPrompt.setState({ prompt, words });
}

export function closeSessionPrompt(): void {
  useSessionPrompt.setState(({ prompt, isMaintenanceKnown }) => ({
    prompt: undefined,
    isMaintenanceKnown: isMaintenanceKnown || prompt === 'maintenance',
  }));
}

/** Whether the player was told of the maintenance that goes on: to be told so at every call would bar the way out. */
export function isMaintenanceKnown(): boolean {
  return useSessionPrompt.getState().isMaintenanceKnown;
}

/** A call succeeded: the next maintenance is another one. */
export function noteServerWorks(): void {
  if (isMaintenanceKnown()) useSessionPrompt.setState({ isMaintenanceKnown: false });
}

/** Whether the action may go on; a guest is told to log in first (product §6). */
export function requireLogin(): boolean {
  if (getSession() !== undefined) return true;
  openSessionPrompt('guest');
  return false;
}
