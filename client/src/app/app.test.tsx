import { addTestFault } from '@canada28/mock-server/testing/test-faults.ts';
import { logoutCall } from '@canada28/shared/contract/auth.contract.ts';
import { getPlayLimitsCall } from '@canada28/shared/contract/play-limits.contract.ts';
import { getUserInfoCall } from '@canada28/shared/contract/profile.contract.ts';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getSession, openSession } from '../lib/session.store.ts';
import { openSessionPrompt, requireLogin } from '../lib/session-prompt.store.ts';
import { type ReceivedRequest, startScriptedServer } from '../testing/scripted-server.ts';
import { testProfile } from '../testing/test-profile.ts';
import {
  expectSessionEnded,
  findMessage,
  logInAsPlayer,
  openApp,
  startServer,
} from '../testing/walk-app.tsx';

const pathname = () => window.location.pathname;
const openDialog = () => screen.findByRole('alertdialog', { name: 'Please log in first' });

/** A device that keeps a session of which the server has to say something. */
async function openLoggedIn(answer: ServerScript, path = '/lang') {
  const received = await startScriptedServer(answer);
  openSession({ ...testProfile(), token: 'first' });
  await openApp(path);
  return received;
}

async function openLoggedInTo(answer: ServerScript, path: string) {
  await startScriptedServer(answer);
  openSession({ ...testProfile(), token: 'first' });
  return await openApp(path);
}

/** A server that works and has nothing to tell. */
const NOTHING_THERE = { body: { code: 200, data: [], msg: '' } };
type ServerScript = Parameters<typeof startScriptedServer>[0];

const findLogOut = (received: readonly ReceivedRequest[]) =>
  received.find(({ url }) => url?.endsWith(logoutCall.path));

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
    ['refused', 'Cancel', '/'],
    ['refused', 'Confirm', '/login'],
    ['maintenance', 'Cancel', '/'],
    ['maintenance', 'Confirm', '/login'],
  ] as const)('%s, %s: clears the storage, goes to %s, ends the session', async (why, button, path) => {
    const server = await startServer();
    const player = logInAsPlayer(server);
    const user = await openApp('/lang');
    localStorage.setItem('slip', '{}');
    act(() => openSessionPrompt(why));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: button }));
    expect(pathname()).toBe(path);
    expect(getSession()).toBe(undefined);
    const ofBrowser = ['lastOperationMs', 'hadAccount'];
    expect(Object.keys(localStorage).filter((key) => !ofBrowser.includes(key))).toEqual([]);
    await expectSessionEnded(server, player);
  });
});

describe('a session that the server does not accept', () => {
  const refuseOnly = (path: string, code: number) => (request: ReceivedRequest) =>
    request.url?.endsWith(path) ? { body: { code, data: null, msg: 'back at 20:00' } } : NOTHING_THERE;

  it.each([
    ['the profile call', `/${getUserInfoCall.path}`],
    ['a call that the app can do without', `/${getPlayLimitsCall.path}`],
    ['any other call', '/getNotifyMessageUnreadCount'],
  ])('is over at once, with the dialog, once, and nothing beside it: %s', async (_, path) => {
    const received = await openLoggedIn(refuseOnly(path, 403), '/center');
    await openDialog();
    expect(getSession()).toBe(undefined);
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
    expect(screen.queryByText('back at 20:00')).toBe(null);
    await expect.poll(() => findLogOut(received)?.headers['x-token']).toBe('first');
  });

  it('is told by the codes 403 and 503 alone: a profile refused with another says nothing', async () => {
    const server = await startServer();
    logInAsPlayer(server);
    await addTestFault(server, { code: 401, msg: 'Who are you?' }, { path: getUserInfoCall.path });
    const user = await openApp('/center');
    await screen.findAllByText('1,000.00');
    // What is asked for later is answered later.
    await user.click(screen.getByRole('link', { name: /^Address book/ }));
    await screen.findByText(/^Add your own USDT address/);
    expect(screen.queryByText('Who are you?')).toBe(null);
    expect(screen.queryByRole('alertdialog')).toBe(null);
    expect(getSession()).not.toBe(undefined);
  });

  it('in a maintenance is told in the words of the server, and no log in is asked for', async () => {
    const user = await openLoggedInTo(refuseOnly('', 503), '/center');
    const dialog = await screen.findByRole('alertdialog', { name: 'Maintenance' });
    within(dialog).getByText('back at 20:00');
    expect(screen.queryByText('Please log in first')).toBe(null);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(pathname()).toBe('/');
    await findMessage('back at 20:00');
    expect(screen.queryByRole('alertdialog')).toBe(null);
  });
});

describe('an error', () => {
  it('with HTTP 403 clears the storage and leads to the landing', async () => {
    const received = await openLoggedIn(() => ({ status: 403, body: {} }));
    await findMessage('Please log in first');
    expect(pathname()).toBe('/logo');
    expect(getSession()).toBe(undefined);
    await expect.poll(() => findLogOut(received)?.headers['x-token']).toBe('first');
  });

  it('with HTTP 500 is shown as an interface error', async () => {
    await openLoggedIn(() => ({ status: 500, body: { msg: 'broken' } }));
    await findMessage('Detected an interface error: broken');
  });

  it.each([
    ['the dictionary', 'getDictData', '/'],
    ['the notices', 'getSystemNotice', '/'],
    ['the questions', 'getQAList', '/helpCenter/recharge'],
    ['the contacts', 'getCustomerContact', '/kefu'],
  ])('is told of every call that others offer, too: %s', async (_what, path, screenPath) => {
    const broken = { status: 500, body: { msg: 'broken' } };
    await startScriptedServer(({ url }) => (url?.endsWith(path) ? broken : NOTHING_THERE));
    await openApp(screenPath);
    await findMessage('Detected an interface error: broken');
  });

  it('without a response is shown as a request error', async () => {
    await openLoggedIn(() => undefined);
    await findMessage('Request error detected. Please check your connection');
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
    await expectSessionEnded(server, player);
    await user.click(within(dialog).getByRole('button', { name: 'Not now' }));
    expect(pathname()).toBe('/');
  });
});
