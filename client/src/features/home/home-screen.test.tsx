import { depositNow } from '@canada28/mock-server/testing/test-finance.ts';
import {
  TEST_NOW_MS,
  type TestServer,
  type TestWorldOptions,
} from '@canada28/mock-server/testing/test-server.ts';
import { placeBetCall } from '@canada28/shared/contract/betting.contract.ts';
import { listChatCall } from '@canada28/shared/contract/chat.contract.ts';
import { findCurrentIssueCall } from '@canada28/shared/contract/draws.contract.ts';
import { scheduleConfig } from '@canada28/shared/game/issue-schedule.ts';
import { act, cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { pullDown } from '../../testing/pull-down.ts';
import { logInAsPlayer, openApp, pointAppAt, startServer } from '../../testing/walk-app.tsx';

const BIG = '31';

/** A server whose clock stands still until the test moves it. */
async function startFrozenServer(options: TestWorldOptions = {}): Promise<TestServer> {
  const server = await startServer(options);
  await server.control('clock', { freeze: true });
  return server;
}

const timeLeft = () => screen.getByRole('timer').textContent;

describe('home', () => {
  it('shows a guest the issue, the time to its cutoff and the last result', async () => {
    await startFrozenServer();
    await openApp('/');
    await screen.findByText('Closes in');
    expect(timeLeft()).toBe('02:00');
    screen.getByText('Open');
    await screen.findByText('About every 3.5 min');
    expect(await screen.findByRole('img', { name: /^\d \+ \d \+ \d = \d+$/ })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Bet now' }).getAttribute('href')).toBe('/order/betting');
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/logo');
  });

  it('marks a result that a tester set, as the last one and as one of before', async () => {
    const server = await startFrozenServer();
    await server.control('draws/script', { sums: [18, 9] }).expect(200);
    for (const to of ['settled', 'settled']) await server.control('clock', { to }).expect(200);
    await openApp('/');
    const marks = await screen.findAllByRole('img', { name: 'Set by a tester' });
    expect(marks.map((mark) => mark.closest('li') !== null)).toEqual([false, true]);
  });

  it('shows the notices one after the other, and all of them at a press', async () => {
    await startFrozenServer();
    const user = await openApp('/');
    await user.click(await screen.findByRole('button', { name: /This is a demo/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Notice' }));
    expect(dialog.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    dialog.getByText(/renamed Canada 28. User levels and assets are unaffected/);
  });

  it('says how many people have ordered, as the server does', async () => {
    const server = await startFrozenServer({ homeOrderCount: 12_345 });
    await openApp('/');
    await screen.findByText('12,345 people have already bet');
    logInAsPlayer(server);
    await expect.poll(() => screen.getByRole('link', { name: 'Bet now' }).className).toContain('primary');
  });

  it.each([
    ['after the cutoff', TEST_NOW_MS + 125_000, 'Draw in'],
    ['in a break', Date.UTC(2026, 8, 16, 11, 30), 'Opens in'],
  ])('says of no bets that were taken, and has no bright way to bet, %s', async (_, nowMs, waitsFor) => {
    const server = await startFrozenServer({ nowMs });
    logInAsPlayer(server);
    await openApp('/');
    await screen.findByText(waitsFor);
    await screen.findByText('Latest results');
    expect(screen.queryByText(/people have already bet/)).toBe(null);
    expect(screen.getByRole('link', { name: 'Bet now' }).className).not.toContain('primary');
  });

  it('leads to odds, rules, profit and chat', async () => {
    await startFrozenServer();
    const user = await openApp('/');
    const tiles = await screen.findByRole('navigation', { name: 'About the game' });
    const ways = within(tiles)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(ways).toEqual(['/home/gameOdds', '/home/gameplay', '/home/statistical', '/cchatRoom']);
    await user.click(within(tiles).getByRole('link', { name: 'Odds' }));
    await screen.findByRole('heading', { name: 'Odds' });
  });

  it('has no way to a chat that the server was found not to have', async () => {
    const server = await startFrozenServer();
    // biome-ignore lint/suspicious/noThenProperty: a fault says so what happens then.
    const fault = { match: { path: listChatCall.path }, then: { httpStatus: 404 } };
    await server.control('faults', fault).expect(200);
    await openApp('/cchatRoom');
    await screen.findByText('The chat is not available right now');
    for (const path of ['/', '/order/room', '/order/betting']) {
      cleanup();
      await openApp(path);
      await screen.findAllByRole('link', { name: /^(Trend|Rules)$/ });
      expect(screen.queryByRole('link', { name: /^Chat$/ })).toBe(null);
    }
  });

  it('lists the results before the last one', async () => {
    await startFrozenServer({ pastDraws: 4 });
    await openApp('/');
    await screen.findByRole('img', { name: /^\d \+ \d \+ \d = \d+$/ });
    const card = screen.getByText('Latest results').closest('section') as HTMLElement;
    expect(within(card).getAllByRole('listitem')).toHaveLength(3);
  });

  it('shows a player the balance, and the prize as soon as the issue is settled', async () => {
    const server = await startFrozenServer();
    await server.control('draws/script', { sums: [18] });
    const player = logInAsPlayer(server);
    const { body } = await server.game(findCurrentIssueCall.path, { lotteryId: '1' });
    const gameItem = [{ totalAmount: 100, numberRecord: BIG }];
    const bet = { issueCode: body.data.issueCode, lotteryId: '1', totalAmount: 100, gameItem };
    await server.game(placeBetCall.path, bet, player.headers);

    await openApp('/');
    expect((await screen.findByRole('link', { name: /^Available/ })).textContent).toContain('900.00');
    await server.control('clock', { advance: 150_000 });
    await expect
      .poll(() => screen.getByRole('link', { name: /^Available/ }).textContent)
      .toContain('1,099.90');
    screen.getByText(`Last result · ${body.data.issueCode}`);
    expect(screen.getByRole('img', { name: / = 18$/ })).toBeDefined();
  });

  it('shows the balance after a deposit, with the message that tells of it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const server = await startFrozenServer();
    depositNow(server.world, logInAsPlayer(server), 88);
    await openApp('/');
    const available = () => screen.queryByRole('link', { name: /^Available/ })?.textContent;
    await expect.poll(available).toContain('1,000.00');
    await server.control('clock', { advance: 20_000 });
    act(() => void vi.advanceTimersByTime(60_000));
    await expect.poll(available).toContain('1,092.40');
  });

  it('counts down to the draw once the issue is sealed', async () => {
    await startFrozenServer({ nowMs: TEST_NOW_MS + 125_000 });
    await openApp('/');
    await screen.findByText('Draw in');
    screen.getByText('Sealed');
    expect(timeLeft()).toBe('00:25');
  });

  it('says that the draw is on from the moment it is due', async () => {
    const server = await startFrozenServer({ nowMs: TEST_NOW_MS + 148_000 });
    const { body } = await server.call(`game/${findCurrentIssueCall.path}`, { lotteryId: '1' });
    await server.control('draws/script', { issueCode: body.data.issueCode, lateMs: 60_000 }).expect(200);
    await openApp('/');
    await screen.findByText('Draw in');
    await server.control('clock', { advance: 4000 }).expect(200);
    await screen.findByText('Drawing…');
  });

  it('shows a result that is there before the next sale opens', async () => {
    const schedule = scheduleConfig({ drawDelaySeconds: 5 });
    const server = await startFrozenServer({ schedule });
    await server.control('draws/script', { sums: [18] });
    await server.control('clock', { advance: 130_000 });
    await openApp('/');
    expect(await screen.findByRole('img', { name: / = 18$/ })).toBeDefined();
    expect(screen.getAllByText('Sealed')).toHaveLength(2);
  });

  it.each([
    ['its last but one issue', 10 * 60_000, 'About every 3.5 min'],
    ['its last issue', 2 * 60_000, 'Maintenance at 19:00'],
  ])('says when maintenance begins instead of the interval: %s', async (_, beforeMs, text) => {
    await startFrozenServer({ nowMs: Date.UTC(2026, 8, 16, 11) - beforeMs });
    await openApp('/');
    await screen.findByText(text);
  });

  it('says in one zone when maintenance begins and when it ends, wherever its hours are counted', async () => {
    const schedule = scheduleConfig({ timeZone: 'Europe/Paris' });
    const server = await startFrozenServer({ nowMs: Date.UTC(2026, 8, 16, 17) - 2 * 60_000, schedule });
    await openApp('/');
    await screen.findByText('Maintenance at 01:00');
    await server.control('clock', { advance: 10 * 60_000 });
    await screen.findByText('Opens at 02:00');
  });

  it('counts down to the end of a maintenance', async () => {
    await startFrozenServer({ nowMs: Date.UTC(2026, 8, 16, 11, 30) });
    await openApp('/');
    await screen.findByText('Opens in');
    screen.getByText('Maintenance');
    screen.getByText('Opens at 20:00');
    expect(timeLeft()).toBe('30:00');
  });

  it('shows what happened on another device when it is pulled down', async () => {
    const server = await startFrozenServer();
    const player = logInAsPlayer(server);
    await openApp('/');
    const available = () => screen.queryByRole('link', { name: /^Available/ })?.textContent;
    await expect.poll(available).toContain('1,000.00');
    const { body } = await server.game(findCurrentIssueCall.path, { lotteryId: '1' });
    const gameItem = [{ totalAmount: 100, numberRecord: BIG }];
    const bet = { issueCode: body.data.issueCode, lotteryId: '1', totalAmount: 100, gameItem };
    await server.game(placeBetCall.path, bet, player.headers);

    pullDown(screen.getByRole('main'), 200);
    await expect.poll(available).toContain('900.00');
  });

  it('offers to try again when the server cannot be reached', async () => {
    const server = await startFrozenServer();
    pointAppAt('http://127.0.0.1:9');
    const user = await openApp('/');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    pointAppAt(server.app.listeningOrigin);
    await user.click(retry);
    await screen.findByText('Closes in');
  });
});
