import { DEMO_PAY_PASSWORD } from '@canada28/db/seeds/demo.ts';
import {
  addTestAddress,
  depositNow,
  moneyOf,
  TRON_ADDRESS,
} from '@canada28/mock-server/testing/test-finance.ts';
import type { TestPlayer } from '@canada28/mock-server/testing/test-player.ts';
import type { TestServer } from '@canada28/mock-server/testing/test-server.ts';
import { addAddressCall } from '@canada28/shared/contract/addresses.contract.ts';
import { listFinanceOrdersCall } from '@canada28/shared/contract/finance.contract.ts';
import {
  getWithdrawalMethodsCall,
  submitWithdrawalCall,
} from '@canada28/shared/contract/withdrawals.contract.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { startExampleServer } from '../../testing/example-server.ts';
import { findPasscodeSheet } from '../../testing/find-passcode-sheet.ts';
import { holdsBack, losesFirst, startProxy } from '../../testing/lost-answers.ts';
import { findMessage, logInAsPlayer, openApp, pointAppAt, startServer } from '../../testing/walk-app.tsx';

let server: TestServer;

beforeEach(async () => {
  server = await startServer({ depositBonus: { percent: 0, mostMicros: 0 } });
  await server.control('clock', { freeze: true });
});

/** A player with 1,100 USDT, a transaction password and a deposit that has succeeded. */
function logInAsWithdrawer(): TestPlayer {
  return logInAsPlayer(server, { creditMicros: 1_100_000_000, hasPayPassword: true, hasDeposited: true });
}

const amountField = () => screen.findByLabelText('Amount');
/** Asks for a withdrawal of 100 USDT and confirms it. */
async function withdraw100(user: Awaited<ReturnType<typeof openApp>>): Promise<HTMLElement> {
  await user.type(await amountField(), '100');
  await press(user);
  const sheet = await findPasscodeSheet();
  await user.keyboard(DEMO_PAY_PASSWORD);
  return sheet;
}

const press = (user: Awaited<ReturnType<typeof openApp>>) =>
  user.click(screen.getByRole('button', { name: /^Withdraw/ }));

