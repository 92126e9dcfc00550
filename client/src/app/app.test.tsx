import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getSession, openSession } from '../lib/session.store.ts';
import { openSessionPrompt, requireLogin } from '../lib/session-prompt.store.ts';
import { startScriptedServer } from '../testing/scripted-server.ts';
import { testProfile } from '../testing/test-profile.ts';
import { findMessage, logInAsPlayer, openApp, startServer } from '../testing/walk-app.tsx';

const pathname = () => window.location.pathname;
const openDialog = () => screen.findByRole('alertdialog', { name: 'Please log in first' });

/** A device that keeps a session of which the server has to say something. */
async function openLoggedIn(answer: Parameters<typeof startScriptedServer>[0], path = '/lang') {
  await startScriptedServer(answer);
  openSession({ token: 'first', profile: testProfile() });
  return await openApp(path);
}

describe('an unknown path', () => {
  it('shows that there is nothing, with a way home', async () => {
    await startServer();
    const user = await openApp('/no/such/page');
    await screen.findByRole('heading', { name: 'Page not found' });
    expect(document.title).toBe('Page not found · Canada 28');
    await user.click(screen.getByRole('link', { name: 'Go home' }));
    expect(pathname()).toBe('/');
  });
});

describe('a demo', () => {
  it.each(['/logo', '/lang', '/no/such/page'])('is marked as one on every screen: %s', async (path) => {
    await startServer();
    await openApp(path);
    await screen.findByText('Demo: no real money is involved');
  });
});

describe('a guest who attempts an action', () => {
  it('is told to log in first, and may stay', async () => {
    await startServer();
    const user = await openApp('/lang');
    act(() => expect(requireLogin()).toBe(false));
    await user.click(within(await openDialog()).getByRole('button', { name: 'Not now' }));
    await expect.poll(() => screen.queryByRole('alertdialog')).toBe(null);
    expect(pathname()).toBe('/lang');
  });

  it('is led to the landing', async () => {
    await startServer();
    const user = await openApp('/lang');
    act(() => expect(requireLogin()).toBe(false));
    await user.click(within(await openDialog()).getByRole('button', { name: 'Log in' }));
    expect(pathname()).toBe('/logo');
  });
});

describe('the log-in dialog', () => {
  it.each([
    ['Cancel', '/'],
    ['Confirm', '/login'],
  ])('clears the storage with %s and goes to %s', async (button, path) => {
    const server = await startServer();
    logInAsPlayer(server);
    const user = await openApp('/lang');
    localStorage.setItem('slip', '{}');
    act(() => openSessionPrompt('refused'));
    await user.click(within(await openDialog()).getByRole('button', { name: button }));
    expect(pathname()).toBe(path);
    expect(getSession()).toBe(undefined);
    expect(Object.keys(localStorage).filter((key) => key !== 'lastOperationMs')).toEqual([]);
  });
});

describe('an error', () => {
  it('with HTTP 403 clears the storage and leads to the landing', async () => {
    await openLoggedIn(() => ({ status: 403, body: {} }));
    await findMessage('Please log in first');
    expect(pathname()).toBe('/logo');
    expect(getSession()).toBe(undefined);
  });

  it('with HTTP 500 is shown as an interface error', async () => {
    await openLoggedIn(() => ({ status: 500, body: { msg: 'broken' } }));
    await findMessage('Detected an interface error: broken');
  });

  it('of the profile call with code 403 is its message and nothing else', async () => {
    await openLoggedIn(() => ({ body: { code: 403, data: null, msg: 'the session is over' } }));
    await findMessage('the session is over');
    expect(screen.queryByRole('alertdialog')).toBe(null);
  });

  it('without a response is shown as a request error', async () => {
    await openLoggedIn(() => undefined);
    await findMessage('Request error detected');
  });
});

describe('inactivity', () => {
  it('logs out here and at the server, and says why', async () => {
    const server = await startServer();
    const player = logInAsPlayer(server);
    localStorage.setItem('lastOperationMs', '1');
    const user = await openApp('/lang');
    const dialog = await screen.findByRole('alertdialog', { name: 'Logged out' });
    within(dialog).getByText(/No operation for a long time/);
    expect(getSession()).toBe(undefined);
    const isOut = async () => (await server.call('user/getUserInfo', {}, player.headers)).body.code;
    await expect.poll(isOut).toBe(403);
    await user.click(within(dialog).getByRole('button', { name: 'Not now' }));
    expect(pathname()).toBe('/');
  });
});
