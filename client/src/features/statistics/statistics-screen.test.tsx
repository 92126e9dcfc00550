import { TEST_NOW_MS } from '@canada28/mock-server/testing/test-server.ts';
import { placeBetCall } from '@canada28/shared/contract/betting.contract.ts';
import { findCurrentIssueCall } from '@canada28/shared/contract/draws.contract.ts';
import { listDayProfitsCall } from '@canada28/shared/contract/statistics.contract.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startScriptedServer } from '../../testing/scripted-server.ts';
import { logInAsPlayer, openApp, pointAppAt, startServer } from '../../testing/walk-app.tsx';

const BIG = '31';
const TO_NEXT_SALE_MS = 150_000;

const fact = (label: string) =>
  within(screen.getByText(label, { selector: 'dt' }).closest('div') as HTMLElement);

/** The sum that the screen is about; the chart names sums, too. */
async function findNet(sum: string): Promise<void> {
  const caption = await screen.findByText('Net result', { selector: 'p' });
  await within(caption.parentElement as HTMLElement).findByText(sum);
}

async function startFrozenServer() {
  const server = await startServer();
  await server.control('clock', { freeze: true });
  return server;
}

describe('profit statistics', () => {
  it('show stakes, winnings, net and win rate of the settled bets', async () => {
    const server = await startFrozenServer();
    const player = logInAsPlayer(server);
    await server.control('draws/script', { sums: [18] });
    const { body } = await server.game(findCurrentIssueCall.path, { lotteryId: '1' });
    const { issueCode } = body.data;
    const gameItem = [
      { totalAmount: 50, numberRecord: BIG },
      { totalAmount: 20, numberRecord: '3' },
    ];
    const slip = { issueCode, lotteryId: '1', totalAmount: 70, gameItem };
    await server.game(placeBetCall.path, slip, player.headers);
    const user = await openApp('/home/statistical');
    await screen.findByText('No settled bets in this period');

    await server.control('clock', { advance: TO_NEXT_SALE_MS });
    await findNet('+29.95');
    fact('Staked').getByText('70.00');
    fact('Won').getByText('99.95');
    fact('Win rate').getByText('50%');
    fact('Win rate').getByText('1 of 2');
    screen.getByRole('img', { name: 'Daily net result: highest +29.95, lowest 0.00 USDT' });
    await user.click(screen.getByText('Show as a table'));
    const [, day] = screen.getAllByRole('row');
    expect(day?.textContent).toBe('09/16/202670.0099.95+29.95');
    screen.getByText(/Past results do not predict future ones/);
  });

  it('tell a loss as a plain figure', async () => {
    const server = await startFrozenServer();
    const player = logInAsPlayer(server);
    await server.control('draws/script', { sums: [3] });
    const { body } = await server.game(findCurrentIssueCall.path, { lotteryId: '1' });
    const gameItem = [{ totalAmount: 50, numberRecord: BIG }];
    const slip = { issueCode: body.data.issueCode, lotteryId: '1', totalAmount: 50, gameItem };
    await server.game(placeBetCall.path, slip, player.headers);
    await server.control('clock', { advance: TO_NEXT_SALE_MS });
    const user = await openApp('/home/statistical');
    await findNet('-50.00');
    await user.click(screen.getByRole('tab', { name: 'Today' }));
    await findNet('-50.00');
    expect(screen.queryByRole('img', { name: /Daily net result/ })).toBeNull();
    expect(screen.queryByText(/win back|bet again/i)).toBeNull();
  });

  it('do without the parts of the net where a server tells the net alone', async () => {
    logInAsPlayer(await startFrozenServer());
    await startScriptedServer(({ url }) => {
      if (!url?.endsWith(listDayProfitsCall.path)) return undefined;
      const data = [{ analDate: '2026-09-16', analAomout: 12.5 }];
      return {
        headers: { date: new Date(TEST_NOW_MS).toUTCString() },
        body: { code: 200, data, msg: '' },
      };
    });
    await openApp('/home/statistical');
    await findNet('+12.50');
    expect(screen.queryByText('Staked')).toBeNull();
    expect(screen.queryByText('Win rate')).toBeNull();
  });

  it('lead to the past bets', async () => {
    logInAsPlayer(await startFrozenServer());
    const user = await openApp('/home/statistical');
    await user.click(await screen.findByRole('link', { name: 'Past bets' }));
    await screen.findByText('No settled bets yet');
  });

  it('ask a guest to log in', async () => {
    await startFrozenServer();
    await openApp('/home/statistical');
    await screen.findByText('Please log in first');
  });

  it('offer to try again when they cannot be had', async () => {
    const server = await startFrozenServer();
    logInAsPlayer(server);
    pointAppAt('http://127.0.0.1:9');
    const user = await openApp('/home/statistical');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    pointAppAt(server.app.listeningOrigin);
    await user.click(retry);
    await screen.findByText('No settled bets in this period');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });
});
