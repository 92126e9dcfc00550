import { inTransaction } from '@canada28/db/transaction.ts';
import { insertMessage } from '@canada28/mock-server/features/messages/messages.repository.ts';
import type { TestPlayer } from '@canada28/mock-server/testing/test-player.ts';
import type { TestServer } from '@canada28/mock-server/testing/test-server.ts';
import { countUnreadMessagesCall, readAllMessagesCall } from '@canada28/shared/contract/messages.contract.ts';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { logInAsPlayer, openApp, startServer } from '../../testing/walk-app.tsx';

let server: TestServer;

beforeEach(async () => {
  server = await startServer();
});

function sendMessages(player: TestPlayer, count: number): void {
  const { world } = server;
  inTransaction(world.db, () => {
    for (let day = 1; day <= count; day += 1) {
      insertMessage(world.db, {
        playerId: player.id,
        template: 'depositSucceeded',
        details: { amount: day, orderId: `day ${day}` },
        createdAtMs: world.clock.nowMs() + day,
      });
    }
  });
}

const unreadOf = async (player: TestPlayer) =>
  (await server.call(countUnreadMessagesCall.path, {}, player.headers)).body.data;

const messages = async () =>
  (await screen.findAllByRole('button', { expanded: false })).map(
    (button) => button.closest('li')?.textContent ?? '',
  );

/** The button of the message that says a text; its name is the title alone. */
const opener = (text: RegExp) => {
  const item = screen.getByText(text).closest('li') as HTMLElement;
  return within(item).getByRole('button', { name: /^(?:Unread )?Deposit received$/ });
};

describe('the messages', () => {
  it('are read by being opened, one by one', async () => {
    const player = logInAsPlayer(server);
    sendMessages(player, 2);
    const before = await unreadOf(player);
    const user = await openApp('/message');
    await screen.findByText(/day 2/);
    await user.click(opener(/day 2/));
    expect(opener(/day 2/).getAttribute('aria-expanded')).toBe('true');
    await expect.poll(() => unreadOf(player)).toBe(before - 1);
    await expect.poll(() => opener(/day 2/).textContent?.trim()).toBe('Deposit received');
    expect(opener(/day 1/).textContent).toBe('Unread Deposit received');
  });

  it('can all be marked as read at once', async () => {
    const player = logInAsPlayer(server);
    sendMessages(player, 2);
    const user = await openApp('/message');
    await user.click(await screen.findByRole('button', { name: 'Mark all read' }));
    await expect.poll(() => unreadOf(player)).toBe(0);
    await expect.poll(() => screen.queryAllByText(/Unread/)).toEqual([]);
    await expect.poll(() => screen.queryByRole('button', { name: 'Mark all read' })).toBe(null);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('come in pages, newest first, and say where they end', async () => {
    const player = logInAsPlayer(server);
    sendMessages(player, 25);
    const user = await openApp('/message');
    await expect.poll(messages).toHaveLength(20);
    expect((await messages()).find((text) => text?.includes('day'))).toContain('day 25');
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await screen.findByText('End of list');
    await screen.findByText(/day 1\b/);
  });

  it('show one that comes while they are read, unread', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const player = logInAsPlayer(server);
    await openApp('/message');
    await expect.poll(messages).not.toHaveLength(0);
    await screen.findByRole('button', { name: 'Mark all read' });
    sendMessages(player, 1);
    act(() => void vi.advanceTimersByTime(60_000));
    await screen.findByText(/day 1/);
    expect(opener(/day 1/).textContent).toBe('Unread Deposit received');
  });

  it('show one that comes while more are read on another device', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const player = logInAsPlayer(server);
    sendMessages(player, 2);
    await openApp('/message');
    await screen.findByRole('button', { name: 'Mark all read' });
    await server.call(readAllMessagesCall.path, {}, player.headers);
    sendMessages(player, 1);
    act(() => void vi.advanceTimersByTime(60_000));
    await expect.poll(() => screen.queryAllByText(/day 1/)).toHaveLength(2);
    await expect.poll(() => screen.queryAllByText(/^Unread/)).toHaveLength(1);
  });

  it('are counted on home and in My until they are read', async () => {
    const player = logInAsPlayer(server);
    sendMessages(player, 2);
    const unread = await unreadOf(player);
    const user = await openApp('/');
    const bell = await screen.findByRole('link', { name: /^Messages/ });
    await expect.poll(() => bell.textContent).toBe(`Messages ${unread}`);
    await user.click(screen.getByRole('link', { name: 'My' }));
    await user.click(await screen.findByRole('link', { name: new RegExp(`^Messages.*${unread} unread`) }));
    await user.click(await screen.findByRole('button', { name: 'Mark all read' }));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await expect.poll(() => screen.queryByText(/\d unread/)).toBe(null);
  });

  it('ask a guest to log in', async () => {
    await openApp('/message');
    await screen.findByText('Please log in first');
  });
});
