import { DEMO_PAY_PASSWORD } from '@canada28/db/seeds/demo.ts';
import { addTestAddress, TRON_ADDRESS } from '@canada28/mock-server/testing/test-finance.ts';
import type { TestServer } from '@canada28/mock-server/testing/test-server.ts';
import { getWithdrawalMethodsCall } from '@canada28/shared/contract/withdrawals.contract.ts';
import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { findPasscodeSheet } from '../../testing/find-passcode-sheet.ts';
import { type Passage, startProxy } from '../../testing/lost-answers.ts';
import { logInAsPlayer, openApp, pointAppAt, startServer } from '../../testing/walk-app.tsx';

const ETHEREUM_ADDRESS = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

let server: TestServer;

beforeEach(async () => {
  server = await startServer();
  await server.control('clock', { freeze: true });
});

/** A player who may withdraw, to one address. */
function logInAsWithdrawer(): void {
  const player = logInAsPlayer(server, { hasPayPassword: true, hasDeposited: true });
  addTestAddress(server.world, player);
}

const amountField = () => screen.findByLabelText<HTMLInputElement>('Amount');
const pickedAddress = (name: RegExp) => screen.findByRole('button', { name });

/** Types an amount and goes where another address is added. */
async function leaveToAddAddress(user: UserEvent): Promise<void> {
  await user.type(await amountField(), '100');
  await user.click(await pickedAddress(/My wallet/));
  const sheet = await screen.findByRole('dialog', { name: 'Withdraw to' });
  await user.click(within(sheet).getByRole('button', { name: 'Add an address' }));
  await screen.findByRole('heading', { name: 'Add an address' });
}

async function addColdStorage(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('tab', { name: 'ERC20' }));
  await user.type(await screen.findByLabelText('ERC20 address'), ETHEREUM_ADDRESS);
  await user.type(screen.getByLabelText('Name (optional)'), 'Cold storage');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await findPasscodeSheet();
  await user.keyboard(DEMO_PAY_PASSWORD);
  await expect.poll(() => location.pathname).toBe('/withdraw');
}

async function withdraw(user: UserEvent): Promise<HTMLElement> {
  await user.click(screen.getByRole('button', { name: /^Withdraw/ }));
  return findPasscodeSheet();
}

async function close(user: UserEvent, sheet: HTMLElement): Promise<void> {
  await user.click(within(sheet).getByRole('button', { name: 'Close' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBe(null);
}

describe('a withdrawal that is being entered', () => {
  it('outlives the way to another address, which is picked then, and ends with the withdrawal', async () => {
    logInAsWithdrawer();
    const user = await openApp('/withdraw');
    await leaveToAddAddress(user);
    await addColdStorage(user);
    expect((await amountField()).value).toBe('100');
    await pickedAddress(/Cold storage/);
    within(await withdraw(user)).getByText(ETHEREUM_ADDRESS);
    await user.keyboard(DEMO_PAY_PASSWORD);
    await screen.findByRole('heading', { name: 'Withdrawal details' });
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect((await amountField()).value).toBe('');
    await pickedAddress(/My wallet/);
  });

  it('is as it was when the player comes back without another address', async () => {
    logInAsWithdrawer();
    const user = await openApp('/withdraw');
    await leaveToAddAddress(user);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect((await amountField()).value).toBe('100');
    await pickedAddress(/My wallet/);
  });

  it('goes where the player was told when the added address arrives after the press', async () => {
    logInAsWithdrawer();
    let letGo = () => {};
    const released = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let isLate = false;
    const passage: Passage = async (path) => {
      if (isLate && path.endsWith(getWithdrawalMethodsCall.path)) await released;
      return 'deliver' as const;
    };
    pointAppAt(await startProxy(server.app.listeningOrigin, passage));
    const user = await openApp('/withdraw');
    await leaveToAddAddress(user);
    isLate = true;
    await addColdStorage(user);
    await pickedAddress(/My wallet/);
    const sheet = await withdraw(user);
    within(sheet).getByText(TRON_ADDRESS);
    await close(user, sheet);
    await user.click(await pickedAddress(/My wallet/));
    const addresses = await screen.findByRole('dialog', { name: 'Withdraw to' });
    letGo();
    await within(addresses).findByText('Cold storage');
    await close(user, addresses);
    await pickedAddress(/My wallet/);
  });

  it('is not shown to another player', async () => {
    logInAsWithdrawer();
    const user = await openApp('/withdraw');
    await user.type(await amountField(), '100');
    act(logInAsWithdrawer);
    await expect.poll(async () => (await amountField()).value).toBe('');
  });
});
