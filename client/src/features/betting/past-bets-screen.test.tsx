import type { TestPlayer } from '@canada28/mock-server/testing/test-player.ts';
import type { TestServer } from '@canada28/mock-server/testing/test-server.ts';
import { placeBetCall } from '@canada28/shared/contract/betting.contract.ts';
import { findCurrentIssueCall } from '@canada28/shared/contract/draws.contract.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { logInAsPlayer, openApp, pointAppAt, startServer } from '../../testing/walk-app.tsx';

const BIG = '31';
const SMALL = '30';
const TO_NEXT_SALE_MS = 150_000;

async function startFrozenServer() {
  const server = await startServer();
  await server.control('clock', { freeze: true });
  return server;
}

async function bet(
  server: TestServer,
  player: TestPlayer,
  totalAmount: number,
  numberRecord = BIG,
): Promise<string> {
  const { body } = await server.game(findCurrentIssueCall.path, { lotteryId: '1' });
  const { issueCode } = body.data;
  const gameItem = [{ totalAmount, numberRecord }];
  await server.game(placeBetCall.path, { issueCode, lotteryId: '1', totalAmount, gameItem }, player.headers);
  return issueCode;
}

describe('past bets', () => {
  it('show by issue what was drawn and what it came to, and nothing that is still open', async () => {
    const server = await startFrozenServer();
    const player = logInAsPlayer(server);
    await server.control('draws/script', { digits: [[7, 3, 8]] });
    const wonIssue = await bet(server, player, 100);
    await server.control('clock', { advance: TO_NEXT_SALE_MS });
    const openIssue = await bet(server, player, 50);
    await openApp('/order/betting/past');
    const head = await screen.findByRole('heading', { name: new RegExp(`Issue ${wonIssue}`) });
    expect(head.textContent).toMatch(/7 \+ 3 \+ 8 = 18\+99\.90/);
    await within(head).findByRole('img', { name: 'Set by a tester' });
    expect(screen.queryByText(new RegExp(openIssue))).toBeNull();
    screen.getByText('End of list');
  });

  it('tell the net of an issue once all of its bets are here', async () => {
    const server = await startFrozenServer();
    const player = logInAsPlayer(server);
    await server.control('draws/script', { sums: [18] });
    await bet(server, player, 100);
    for (let count = 0; count < 20; count += 1) await bet(server, player, 1, SMALL);
    await server.control('clock', { advance: TO_NEXT_SALE_MS });
    const user = await openApp('/order/betting/past');
    const head = await screen.findByRole('heading', { name: /^Issue/ });
    expect(within(head).queryByText(/[+-]\d/)).toBe(null);
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await within(head).findByText('+79.90');
  });

  it('say so when there are none', async () => {
    const server = await startFrozenServer();
    logInAsPlayer(server);
    await openApp('/order/betting/past');
    await screen.findByText('No settled bets yet');
  });

  it('ask a guest to log in', async () => {
    await startFrozenServer();
    await openApp('/order/betting/past');
    await screen.findByText('Please log in first');
  });

  it('offer to try again when they cannot be had', async () => {
    const server = await startFrozenServer();
    logInAsPlayer(server);
    pointAppAt('http://127.0.0.1:9');
    const user = await openApp('/order/betting/past');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    pointAppAt(server.app.listeningOrigin);
    await user.click(retry);
    await screen.findByText('No settled bets yet');
  });
});
