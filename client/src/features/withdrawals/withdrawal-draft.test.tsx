import { DEMO_PAY_PASSWORD } from '@canada28/db/seeds/demo.ts';
import { addTestAddress, TRON_ADDRESS } from '@canada28/mock-server/testing/test-finance.ts';
import type { TestServer } from '@canada28/mock-server/testing/test-server.ts';
import { deleteAddressCall } from '@canada28/shared/contract/addresses.contract.ts';
import { ERROR_TEXTS } from '@canada28/shared/contract/error-texts.ts';
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
function logInAsWithdrawer() {
  const player = logInAsPlayer(server, { hasPayPassword: true, hasDeposited: true });
  return { player, addressId: addTestAddress(server.world, player) };
}

const amountField = () => screen.findByLabelText<HTMLInputElement>('Amount');
const pickedAddress = (name: RegExp) => screen.findByRole('button', { name, description: 'Withdraw to' });

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

  it('asks for no password for another address when the one it was for is deleted elsewhere', async () => {
    const { player, addressId } = logInAsWithdrawer();
    const user = await openApp('/withdraw');
    await leaveToAddAddress(user);
    await addColdStorage(user);
    await user.click(await pickedAddress(/Cold storage/));
    const addresses = await screen.findByRole('dialog', { name: 'Withdraw to' });
    await user.click(within(addresses).getByRole('button', { name: /My wallet/ }));
    const sheet = await withdraw(user);
    within(sheet).getByText(TRON_ADDRESS);
    await server.call(deleteAddressCall.path, { id: addressId }, player.headers);
    const sheetAsThePageIsShownAgain = () => {
      act(() => void window.dispatchEvent(new Event('visibilitychange')));
      return screen.queryByRole('dialog');
    };
    await expect.poll(sheetAsThePageIsShownAgain).toBe(null);
    await pickedAddress(/Cold storage/);
  });

  it('is refused with a word that stays when its address was deleted elsewhere', async () => {
    const { player, addressId } = logInAsWithdrawer();
    const user = await openApp('/withdraw');
    await user.type(await amountField(), '100');
    await withdraw(user);
    await server.call(deleteAddressCall.path, { id: addressId }, player.headers);
    await user.keyboard(DEMO_PAY_PASSWORD);
    await pickedAddress(/Add an address/);
    screen.getByText(ERROR_TEXTS.en.withdrawalAddressNotUsable);
  });

  it('is not shown to another player', async () => {
    logInAsWithdrawer();
    const user = await openApp('/withdraw');
    await user.type(await amountField(), '100');
    await act(async () => void logInAsWithdrawer());
    await expect.poll(async () => (await amountField()).value).toBe('');
  });
});
