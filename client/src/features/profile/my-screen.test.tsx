import { depositNow } from '@canada28/mock-server/testing/test-finance.ts';
import { placeBetCall } from '@canada28/shared/contract/betting.contract.ts';
import { findCurrentIssueCall } from '@canada28/shared/contract/draws.contract.ts';
import { act, screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { getSession } from '../../lib/session.store.ts';
import { logInAsPlayer, openApp, startServer } from '../../testing/walk-app.tsx';

const BIG = '31';
const REVIEW_MS = 20_000;
const STAYS_IN_REVIEW = 60.03;

describe('my', () => {
  it('shows who is logged in and what they own', async () => {
    const server = await startServer();
    const player = logInAsPlayer(server);
    await openApp('/center');
    await screen.findByRole('heading', { name: player.userName });
    screen.getByText(`ID ${player.id}`);
    expect((await screen.findByText('Total assets')).nextSibling?.textContent).toBe('1,000.00 USDT');
    expect(screen.getByText('Available').nextSibling?.textContent).toBe('1,000.00');
    expect(screen.getByText('On hold').nextSibling?.textContent).toBe('0.00');
  });

  it('lets the player copy their ID', async () => {
    const server = await startServer();
    const player = logInAsPlayer(server);
    const user = await openApp('/center');
    await user.click(await screen.findByRole('button', { name: 'Copy' }));
    await screen.findByText('Copied');
    expect(await navigator.clipboard.readText()).toBe(String(player.id));
  });

  it('says when the ID could not be copied', async () => {
    const server = await startServer();
    logInAsPlayer(server);
    const user = await openApp('/center');
    const copy = await screen.findByRole('button', { name: 'Copy' });
    // As in a browser without a secure origin.
    const clipboard = Object.getOwnPropertyDescriptor(navigator, 'clipboard') ?? {};
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    onTestFinished(() => void Object.defineProperty(navigator, 'clipboard', clipboard));
    await user.click(copy);
    // Read out at once, whatever is being read.
    const message = await screen.findByText('Copy failed');
    expect(message.closest('[aria-live="assertive"]')).not.toBeNull();
  });

  it('follows the money when an issue is settled', async () => {
    const server = await startServer();
    await server.control('clock', { freeze: true });
    await server.control('draws/script', { sums: [18] });
    const player = logInAsPlayer(server);
    const { body } = await server.game(findCurrentIssueCall.path, { lotteryId: '1' });
    const gameItem = [{ totalAmount: 100, numberRecord: BIG }];
    const slip = { issueCode: body.data.issueCode, lotteryId: '1', totalAmount: 100, gameItem };
    await server.game(placeBetCall.path, slip, player.headers);
    await openApp('/center');
    expect((await screen.findByText('Available')).nextSibling?.textContent).toBe('900.00');
    await server.control('clock', { advance: 210_000 });
    await expect.poll(() => screen.getByText('Available').nextSibling?.textContent).toBe('1,099.90');
  });

  it('follows the money when orders are reviewed and paid', async () => {
    const server = await startServer();
    await server.control('clock', { freeze: true });
    const player = logInAsPlayer(server);
    depositNow(server.world, player, 88);
    await openApp('/center');
    const shown = (label: string) => screen.queryByText(label)?.nextSibling?.textContent;
    await expect.poll(() => shown('Available')).toBe('1,000.00');
    await server.control('clock', { advance: REVIEW_MS });
    await expect.poll(() => shown('Available'), { timeout: 5000 }).toBe('1,092.40');
  });

  it('follows the money of an order while a newer one waits', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const server = await startServer();
    await server.control('clock', { freeze: true });
    const player = logInAsPlayer(server);
    depositNow(server.world, player, 88);
    depositNow(server.world, player, STAYS_IN_REVIEW);
    await openApp('/center');
    const shown = (label: string) => screen.queryByText(label)?.nextSibling?.textContent;
    await expect.poll(() => shown('Available')).toBe('1,000.00');
    await server.control('clock', { advance: REVIEW_MS });
    act(() => void vi.advanceTimersByTime(60_000));
    await expect.poll(() => shown('Available')).toBe('1,092.40');
  });

  it('leads to the betting history and to the languages', async () => {
    const server = await startServer();
    logInAsPlayer(server);
    await openApp('/center');
    const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    await screen.findByText('Language');
    expect(hrefOf(/^Betting history/)).toBe('/record');
    expect(hrefOf(/^Language.*English/)).toBe('/lang');
  });

  it('logs out, says so and goes home', async () => {
    const server = await startServer();
    logInAsPlayer(server);
    const user = await openApp('/center');
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    await screen.findByText('Logged out');
    await expect.poll(() => window.location.pathname).toBe('/');
    expect(getSession()).toBe(undefined);
    expect(localStorage.getItem('token')).toBe(null);
  });

  it('invites a guest to log in', async () => {
    await startServer();
    await openApp('/center');
    expect((await screen.findByRole('link', { name: 'Log in or register' })).getAttribute('href')).toBe(
      '/logo',
    );
    expect(screen.queryByRole('button', { name: 'Log out' })).toBe(null);
  });
});
