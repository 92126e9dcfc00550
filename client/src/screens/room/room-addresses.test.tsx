import type { TestServer } from '@canada28/mock-server/testing/test-server.ts';
import { findCurrentIssueCall, findHistoryIssueCall } from '@canada28/shared/contract/draws.contract.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useBetSlip } from '../../features/betting/bet-slip.store.ts';
import { useDrawView } from '../../features/draws/draw-view.store.ts';
import { passSeconds, startStillServer } from '../../testing/move-time.ts';
import { logInAsPlayer, openApp } from '../../testing/walk-app.tsx';

/** A test begins one minute into a sale of three. */
const TO_CUTOFF = 120;

beforeEach(() => {
  useBetSlip.setState(useBetSlip.getInitialState());
  useDrawView.setState(useDrawView.getInitialState());
});

async function hashOnSale(server: TestServer): Promise<string> {
  const { body } = await server.game(findCurrentIssueCall.path, { lotteryId: '1' });
  return body.data.seedHash;
}

describe('an address of the betting screen', () => {
  it('fills the slip, which the player has still to place', async () => {
    const server = await startStillServer();
    logInAsPlayer(server);
    await openApp('/order/betting?bet=31:50,18:20');
    const slip = await screen.findByRole('region', { name: 'Bet slip' });
    await within(slip).findByText('2 selected');
    within(slip).getByText(/^70\.00/);
    expect(screen.queryByText(/good luck/)).toBeNull();
  });

  it('fills the slip once: what the player changed since is there after the way to the log in and back', async () => {
    await startStillServer();
    const user = await openApp('/order/betting?bet=31:50');
    const slip = await screen.findByRole('region', { name: 'Bet slip' });
    await user.click(within(slip).getByRole('button', { name: '100' }));
    await user.click(screen.getByRole('button', { name: '18 18.15' }));
    await within(slip).findByText('2 selected');
    await user.click(within(slip).getByRole('button', { name: 'Bet now' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Log in' }));
    await screen.findByLabelText('Account name');
    expect(screen.queryByRole('region', { name: 'Bet slip' })).toBeNull();
    history.back();
    await within(await screen.findByRole('region', { name: 'Bet slip' })).findByText('2 selected');
    expect(useBetSlip.getState().stakes.map(({ amountMicros }) => amountMicros)).toEqual([1e8, 1e8]);
  });

  it('keeps what else it opens when the slip is filled', async () => {
    const server = await startStillServer();
    logInAsPlayer(server);
    await openApp('/order/betting?bet=31:50&chase=18:10&issues=4');
    const sheet = within(await screen.findByRole('dialog', { name: 'Chase' }));
    expect(sheet.getAllByRole('row')).toHaveLength(5);
    expect(useBetSlip.getState().stakes).toEqual([{ playCode: 31, amountMicros: 5e7 }]);
    expect([...new URLSearchParams(location.search).keys()]).toEqual(['chase', 'issues']);
  });

  it('opens the sheet of a chase with its plan; closed, it is gone from the address', async () => {
    const server = await startStillServer();
    logInAsPlayer(server);
    const user = await openApp('/order/betting?chase=31:10&mode=double&issues=4');
    const sheet = within(await screen.findByRole('dialog', { name: 'Chase' }));
    const [, ...rows] = sheet.getAllByRole('row');
    expect(rows.map(({ children }) => children[2]?.textContent)).toEqual(['10', '20', '40', '80']);
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location.search).toBe('');
    expect(useBetSlip.getState().stakes).toEqual([]);
  });

  it('opens no sheet where it names no bet', async () => {
    await startStillServer();
    await openApp('/order/betting?chase=99:10&mode=double');
    await screen.findByRole('button', { name: 'Big 1.999' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows the last draw whole', async () => {
    const server = await startStillServer();
    const { body } = await server.game(findHistoryIssueCall.path, { lotteryId: '1' });
    const [{ issueCode }] = body.data;
    await openApp(`/order/betting?draw=${issueCode}`);
    await screen.findByRole('heading', { name: `Result of issue ${issueCode}` });
  });
});

describe('what binds a draw', () => {
  it('is in sight from the sale until the draw, then its verification takes its place', async () => {
    const server = await startStillServer();
    const hash = await hashOnSale(server);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    const user = await openApp('/order/betting');
    await screen.findByText(hash);
    await passSeconds(server, TO_CUTOFF);
    await screen.findByText('Draw in');
    screen.getByText(hash);
    await passSeconds(server, 30);
    await user.click(await screen.findByRole('button', { name: 'Skip' }));
    await screen.findByRole('button', { name: 'Verify this draw' });
    expect(screen.queryByText(hash)).toBeNull();
  });
});
