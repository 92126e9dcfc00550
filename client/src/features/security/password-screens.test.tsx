import { DEMO_LOGIN_PASSWORD, DEMO_PAY_PASSWORD } from '@canada28/db/seeds/demo.ts';
import type { TestServer } from '@canada28/mock-server/testing/test-server.ts';
import { loginCall } from '@canada28/shared/contract/auth.contract.ts';
import { getUserInfoCall } from '@canada28/shared/contract/profile.contract.ts';
import {
  changeLoginPasswordCall,
  changePayPasswordCall,
} from '@canada28/shared/contract/security.contract.ts';
import { fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { holdsBack, losesFirst, startProxy } from '../../testing/lost-answers.ts';
import { startScriptedServer } from '../../testing/scripted-server.ts';
import { findMessage, logInAsPlayer, openApp, pointAppAt, startServer } from '../../testing/walk-app.tsx';

let server: TestServer;

beforeEach(async () => {
  server = await startServer();
});

/** Enters a new transaction password twice and saves it, without an old one. */
async function saveFirst(user: UserEvent, password: string): Promise<void> {
  await user.type(await screen.findByLabelText('New transaction password'), password);
  await user.type(screen.getByLabelText('Confirm transaction password'), password);
  slide();
  await save(user);
}

/** Slides as a keyboard does with the key End. */
const slide = () => fireEvent.change(screen.getByRole('slider'), { target: { value: '100' } });
const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save' }));

const leaveByBack = async (user: UserEvent) => {
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await screen.findByRole('heading', { name: 'Account security' });
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await expect.poll(() => location.pathname).toBe('/center');
};

describe('the transaction password', () => {
  it('is set without an old one, and the way leads back', async () => {
    const player = logInAsPlayer(server);
    const user = await openApp('/accountSecurity');
    await user.click(await screen.findByRole('link', { name: /Transaction password.*Not set/ }));
    await user.type(await screen.findByLabelText('New transaction password'), '2828');
    await user.type(screen.getByLabelText('Confirm transaction password'), '2828');
    expect(screen.queryByLabelText('Current transaction password')).toBe(null);
    slide();
    await save(user);
    await findMessage('Transaction password set');
    await screen.findByRole('link', { name: /Transaction password.*Set/ });
    const { body } = await server.call(getUserInfoCall.path, {}, player.headers);
    expect(body.data.payPassword).toBe(true);
  });

  it('is changed by a player who knows the old one', async () => {
    logInAsPlayer(server, { hasPayPassword: true });
    const user = await openApp('/accountSecurity/dealPwdEdit');
    const old = await screen.findByLabelText('Current transaction password');
    await user.type(old, '9999');
    await user.type(screen.getByLabelText('New transaction password'), '2828');
    await user.type(screen.getByLabelText('Confirm transaction password'), '2828');
    slide();
    await save(user);
    await screen.findByText('The password is wrong');
    await user.clear(old);
    await user.type(old, DEMO_PAY_PASSWORD);
    slide();
    await save(user);
    await findMessage('Transaction password changed');
  });

  it('is asked for as the old one when the answer to the first one was lost', async () => {
    logInAsPlayer(server);
    pointAppAt(await startProxy(server.app.listeningOrigin, losesFirst(changePayPasswordCall.path)));
    const user = await openApp('/accountSecurity/dealPwdEdit');
    await saveFirst(user, '2828');
    await user.type(await screen.findByLabelText('Current transaction password'), '2828');
    slide();
    await save(user);
    await findMessage('Transaction password changed');
  });

  it('is asked for as the old one when another device has set it', async () => {
    const player = logInAsPlayer(server);
    const user = await openApp('/accountSecurity/dealPwdEdit');
    await screen.findByLabelText('New transaction password');
    const elsewhere = { newPwd: '3737', newAgainPwd: '3737' };
    await server.call(changePayPasswordCall.path, elsewhere, player.headers).expect(200);
    await saveFirst(user, '2828');
    const old = await screen.findByLabelText('Current transaction password');
    screen.getByText('The password is wrong');
    await user.type(old, '3737');
    slide();
    await save(user);
    await findMessage('Transaction password changed');
  });

  it('says that a first one is refused also where the profile cannot be read', async () => {
    logInAsPlayer(server);
    const user = await openApp('/accountSecurity/dealPwdEdit');
    await screen.findByLabelText('New transaction password');
    await startScriptedServer(({ url }) =>
      url?.endsWith(changePayPasswordCall.path)
        ? { body: { code: 90006, data: null, msg: 'The password is wrong' } }
        : undefined,
    );
    await saveFirst(user, '2828');
    await findMessage('The password is wrong');
    expect(screen.queryByLabelText('Current transaction password')).toBe(null);
  });

  it('leaves a player alone who has left before it is saved', async () => {
    logInAsPlayer(server);
    const { passage, letGo } = holdsBack(changePayPasswordCall.path);
    pointAppAt(await startProxy(server.app.listeningOrigin, passage));
    const user = await openApp('/accountSecurity/dealPwdEdit');
    await user.type(await screen.findByLabelText('New transaction password'), '2828');
    await user.type(screen.getByLabelText('Confirm transaction password'), '2828');
    slide();
    await save(user);
    await leaveByBack(user);
    letGo();
    await findMessage('Transaction password set');
    expect(location.pathname).toBe('/center');
  });

  it('is not saved without all of it, and says what is missing', async () => {
    logInAsPlayer(server, { hasPayPassword: true });
    const user = await openApp('/accountSecurity/dealPwdEdit');
    await user.type(await screen.findByLabelText('New transaction password'), '282');
    await user.type(screen.getByLabelText('Confirm transaction password'), '2828');
    await save(user);
    await screen.findByText('Please enter your current password');
    screen.getByText('The passwords set are inconsistent');
    screen.getByText('Please slide fully to the right first');
    expect(location.pathname).toBe('/accountSecurity/dealPwdEdit');
  });
});

/** Opens the form of the login password, fills it in and sends it. */
async function changeLogin(current: string, { next, again = next }: { next: string; again?: string }) {
  const user = await openApp('/accountSecurity/logoPwdEdit');
  const old = await screen.findByLabelText('Current login password');
  await user.type(old, current);
  await user.type(screen.getByLabelText('New login password'), next);
  await user.type(screen.getByLabelText('Confirm new password'), again);
  slide();
  await save(user);
  return { user, old };
}

/** Does so with an answer that is held back. */
async function changeLoginSlowly(current: string) {
  logInAsPlayer(server);
  const { passage, letGo } = holdsBack(changeLoginPasswordCall.path);
  pointAppAt(await startProxy(server.app.listeningOrigin, passage));
  const { user } = await changeLogin(current, { next: 'maple-28' });
  return { user, letGo };
}

describe('the login password', () => {
  it('is changed by a player who knows the original one', async () => {
    const player = logInAsPlayer(server);
    const { user, old } = await changeLogin('not-it-at-all', { next: 'maple-syrup-28' });
    await screen.findByText('The current password is wrong');
    await user.clear(old);
    await user.type(old, DEMO_LOGIN_PASSWORD);
    slide();
    await save(user);
    await findMessage('Login password changed');
    const credentials = { uname: player.userName, password: 'maple-syrup-28', code: 'x', type: 1 };
    const { body } = await server.call(loginCall.path, credentials);
    expect(body.code).toBe(200);
  });

  it.each([
    ['changed', DEMO_LOGIN_PASSWORD, 'Login password changed'],
    ['refused, and says so', 'not-it-at-all', 'The current password is wrong'],
  ])('leaves a player alone who has left before it is %s', async (_, old, message) => {
    const { user, letGo } = await changeLoginSlowly(old);
    await leaveByBack(user);
    letGo();
    await findMessage(message);
    expect(location.pathname).toBe('/center');
  });

  it('is refused beside the old one though the new one was typed on meanwhile', async () => {
    const { user, letGo } = await changeLoginSlowly('not-it-at-all');
    await user.type(screen.getByLabelText('Confirm new password'), '-and-more');
    letGo();
    await screen.findByText('The current password is wrong');
  });

  it('may be changed though no answer came, and the form says so until it is', async () => {
    logInAsPlayer(server);
    pointAppAt(await startProxy(server.app.listeningOrigin, losesFirst(changeLoginPasswordCall.path)));
    const { user, old } = await changeLogin(DEMO_LOGIN_PASSWORD, { next: 'maple-syrup-28' });
    const mayBeChanged = /^No response received, so the password may have been changed already\./;
    await screen.findByText(mayBeChanged);
    slide();
    await save(user);
    await screen.findByText('The current password is wrong');
    screen.getByText(mayBeChanged);
    await user.clear(old);
    await user.type(old, 'maple-syrup-28');
    slide();
    await save(user);
    await findMessage('Login password changed');
  });

  it('is not changed to two different ones', async () => {
    logInAsPlayer(server);
    await changeLogin(DEMO_LOGIN_PASSWORD, { next: 'maple-syrup-28', again: 'maple-syrup-29' });
    await screen.findByText('The passwords set are inconsistent');
  });
});
