import { createTestPlayer } from '@canada28/mock-server/testing/test-player.ts';
import type { TestServer } from '@canada28/mock-server/testing/test-server.ts';
import { loginCall, registerCall } from '@canada28/shared/contract/auth.contract.ts';
import { ERROR_TEXTS } from '@canada28/shared/contract/error-texts.ts';
import { act, cleanup, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { forgetSession, getSession } from '../../lib/session.store.ts';
import { openSessionPrompt } from '../../lib/session-prompt.store.ts';
import { answerGraphicCode } from '../../testing/answer-graphic-code.ts';
import { holdsBack, losesFirst, startProxy } from '../../testing/lost-answers.ts';
import { findMessage, logInAsPlayer, openApp, pointAppAt, startServer } from '../../testing/walk-app.tsx';

async function fillIn(user: UserEvent, account: string, passwordAgain = 'maple-leaf'): Promise<void> {
  await user.type(await screen.findByLabelText('Account name'), account);
  await user.type(screen.getByLabelText('Login password'), 'maple-leaf');
  await user.type(screen.getByLabelText('Confirm password'), passwordAgain);
  await answerGraphicCode(user);
}

const confirmAge = (user: UserEvent) => user.click(screen.getByRole('checkbox', { name: /18 or older/ }));
const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Register' }));

describe('registration', () => {
  it('opens an account, logs in to it and goes home', async () => {
    await startServer();
    const user = await openApp('/login');
    await fillIn(user, 'newcomer');
    await confirmAge(user);
    await submit(user);
    await findMessage('Registered and logged in');
    expect(window.location.pathname).toBe('/');
    expect(getSession()).toMatchObject({ userName: 'newcomer', availableMicros: 1_000_000_000 });
  });

  it('returns to the page from which the player came', async () => {
    await startServer();
    const user = await openApp('/lang');
    await screen.findByRole('heading', { name: 'Choose a language' });
    act(() => openSessionPrompt('refused'));
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    await user.click(await screen.findByRole('tab', { name: 'Create account' }));
    await fillIn(user, 'newcomer');
    await confirmAge(user);
    await submit(user);
    await findMessage('Registered and logged in');
    await expect.poll(() => window.location.pathname).toBe('/lang');
  });

  it('hands the name over to the tab beside it where the server refuses the log in', async () => {
    const server = await startServer();
    // biome-ignore lint/suspicious/noThenProperty: a fault says so what happens then.
    const fault = { match: { path: loginCall.path }, then: { code: 5000, msg: 'Not now' } };
    await server.control('faults', fault).expect(200);
    const user = await openApp('/login');
    await fillIn(user, 'newcomer');
    await confirmAge(user);
    await submit(user);
    await findMessage('Registered. Please log in');
    await screen.findByRole('button', { name: 'Log in' });
    expect(screen.getByRole('tab', { name: 'Log in', selected: true })).not.toBe(null);
    expect(screen.getByLabelText<HTMLInputElement>('Account name').value).toBe('newcomer');
    expect(document.activeElement).toBe(screen.getByLabelText('Login password'));
    expect(getSession()).toBe(undefined);
    cleanup();
    await openApp('/login');
    await screen.findByRole('tab', { name: 'Log in', selected: true });
  });

  it('is not sent when the two passwords differ', async () => {
    await startServer();
    const user = await openApp('/login');
    await fillIn(user, 'newcomer', 'maple-leaves');
    await confirmAge(user);
    await submit(user);
    screen.getByText('The passwords set are inconsistent');
    expect(document.activeElement).toBe(screen.getByLabelText('Confirm password'));
  });

  it('is not sent before the player confirms to be of age', async () => {
    await startServer();
    const user = await openApp('/login');
    await fillIn(user, 'newcomer');
    await submit(user);
    screen.getByText('Please confirm that you are 18 or older');
  });

  it('shows that a name is taken', async () => {
    const server = await startServer();
    const player = createTestPlayer(server.world);
    const user = await openApp('/login');
    await fillIn(user, player.userName);
    await confirmAge(user);
    await submit(user);
    await screen.findByText(ERROR_TEXTS.en.userNameTaken);
    expect(window.location.pathname).toBe('/login');
  });

  it('whose answer was lost is not told at the next press that its own name is taken', async () => {
    const server = await startServer();
    pointAppAt(await startProxy(server.app.listeningOrigin, losesFirst(registerCall.path)));
    const user = await openApp('/login');
    await fillIn(user, 'newcomer');
    await confirmAge(user);
    await submit(user);
    await findMessage(/Request error/);
    await answerGraphicCode(user);
    await submit(user);
    await findMessage('Registered and logged in');
    expect(getSession()).toMatchObject({ userName: 'newcomer' });
  });
});

describe('the answer that comes after the tab was changed', () => {
  /** Registers while the answers to the calls of `path` are late, and looks at the log in meanwhile. */
  async function registerAndChangeTab(path: string, findAccount: (server: TestServer) => string) {
    const server = await startServer();
    const { passage, letGo } = holdsBack(path);
    pointAppAt(await startProxy(server.app.listeningOrigin, passage));
    const user = await openApp('/login');
    await fillIn(user, findAccount(server));
    await confirmAge(user);
    await submit(user);
    await user.click(screen.getByRole('tab', { name: 'Log in' }));
    await screen.findByRole('button', { name: 'Log in' });
    return { server, user, letGo };
  }

  it.each([registerCall.path, loginCall.path])('to %s leads to the log in and home', async (path) => {
    const { letGo } = await registerAndChangeTab(path, () => 'newcomer');
    letGo();
    await findMessage('Registered and logged in');
    await expect.poll(() => window.location.pathname).toBe('/');
    expect(getSession()).toMatchObject({ userName: 'newcomer' });
  });

  it('moves no player who has left', async () => {
    const { user, letGo } = await registerAndChangeTab(registerCall.path, () => 'newcomer');
    await user.click(screen.getByRole('link', { name: 'Go to the welcome page' }));
    await expect.poll(() => window.location.pathname).toBe('/logo');
    letGo();
    await findMessage('Registered and logged in');
    expect(window.location.pathname).toBe('/logo');
  });

  it('says that the name is taken', async () => {
    const taken = (server: TestServer) => createTestPlayer(server.world).userName;
    const { letGo } = await registerAndChangeTab(registerCall.path, taken);
    letGo();
    await findMessage(ERROR_TEXTS.en.userNameTaken);
  });

  it('says that the log in was refused, and leaves alone what is being typed', async () => {
    const { server, user, letGo } = await registerAndChangeTab(registerCall.path, () => 'newcomer');
    // biome-ignore lint/suspicious/noThenProperty: a fault says so what happens then.
    const fault = { match: { path: loginCall.path }, then: { code: 5000, msg: 'Not now' } };
    await server.control('faults', fault).expect(200);
    await user.type(screen.getByLabelText('Account name'), 'other');
    letGo();
    await findMessage('Registered. Please log in');
    expect(screen.getByLabelText<HTMLInputElement>('Account name').value).toBe('other');
    expect(document.activeElement).toBe(screen.getByLabelText('Account name'));
  });
});

describe('the two tabs of /login', () => {
  const chosen = async () => (await screen.findByRole('tab', { selected: true })).textContent;

  it('open on the registration in a browser that had no account', async () => {
    await startServer();
    await openApp('/login');
    expect(await chosen()).toBe('Create account');
  });

  it('open on the log in after a session, though the storage was cleared', async () => {
    logInAsPlayer(await startServer());
    forgetSession();
    await openApp('/login');
    expect(await chosen()).toBe('Log in');
  });

  it('open on the log in when the session dialog leads there', async () => {
    await startServer();
    const user = await openApp('/lang');
    act(() => openSessionPrompt('refused'));
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(window.location.pathname).toBe('/login');
    expect(await chosen()).toBe('Log in');
  });

  it('open on the registration when it is asked for, whatever the browser remembers', async () => {
    logInAsPlayer(await startServer());
    forgetSession();
    const user = await openApp('/logo');
    await user.click(await screen.findByRole('link', { name: 'Register' }));
    expect(await chosen()).toBe('Create account');
  });

  it('are chosen by the arrow keys, and no two fields share an id', async () => {
    await startServer();
    const user = await openApp('/login');
    await user.click(await screen.findByRole('tab', { name: 'Create account' }));
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement?.textContent).toBe('Log in');
    expect(screen.getByRole('tabpanel', { name: 'Log in' }).querySelectorAll('input')).toHaveLength(3);
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('lead to the welcome page, which leads back', async () => {
    await startServer();
    const user = await openApp('/login');
    await user.click(await screen.findByRole('link', { name: 'Go to the welcome page' }));
    await user.click(await screen.findByRole('link', { name: 'Register' }));
    await screen.findByRole('tab', { name: 'Create account' });
    expect(window.location.pathname).toBe('/login');
  });

  it('log in and show a refusal beside the form, a maintenance too', async () => {
    const server = await startServer();
    const player = createTestPlayer(server.world);
    const user = await openApp('/login');
    const logIn = async (password: string) => {
      await user.clear(screen.getByLabelText('Account name'));
      await user.type(screen.getByLabelText('Account name'), player.userName);
      await user.clear(screen.getByLabelText('Login password'));
      await user.type(screen.getByLabelText('Login password'), password);
      await answerGraphicCode(user);
      await user.keyboard('{Enter}');
    };
    await user.click(await screen.findByRole('tab', { name: 'Log in' }));
    await logIn('not-the-password');
    await screen.findByText(ERROR_TEXTS.en.wrongPassword);
    await server.control('maintenance', { on: true });
    await logIn(player.password);
    expect((await screen.findByText(ERROR_TEXTS.en.underMaintenance)).closest('[role=alert]')).not.toBe(null);
    await server.control('maintenance', { on: false });
    await logIn(player.password);
    await expect.poll(() => window.location.pathname).toBe('/');
    expect(getSession()?.id).toBe(player.id);
  });
});