describe('withdrawal', () => {
  it('opens with the first deposit that is credited', async () => {
    const player = logInAsPlayer(server, { hasPayPassword: true });
    depositNow(server.world, player, 88);
    await openApp('/withdraw');
    await screen.findByText('Withdrawals open after your first deposit');
    await server.control('clock', { advance: 20_000 });
    await screen.findByLabelText('Amount', {}, { timeout: 5000 });
    await screen.findByText(/1,088\.00/);
  });

  it('tells fee and arriving sum before the password, and holds the amount after it', async () => {
    const player = logInAsWithdrawer();
    addTestAddress(server.world, player);
    const user = await openApp('/withdraw');
    await user.type(await amountField(), '100');
    expect(screen.getByText('Fee (0.01%)').nextSibling?.textContent).toBe('-0.01');
    expect(screen.getByText('You receive').nextSibling?.textContent).toContain('99.99');
    await press(user);
    const sheet = await findPasscodeSheet();
    within(sheet).getByText(TRON_ADDRESS);
    for (const digit of DEMO_PAY_PASSWORD) {
      await user.click(within(sheet).getByRole('button', { name: digit }));
    }
    await findMessage('Withdrawal successful, please wait for review');
    await expect.poll(() => location.pathname).toBe('/withdraw/detail');
    expect(moneyOf(server.world, player)).toEqual({ available: 1000, frozen: 100 });
  });

  it.each([`/${submitWithdrawalCall.path}`, `/${listFinanceOrdersCall.path}`])(
    'is one, also when the sheet is closed before %s has answered and the player presses again',
    async (slowCall) => {
      const player = logInAsWithdrawer();
      addTestAddress(server.world, player);
      const user = await openApp('/withdraw');
      await screen.findByText('Available 1,100.00');
      const { passage, letGo } = holdsBack(slowCall);
      pointAppAt(await startProxy(server.app.listeningOrigin, passage));
      const sheet = await withdraw100(user);
      await expect.poll(() => moneyOf(server.world, player).frozen).toBe(100);
      await user.click(within(sheet).getByRole('button', { name: 'Close' }));
      await expect.poll(() => screen.queryByRole('dialog')).toBe(null);
      await press(user);
      expect(screen.queryByRole('dialog')).toBe(null);
      letGo();
      await expect.poll(() => location.pathname).toBe('/withdraw/detail');
      expect(moneyOf(server.world, player)).toEqual({ available: 1000, frozen: 100 });
    },
  );

  it('says that it is not known when no answer comes, and is one when it is confirmed again', async () => {
    const player = logInAsWithdrawer();
    addTestAddress(server.world, player);
    pointAppAt(await startProxy(server.app.listeningOrigin, losesFirst('/submitWithdrawOrder')));
    const user = await openApp('/withdraw');
    await withdraw100(user);
    await screen.findByText(/Check your history before trying again/);
    await press(user);
    await findPasscodeSheet();
    await user.keyboard(DEMO_PAY_PASSWORD);
    await expect.poll(() => location.pathname).toBe('/withdraw/detail');
    expect(moneyOf(server.world, player)).toEqual({ available: 1000, frozen: 100 });
  });

  it('leaves a player alone who has left before the answer', async () => {
    const player = logInAsWithdrawer();
    addTestAddress(server.world, player);
    const { passage, letGo } = holdsBack(submitWithdrawalCall.path);
    pointAppAt(await startProxy(server.app.listeningOrigin, passage));
    const user = await openApp('/withdraw');
    const sheet = await withdraw100(user);
    await user.click(within(sheet).getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    await expect.poll(() => location.pathname).toBe('/center');
    letGo();
    await findMessage('Withdrawal successful, please wait for review');
    expect(location.pathname).toBe('/center');
  });

  it('keeps the sheet open when the password is wrong', async () => {
    const player = logInAsWithdrawer();
    addTestAddress(server.world, player);
    const user = await openApp('/withdraw');
    await user.type(await amountField(), '100');
    await press(user);
    const sheet = await findPasscodeSheet();
    await user.keyboard('9999');
    await within(sheet).findByText('The password is wrong');
    await user.click(within(sheet).getByRole('button', { name: '1' }));
    await user.click(within(sheet).getByRole('button', { name: 'Delete a digit' }));
    expect(moneyOf(server.world, player)).toEqual({ available: 1100, frozen: 0 });
  });

  it('takes all that is available with one tap', async () => {
    const player = logInAsWithdrawer();
    addTestAddress(server.world, player);
    const user = await openApp('/withdraw');
    await screen.findByText('Available 1,100.00');
    await user.click(screen.getByRole('button', { name: 'Max' }));
    expect((await amountField()).getAttribute('value')).toBe('1100');
    expect(screen.getByText('You receive').nextSibling?.textContent).toContain('1,099.89');
  });

  it.each([
    ['nothing', '', 'Please enter an amount'],
    ['too little', '9', 'Please enter a correct amount of 10-50000'],
    ['more than there is', '1100.01', 'Insufficient balance'],
  ])('says what is wrong with %s', async (_, amount, problem) => {
    addTestAddress(server.world, logInAsWithdrawer());
    const user = await openApp('/withdraw');
    await screen.findByText('Available 1,100.00');
    if (amount !== '') await user.type(await amountField(), amount);
    await press(user);
    await screen.findByText(problem);
    expect(screen.queryByRole('dialog')).toBe(null);
  });

  it('shows the currency and the limits of one withdrawal at all times', async () => {
    addTestAddress(server.world, await logInAsWithdrawer());
    const user = await openApp('/withdraw');
    await user.type(await amountField(), '9');
    await press(user);
    await screen.findByText('Please enter a correct amount of 10-50000');
    expect(screen.getByText('Currency').nextSibling?.textContent).toBe('USDT');
    screen.getByText('10–50,000 USDT per withdrawal');
  });

  it('offers every method of the server, and keeps to the limits and the fee of the chosen one', async () => {
    logInAsPlayer(server, { hasPayPassword: true });
    const [usual] = getWithdrawalMethodsCall.example.output;
    const rule = { ...usual?.rule, minAmount: 50, maxAmount: 2000, charges: 1 };
    const express = { ...usual, id: 7, name: 'USDT express', sort: 2, rule };
    const received = await startExampleServer({
      [getWithdrawalMethodsCall.path]: [express, { ...usual, sort: 1 }],
    });
    const user = await openApp('/withdraw');
    const methods = within(await screen.findByRole('group', { name: 'Withdrawal method' }));
    expect(methods.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'USDT',
      'USDT express',
    ]);
    await user.click(methods.getByRole('button', { name: 'USDT express' }));
    screen.getByText('50–2,000 USDT per withdrawal');
    await user.type(await amountField(), '100');
    expect(screen.getByText('Fee (1.00%)').nextSibling?.textContent).toBe('-1.00');
    await press(user);
    await findPasscodeSheet();
    await user.keyboard(DEMO_PAY_PASSWORD);
    const sent = () => received.find(({ url }) => url?.endsWith(submitWithdrawalCall.path))?.body;
    await expect.poll(sent).toMatchObject({ withdrawId: 7, amount: 100 });
  });

  it('says what opens it where a server keeps its methods to itself until then', async () => {
    logInAsPlayer(server, { hasPayPassword: true });
    await startExampleServer({
      [getWithdrawalMethodsCall.path]: [],
      [listFinanceOrdersCall.path]: { list: [], total: 0 },
    });
    await openApp('/withdraw');
    await screen.findByText('Withdrawals open after your first deposit');
  });

  it('shows the limits with the decimals that they have', async () => {
    logInAsWithdrawer();
    const [usual] = getWithdrawalMethodsCall.example.output;
    const rule = { ...usual?.rule, minAmount: 10.5, maxAmount: 1499.5 };
    await startExampleServer({ [getWithdrawalMethodsCall.path]: [{ ...usual, rule }] });
    await openApp('/withdraw');
    await screen.findByText('10.5–1,499.5 USDT per withdrawal');
  });

  it('goes to any of the own addresses', async () => {
    const player = logInAsWithdrawer();
    addTestAddress(server.world, player);
    const address = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
    const added = { name: 'Cold storage', currency: 'USDT', protocol: 'ERC20', address };
    await server.call(
      addAddressCall.path,
      { ...added, defaulted: 0, password: DEMO_PAY_PASSWORD },
      player.headers,
    );
    const user = await openApp('/withdraw');
    await user.click(await screen.findByRole('button', { name: /My wallet/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Withdraw to' });
    await user.click(within(sheet).getByRole('button', { name: /Cold storage/ }));
    await screen.findByRole('button', { name: /Cold storage/ });
    expect(screen.queryByRole('button', { name: /My wallet/ })).toBe(null);
  });

  it('asks for an address where there is none, and leads to where one is added', async () => {
    logInAsWithdrawer();
    const user = await openApp('/withdraw');
    await user.type(await amountField(), '100');
    await press(user);
    await screen.findByText('Please choose an address');
    await user.click(screen.getByRole('button', { name: 'Add an address' }));
    await expect.poll(() => location.pathname).toBe('/address/add');
  });

  it('needs a transaction password and leads to where it is set', async () => {
    logInAsPlayer(server);
    await openApp('/withdraw');
    await screen.findByText('You have not set a transaction password');
    const way = screen.getByRole('link', { name: 'Set transaction password' });
    expect(way.getAttribute('href')).toBe('/accountSecurity/dealPwdEdit');
  });

  it('opens with the first deposit that succeeds', async () => {
    const player = logInAsPlayer(server, { hasPayPassword: true });
    depositNow(server.world, player, 100);
    await openApp('/withdraw');
    await screen.findByText('Withdrawals open after your first deposit');
    expect(screen.queryByRole('button', { name: 'Withdraw' })).toBe(null);
  });

  it('is closed to an account that may not trade', async () => {
    logInAsPlayer(server, { status: 3, hasPayPassword: true });
    await openApp('/withdraw');
    await screen.findByText('This account is forbidden to trade');
  });
});
