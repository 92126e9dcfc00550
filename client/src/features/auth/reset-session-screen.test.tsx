import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getSession } from '../../lib/session.store.ts';
import { expectSessionEnded, logInAsPlayer, openApp, startServer } from '../../testing/walk-app.tsx';

describe('a forced reset', () => {
  it('ends what is left of the session, here and at the server, and shows the landing', async () => {
    const server = await startServer();
    const player = logInAsPlayer(server);
    localStorage.setItem('slip', 'left over');
    await openApp('/init');
    await screen.findByRole('button', { name: 'Log in' });
    expect(window.location.pathname).toBe('/logo');
    expect(getSession()).toBe(undefined);
    expect(localStorage.getItem('slip')).toBe(null);
    await expectSessionEnded(server, player);
  });

  it('happens by itself when only half a session is stored', async () => {
    await startServer();
    localStorage.setItem('token', '0123456789abcdef0123456789abcdef');
    await openApp('/');
    await expect.poll(() => window.location.pathname).toBe('/logo');
    expect(localStorage.getItem('token')).toBe(null);
  });
});
