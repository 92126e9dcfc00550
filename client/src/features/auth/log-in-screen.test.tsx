import { createTestPlayer } from '@canada28/mock-server/testing/test-player.ts';
import { loginCall } from '@canada28/shared/contract/auth.contract.ts';
import { ERROR_TEXTS } from '@canada28/shared/contract/error-texts.ts';
import { getUserInfoCall } from '@canada28/shared/contract/profile.contract.ts';
import { scheduleConfig } from '@canada28/shared/game/issue-schedule.ts';
import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { chooseLanguage } from '../../i18n/i18n.ts';
import { getSession } from '../../lib/session.store.ts';
import { requireLogin } from '../../lib/session-prompt.store.ts';
import { answerGraphicCode } from '../../testing/answer-graphic-code.ts';
import { startExampleServer } from '../../testing/example-server.ts';
import { openApp, startServer } from '../../testing/walk-app.tsx';

const pathname = () => window.location.pathname;

async function logIn(user: UserEvent, account: string, password: string): Promise<void> {
  await user.type(await screen.findByLabelText('Account name'), account);
  await user.type(screen.getByLabelText('Login password'), password);
  await answerGraphicCode(user);
  await user.keyboard('{Enter}');
}

async function startWithPlayer() {
  const server = await startServer();
  return { server, player: createTestPlayer(server.world) };
}

describe('log in', () => {
  it('keeps token and user info, fetches the profile and goes home without a page to return to', async () => {
    const { player } = await startWithPlayer();
    const user = await openApp('/logo');
    await logIn(user, player.userName, player.password);
    await expect.poll(pathname).toBe('/');
    expect(getSession()).toMatchObject({ id: player.id, availableMicros: 1_000_000_000 });
    expect(localStorage.getItem('token')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('keeps token, tokenName and tokenValue as three facts, and sends them as such', async () => {
    const facts = { token: 'first', tokenName: 'X-Device', tokenValue: 'phone' };
    const received = await startExampleServer({
      [loginCall.path]: { ...loginCall.example.output, ...facts },
      [getUserInfoCall.path]: { ...getUserInfoCall.example.output, ...facts },
    });
    const user = await openApp('/logo');
    await logIn(user, 'linmei', 'maple-leaf');
    const profileCall = () => received.find(({ url }) => url?.endsWith(getUserInfoCall.path));
    await expect.poll(profileCall).toMatchObject({ headers: { 'x-token': 'first', 'x-device': 'phone' } });
    expect(JSON.parse(localStorage.getItem('userInfo') ?? '')).toMatchObject(facts);
  });

  it('returns to the page from which the player came', async () => {
    const { player } = await startWithPlayer();
    const user = await openApp('/lang');
    await screen.findByRole('heading', { name: 'Choose a language' });
    act(() => {
      requireLogin();
    });
    await user.click(await screen.findByRole('button', { name: 'Log in' }));
    await logIn(user, player.userName, player.password);
    await expect.poll(pathname).toBe('/lang');
  });

  it('goes home when the player came from the registration', async () => {
    const { player } = await startWithPlayer();
    const user = await openApp('/login');
    await screen.findByRole('tab', { name: 'Create account' });
    // The links between the two leave no step back; this way does.
    act(() => {
      requireLogin();
    });
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Log in' }));
    await screen.findByRole('heading', { name: /Three zones/ });
    await logIn(user, player.userName, player.password);
    await expect.poll(pathname).toBe('/');
  });

  it('says that it goes on while it does', async () => {
    const { player } = await startWithPlayer();
    const user = await openApp('/logo');
    await logIn(user, player.userName, player.password);
    await screen.findByRole('button', { name: /Logging in, please wait/ });
    await expect.poll(pathname).toBe('/');
  });

  it('says what is missing beside each field and puts the cursor into the first', async () => {
    await startServer();
    const user = await openApp('/logo');
    await user.click(await screen.findByRole('button', { name: 'Log in' }));
    screen.getByText('Please enter your account name');
    screen.getByText('Please enter your password');
    screen.getByText('Please enter the verification code');
    expect(document.activeElement).toBe(screen.getByLabelText('Account name'));
  });

  it('refuses a wrong code and asks for another', async () => {
    const { player } = await startWithPlayer();
    const user = await openApp('/logo');
    await user.type(await screen.findByLabelText('Account name'), player.userName);
    await user.type(screen.getByLabelText('Login password'), player.password);
    await user.type(screen.getByLabelText('Verification code'), '00');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    screen.getByText('Incorrect verification code');
    expect(screen.getByLabelText<HTMLInputElement>('Verification code').value).toBe('');
    expect(getSession()).toBe(undefined);
  });

  it('shows a refusal in the form and nothing beyond it', async () => {
    const { player } = await startWithPlayer();
    const user = await openApp('/logo');
    await logIn(user, player.userName, 'not-the-password');
    expect((await screen.findByText(ERROR_TEXTS.en.wrongPassword)).closest('[role=alert]')).not.toBe(null);
    expect(screen.queryByRole('alertdialog')).toBe(null);
    expect(pathname()).toBe('/logo');
  });

  it('shows no refusal in another language than the one that is chosen meanwhile', async () => {
    const { player } = await startWithPlayer();
    const user = await openApp('/logo');
    await logIn(user, player.userName, 'not-the-password');
    await screen.findByText(ERROR_TEXTS.en.wrongPassword);
    await act(() => chooseLanguage('kor'));
    await screen.findByRole('button', { name: '로그인' });
    expect(screen.queryByText(ERROR_TEXTS.en.wrongPassword)).toBe(null);
  });
});

describe('the landing', () => {
  it.each([
    [180, 'About every 3 minutes.'],
    [210, 'About every 3.5 minutes.'],
    [300, 'About every 5 minutes.'],
  ])('says how often a server with an interval of %d s draws', async (intervalSeconds, claim) => {
    await startServer({ schedule: scheduleConfig({ intervalSeconds }) });
    await openApp('/logo');
    await screen.findByText(claim);
  });

  it('speaks the language of the player', async () => {
    await startServer();
    await openApp('/logo', { language: 'kor' });
    await screen.findByRole('button', { name: '로그인' });
  });
});
