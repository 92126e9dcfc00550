import { createTestPlayer } from '@canada28/mock-server/testing/test-player.ts';
import { ERROR_TEXTS } from '@canada28/shared/contract/error-texts.ts';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { getSession } from '../../lib/session.store.ts';
import { answerGraphicCode } from '../../testing/answer-graphic-code.ts';
import { findMessage, openApp, startServer } from '../../testing/walk-app.tsx';

async function fillIn(user: UserEvent, account: string, passwordAgain = 'maple-leaf'): Promise<void> {
  await user.type(await screen.findByLabelText('Account name'), account);
  await user.type(screen.getByLabelText('Login password'), 'maple-leaf');
  await user.type(screen.getByLabelText('Confirm password'), passwordAgain);
  await answerGraphicCode(user);
}

const confirmAge = (user: UserEvent) => user.click(screen.getByRole('checkbox', { name: /18 or older/ }));
const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Register' }));

describe('registration', () => {
  it('opens an account, does not log in, and hands the name over to the log in', async () => {
    const { call } = await startServer();
    const user = await openApp('/login');
    await fillIn(user, 'newcomer');
    await confirmAge(user);
    await submit(user);
    await findMessage('Registered. Please log in');
    await screen.findByRole('button', { name: 'Log in' });
    expect((await screen.findByLabelText<HTMLInputElement>('Account name')).value).toBe('newcomer');
    expect(window.location.pathname).toBe('/logo');
    expect(getSession()).toBe(undefined);
    const reply = await call('user/login', { uname: 'newcomer', password: 'maple-leaf' });
    expect(reply.body.code).toBe(200);
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
    await screen.findByText(ERROR_TEXTS.userNameTaken.en);
    expect(window.location.pathname).toBe('/login');
  });
});
