import { registerCall } from '@canada28/shared/contract/auth.contract.ts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getSession } from '../../lib/session.store.ts';
import { useWorld } from '../../lib/world.store.ts';
import { startExampleServer } from '../../testing/example-server.ts';
import { holdsBack, startProxy } from '../../testing/lost-answers.ts';
import { findMessage, logInAsPlayer, openApp, pointAppAt, startServer } from '../../testing/walk-app.tsx';

const tryIt = { name: 'Try it with demo money' };

describe('trying a demo', () => {
  it.each(['/', '/logo', '/order/room'])('takes one press from %s to the first bet', async (path) => {
    await startServer();
    const user = await openApp(path);
    await user.click(await screen.findByRole('button', tryIt));
    await findMessage('Your demo account is ready: 1,000.00 USDT');
    expect(window.location.pathname).toBe('/order/betting');
    expect(getSession()).toMatchObject({ userName: expect.stringMatching(/^guest-[a-z2-9]{8}$/) });
  });

  it.each([
    ['/', 'Rules', '/home/gameplay'],
    ['/logo', 'Home', '/'],
  ])('moves no guest who has left %s before the answer', async (path, link, other) => {
    const { app } = await startServer();
    const { passage, letGo } = holdsBack(registerCall.path);
    pointAppAt(await startProxy(app.listeningOrigin, passage));
    const user = await openApp(path);
    await user.click(await screen.findByRole('button', tryIt));
    await user.click(screen.getByRole('link', { name: link }));
    await expect.poll(() => window.location.pathname).toBe(other);
    letGo();
    await findMessage('Your demo account is ready: 1,000.00 USDT');
    expect(window.location.pathname).toBe(other);
  });

  it('fills the field of the code, which the contract has', async () => {
    const received = await startExampleServer({});
    useWorld.setState({ name: 'main' });
    const user = await openApp('/');
    await user.click(await screen.findByRole('button', tryIt));
    const sent = () => received.find(({ url }) => url?.endsWith(registerCall.path))?.body;
    await waitFor(() => expect(sent()).toMatchObject({ code: expect.stringMatching(/^\w{4}$/), type: '1' }));
  });

  it('says what the server has against it, and may be tried again', async () => {
    const server = await startServer();
    // biome-ignore lint/suspicious/noThenProperty: a fault says so what happens then.
    const fault = { match: { path: registerCall.path }, times: 1, then: { code: 5000, msg: 'Not now' } };
    await server.control('faults', fault).expect(200);
    const user = await openApp('/logo');
    await user.click(await screen.findByRole('button', tryIt));
    await findMessage('Not now');
    expect(getSession()).toBe(undefined);
    await user.click(await screen.findByRole('button', tryIt));
    await findMessage(/Your demo account is ready/);
  });

  it('is not offered on a server that is no demo', async () => {
    await startExampleServer({});
    await openApp('/');
    await screen.findByRole('link', { name: 'Bet now' });
    expect(screen.queryByRole('button', tryIt)).toBe(null);
  });

  it('is not offered to a player', async () => {
    logInAsPlayer(await startServer());
    await openApp('/');
    await screen.findByRole('link', { name: 'Bet now' });
    expect(screen.queryByRole('button', tryIt)).toBe(null);
  });
});
