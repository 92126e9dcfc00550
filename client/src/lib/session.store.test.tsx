import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { testProfile } from '../testing/test-profile.ts';
import {
  endSession,
  followOtherTabs,
  forgetSession,
  getSession,
  isStoredSessionBroken,
  keepProfile,
  openSession,
  replaceToken,
  useIsLoggedIn,
} from './session.store.ts';

const profile = testProfile({ token: 'first', tokenValue: 'first' });

const open = () => openSession({ ...profile, token: 'first' });
const storedInfo = (): unknown => JSON.parse(localStorage.getItem('userInfo') ?? '');

/** What another tab wrote is there before its event arrives. */
function tellOfOtherTab(key: string | null): void {
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key }));
  });
}

describe('the session', () => {
  it('is stored as a token and user info in JSON', () => {
    open();
    expect(localStorage.getItem('token')).toBe('first');
    expect(storedInfo()).toMatchObject({ id: 7, tokenName: 'P-Token', tokenValue: 'first', token: 'first' });
  });

  it('is found again after a reload', async () => {
    open();
    vi.resetModules();
    const reloaded = await import('./session.store.ts');
    expect(reloaded.getSession()).toMatchObject({ token: 'first', id: 7 });
  });

  it('is gone from memory and storage after its end', () => {
    open();
    endSession();
    expect(getSession()).toBe(undefined);
    expect(Object.keys(localStorage)).toEqual(['hadAccount']);
  });

  it('takes all that was stored with it when it is forgotten, except facts about the browser', () => {
    open();
    localStorage.setItem('lang', 'kor');
    localStorage.setItem('slip', '{}');
    forgetSession();
    expect(Object.keys(localStorage).sort()).toEqual(['hadAccount', 'lang']);
  });

  it('goes on with a newer token', () => {
    open();
    replaceToken('first', 'second');
    expect(getSession()?.token).toBe('second');
    expect(localStorage.getItem('token')).toBe('second');
    expect(storedInfo()).toMatchObject({ token: 'second', tokenValue: 'second' });
  });

  it('leaves the value of the extra header alone where it was never the token', () => {
    openSession({ ...profile, tokenName: 'X-Device', tokenValue: 'phone', token: 'first' });
    replaceToken('first', 'second');
    expect(getSession()).toMatchObject({ token: 'second', tokenValue: 'phone' });
    expect(storedInfo()).toMatchObject({ token: 'second', tokenValue: 'phone' });
  });

  it('ignores a newer token that comes for a session that is over', () => {
    replaceToken('first', 'second');
    expect(getSession()).toBe(undefined);
  });

  it('keeps the profile of its own player and no other', () => {
    open();
    keepProfile({ ...profile, nickName: 'Mei' }, getSession());
    keepProfile({ ...profile, id: 8, nickName: 'A stranger' }, getSession());
    expect(getSession()?.nickName).toBe('Mei');
  });

  it.each([
    ['tells no token', {}, { token: 'second', tokenValue: 'second' }],
    [
      'repeats the ones it was asked with',
      { token: 'first', tokenValue: 'first' },
      { token: 'second', tokenValue: 'second' },
    ],
    [
      'tells a newer value for the extra header',
      { tokenValue: 'third' },
      { token: 'second', tokenValue: 'third' },
    ],
  ])('loses no token to a profile that %s', (_, told, kept) => {
    open();
    const sent = getSession();
    replaceToken('first', 'second');
    keepProfile(testProfile(told), sent);
    expect(getSession()?.token).toBe('second');
    expect(storedInfo()).toMatchObject(kept);
  });
});

describe('two tabs', () => {
  it('share log in and log out', () => {
    const stop = followOtherTabs(window);
    const { result } = renderHook(() => useIsLoggedIn());
    localStorage.setItem('userInfo', JSON.stringify(profile));
    localStorage.setItem('token', 'first');
    tellOfOtherTab('token');
    expect(result.current).toBe(true);
    localStorage.clear();
    tellOfOtherTab(null);
    expect(result.current).toBe(false);
    stop();
  });
});

describe('half a stored session', () => {
  it.each([
    ['a token alone', { token: 'first' }],
    ['user info alone', { userInfo: JSON.stringify(profile) }],
    ['user info that is no JSON', { token: 'first', userInfo: '{' }],
    ['user info without an id', { token: 'first', userInfo: '{"userName":"linmei"}' }],
  ])('is broken: %s', (_, stored) => {
    for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
    expect(isStoredSessionBroken()).toBe(true);
  });

  it('differs from none and from a whole one', () => {
    expect(isStoredSessionBroken()).toBe(false);
    open();
    expect(isStoredSessionBroken()).toBe(false);
  });
});
