import { afterEach, beforeEach, expect, it } from 'vitest';
import { testProfile } from '../testing/test-profile.ts';
import { endSession, followOtherTabs, openSession } from './session.store.ts';
import {
  closeSessionPrompt,
  openSessionPrompt,
  type SessionPrompt,
  useSessionPrompt,
} from './session-prompt.store.ts';

beforeEach(endSession);
afterEach(() => {
  closeSessionPrompt();
  endSession();
});

/** What another tab stores, and the event of it here. */
function logInInOtherTab(): void {
  localStorage.setItem('userInfo', JSON.stringify(testProfile()));
  localStorage.setItem('token', 'first');
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
}

it.each<SessionPrompt>(['guest', 'refused', 'maintenance', 'inactive'])(
  'the dialog "%s" closes with a log in in another tab, which its answer would end',
  (prompt) => {
    const stop = followOtherTabs(window);
    openSessionPrompt(prompt, 'text');
    logInInOtherTab();
    expect(useSessionPrompt.getState()).toMatchObject({ prompt: undefined, words: '' });
    stop();
  },
);

it('the dialog stays when the session ends', () => {
  openSession({ ...testProfile(), token: 'first' });
  openSessionPrompt('inactive');
  endSession();
  expect(useSessionPrompt.getState().prompt).toBe('inactive');
});
