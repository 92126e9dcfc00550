import { createTestPlayer } from '@canada28/mock-server/testing/test-player.ts';
import { ERROR_CODES } from '@canada28/shared/contract/error-codes.ts';
import { getUserInfoCall, updateUserInfoCall } from '@canada28/shared/contract/profile.contract.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { hearTones } from '../../testing/hear-tones.ts';
import { holdsBack, losesFirst, type Passage, startProxy } from '../../testing/lost-answers.ts';
import { startScriptedServer } from '../../testing/scripted-server.ts';
import { findMessage, logInAsPlayer, openApp, pointAppAt, startServer } from '../../testing/walk-app.tsx';

describe('the settings', () => {
  it('are reached from My, and the account ID can be copied', async () => {
    const player = logInAsPlayer(await startServer());
    const user = await openApp('/center');
    await user.click(await screen.findByRole('link', { name: 'Settings' }));
    await screen.findByRole('heading', { name: 'Settings' });
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await findMessage('Copied');
    expect(await navigator.clipboard.readText()).toBe(String(player.id));
  });

  it('change the nickname everywhere', async () => {
    logInAsPlayer(await startServer());
    const user = await openApp('/setting');
    await user.click(await screen.findByRole('button', { name: /^Nickname/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nickname' }));
    const field = dialog.getByLabelText('Nickname');
    await user.clear(field);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    dialog.getByText('Please enter a nickname');
    await user.type(field, '  Lucky Maple ');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await findMessage('Saved');
    await screen.findByRole('button', { name: /Nickname.*Lucky Maple/ });
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await screen.findByRole('heading', { name: 'Lucky Maple' });
  });

  it('show a nickname that was changed though its answer was lost', async () => {
    const server = await startServer();
    logInAsPlayer(server);
    pointAppAt(await startProxy(server.app.listeningOrigin, losesFirst(updateUserInfoCall.path)));
    const user = await openApp('/setting');
    await user.click(await screen.findByRole('button', { name: /^Nickname/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nickname' }));
    await user.clear(dialog.getByLabelText('Nickname'));
    await user.type(dialog.getByLabelText('Nickname'), 'Lucky Maple');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: /Nickname.*Lucky Maple/, hidden: true });
  });

  it('say beside the field why a nickname is refused', async () => {
    const server = await startServer();
    const other = createTestPlayer(server.world);
    logInAsPlayer(server);
    const user = await openApp('/setting');
    await user.click(await screen.findByRole('button', { name: /^Nickname/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nickname' }));
    await user.clear(dialog.getByLabelText('Nickname'));
    await user.type(dialog.getByLabelText('Nickname'), other.userName);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText(/already in use/);
  });

  it('keep the gender, which a player need not tell', async () => {
    const server = await startServer();
    const player = logInAsPlayer(server);
    const user = await openApp('/setting');
    const genders = within(await screen.findByRole('group', { name: 'Gender' }));
    expect(genders.getAllByRole('button').map((chip) => chip.textContent)).toEqual([
      'Male',
      'Female',
      'Prefer not to say',
      'Not set',
    ]);
    await user.click(genders.getByRole('button', { name: 'Prefer not to say' }));
    await findMessage('Saved');
    const { body } = await server.call(getUserInfoCall.path, {}, player.headers);
    expect(body.data.userSex).toBe(3);
    expect(genders.getByRole('button', { pressed: true }).textContent).toBe('Prefer not to say');
  });

  it('show what was saved, not what a slow look found before', async () => {
    const server = await startServer();
    logInAsPlayer(server);
    const { passage } = holdsBack(getUserInfoCall.path);
    let looks = 0;
    const holdsFirst: Passage = (path) => {
      if (path.endsWith(getUserInfoCall.path)) looks += 1;
      return looks === 1 ? passage(path) : 'deliver';
    };
    pointAppAt(await startProxy(server.app.listeningOrigin, holdsFirst));
    const user = await openApp('/setting');
    const genders = within(await screen.findByRole('group', { name: 'Gender' }));
    await expect.poll(() => looks).toBe(1);
    await user.click(genders.getByRole('button', { name: 'Male' }));
    await findMessage('Saved');
    expect(genders.getByRole('button', { pressed: true }).textContent).toBe('Male');
  });

  it('switch the sound on, which is off, and let it be heard', async () => {
    const heard = hearTones();
    logInAsPlayer(await startServer());
    const user = await openApp('/setting');
    const sound = await screen.findByRole('switch', { name: 'Sound effects', checked: false });
    await user.click(sound);
    await expect.poll(() => heard.length).toBe(4);
    await user.click(screen.getByRole('switch', { name: 'Sound effects', checked: true }));
    screen.getByRole('switch', { name: 'Sound effects', checked: false });
    expect(heard).toHaveLength(4);
  });

  it('offer no gender that the server refuses, and say so beside the others', async () => {
    logInAsPlayer(await startServer());
    await startScriptedServer(({ url }) =>
      url?.endsWith(updateUserInfoCall.path)
        ? { body: { code: 400, data: null, msg: 'Bad parameter' } }
        : undefined,
    );
    const user = await openApp('/setting');
    const genders = within(await screen.findByRole('group', { name: 'Gender' }));
    await user.click(genders.getByRole('button', { name: 'Prefer not to say' }));
    await screen.findByText('This choice is not available here');
    expect(genders.queryByRole('button', { name: 'Prefer not to say' })).toBe(null);
    expect(screen.queryByText('Bad parameter')).toBe(null);
  });

  it('still offer a gender that a busy server did not save, and say what it said', async () => {
    const server = await startServer();
    logInAsPlayer(server);
    const then = { code: ERROR_CODES.busy, msg: 'Not now' };
    const fault = { match: { path: updateUserInfoCall.path }, times: 1, then };
    await server.control('faults', fault).expect(200);
    const user = await openApp('/setting');
    const genders = within(await screen.findByRole('group', { name: 'Gender' }));
    await user.click(genders.getByRole('button', { name: 'Prefer not to say' }));
    await screen.findByText('Not now');
    await user.click(genders.getByRole('button', { name: 'Prefer not to say' }));
    await findMessage('Saved');
  });

  it('log out only when the player means it', async () => {
    logInAsPlayer(await startServer());
    const user = await openApp('/setting');
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    screen.getByRole('heading', { name: 'Settings' });
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Log out?' }));
    await user.click(question.getByRole('button', { name: 'Log out' }));
    await expect.poll(() => location.pathname).toBe('/');
    await findMessage('Logged out');
  });

  it('ask a guest to log in', async () => {
    await startServer();
    await openApp('/setting');
    await screen.findByText('Please log in first');
  });
});
