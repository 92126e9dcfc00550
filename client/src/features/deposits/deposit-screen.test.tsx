import { DEMO_PAY_PASSWORD } from '@canada28/db/seeds/demo.ts';
import type { TestServer } from '@canada28/mock-server/testing/test-server.ts';
import { getDepositMethodsCall, submitDepositCall } from '@canada28/shared/contract/deposits.contract.ts';
import { DICT_CODES, getDictDataCall } from '@canada28/shared/contract/dictionary.contract.ts';
import { listFinanceOrdersCall } from '@canada28/shared/contract/finance.contract.ts';
import { updatePlayLimitsCall } from '@canada28/shared/contract/play-limits.contract.ts';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startExampleServer } from '../../testing/example-server.ts';
import { findPasscodeSheet } from '../../testing/find-passcode-sheet.ts';
import { holdsBack, losesFirst, startProxy } from '../../testing/lost-answers.ts';
import { startScriptedServer } from '../../testing/scripted-server.ts';
import { findMessage, logInAsPlayer, openApp, pointAppAt, startServer } from '../../testing/walk-app.tsx';

const REVIEW_MS = 20_000;

async function startFrozenServer(options: Parameters<typeof startServer>[0] = {}): Promise<TestServer> {
  const server = await startServer(options);
  await server.control('clock', { freeze: true });
  return server;
}

/** What the head of the deposit says, which is read out when it changes. */
const head = () => document.querySelector('main [role="status"]')?.textContent ?? '';
const amountField = () => screen.findByLabelText('Deposit amount');
const pressPaid = async (user: Awaited<ReturnType<typeof openApp>>) =>
  user.click(screen.getByRole('button', { name: 'I have paid' }));

describe('deposit', () => {
  it('shows the address of the chosen network and copies it', async () => {
    logInAsPlayer(await startFrozenServer());
    const user = await openApp('/recharge');
    await screen.findByRole('img', { name: 'QR code of the TRC20 address' });
    await user.click(screen.getByRole('tab', { name: 'ERC20' }));
    await screen.findByRole('img', { name: 'QR code of the ERC20 address' });
    await user.click(screen.getByRole('button', { name: 'Copy address' }));
    await findMessage('Copied');
    const address = await navigator.clipboard.readText();
    expect(address).toMatch(/^0x[0-9a-fA-F]{40}$/);
    screen.getByText(address);
    await user.click(screen.getByRole('tab', { name: 'TRC20' }));
  });

  it.each([
    ['nothing', '', 'No deposit amount entered'],
    ['too little', '9.99', 'Please enter a correct deposit amount of 10-50000'],
    ['too much', '50000.01', 'Please enter a correct deposit amount of 10-50000'],
  ])('says what is wrong with %s', async (_, amount, problem) => {
    logInAsPlayer(await startFrozenServer());
    const user = await openApp('/recharge');
    const field = await amountField();
    if (amount !== '') await user.type(field, amount);
    await pressPaid(user);
    await screen.findByText(problem);
    expect(location.pathname).toBe('/recharge');
  });

  it('promises the bonus that the server tells', async () => {
    const depositBonus = { percent: 10, mostMicros: 50_000_000 };
    logInAsPlayer(await startFrozenServer({ depositBonus }));
    const user = await openApp('/recharge');
    await screen.findByText('Bonus up to 50');
    await user.type(await amountField(), '255.5');
    screen.getByText('Bonus 25.55 (up to 50)');
    await user.clear(await amountField());
    screen.getByText('Bonus up to 50');
  });

  it('promises no bonus where the server tells none', async () => {
    logInAsPlayer(await startFrozenServer());
    await startScriptedServer(({ url }) => {
      if (url?.endsWith('getDictData')) return { body: { code: 200, data: [], msg: '' } };
      const data = getDepositMethodsCall.example.output;
      return url?.endsWith('getDepositMethod') ? { body: { code: 200, data, msg: '' } } : undefined;
    });
    await openApp('/recharge');
    await amountField();
    expect(screen.queryByText(/Bonus up to/)).toBe(null);
  });

  it('goes from submitted to credited while the player watches', async () => {
    const server = await startFrozenServer();
    logInAsPlayer(server);
    const user = await openApp('/recharge');
    await user.click(await screen.findByRole('button', { name: '500' }));
    await pressPaid(user);
    await findMessage('Deposit submitted, please wait for review');
    await expect.poll(() => location.pathname).toBe('/recharge/detail');
    await expect.poll(head).toMatch(/500\.00 USDT.*Pending review/);
    await server.control('clock', { advance: REVIEW_MS });
    await expect.poll(head).toContain('Success');
    expect(screen.getByText('Credited').nextSibling?.textContent).toBe('500.00');
    expect(screen.getByText('Bonus').nextSibling?.textContent).toBe('25.00');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect((await amountField()).getAttribute('value')).toBe('');
  });

  it('leaves a player alone who has left before the answer, and is empty for the next', async () => {
    const server = await startFrozenServer();
    const player = logInAsPlayer(server);
    const { passage, letGo } = holdsBack('/submitDepositOrder');
    pointAppAt(await startProxy(server.app.listeningOrigin, passage));
    const user = await openApp('/recharge');
    await user.type(await amountField(), '100');
    await pressPaid(user);
    await user.click(screen.getByRole('link', { name: 'Home' }));
    await expect.poll(() => location.pathname).toBe('/');
    await user.click(screen.getByRole('link', { name: 'Deposit' }));
    const again = await screen.findByRole('button', { name: /I have paid/ });
    expect(again.getAttribute('aria-busy')).toBe('true');
    await user.click(again);
    await user.click(screen.getByRole('link', { name: 'Home' }));
    letGo();
    await findMessage('Deposit submitted, please wait for review');
    expect(location.pathname).toBe('/');
    await user.click(screen.getByRole('link', { name: 'Deposit' }));
    expect((await amountField()).getAttribute('value')).toBe('');
    const { body } = await server.call(listFinanceOrdersCall.path, { type: 10 }, player.headers);
    expect(body.data.total).toBe(1);
  });

  it('is another one when the same is deposited a day after an answer was lost', async () => {
    const server = await startFrozenServer();
    const player = logInAsPlayer(server);
    pointAppAt(await startProxy(server.app.listeningOrigin, losesFirst('/submitDepositOrder')));
    const user = await openApp('/recharge');
    await user.type(await amountField(), '100');
    await pressPaid(user);
    await screen.findByText(/Check your history before trying again/);
    await server.control('clock', { advance: 20 * 3_600_000 });
    await user.click(screen.getByRole('link', { name: 'Home' }));
    await screen.findByRole('timer');
    await user.click(screen.getByRole('link', { name: 'Deposit' }));
    await amountField();
    await pressPaid(user);
    await expect.poll(() => location.pathname).toBe('/recharge/detail');
    const { body } = await server.call(listFinanceOrdersCall.path, { type: 10 }, player.headers);
    expect(body.data.total).toBe(2);
  });

  it('leads back to a deposit that is still in review', async () => {
    const server = await startFrozenServer();
    const player = logInAsPlayer(server);
    const order = { depositTypeId: 1, ruleId: 1, addressId: 1, amount: 88 };
    await server.call(submitDepositCall.path, order, player.headers);
    await openApp('/recharge');
    const link = await screen.findByRole('link', { name: /Deposit in review.*88\.00/ });
    expect(link.getAttribute('href')).toMatch(/^\/recharge\/detail\?id=\d{19}$/);
  });

  it('asks for the transaction password only when the server demands it', async () => {
    const server = await startFrozenServer({ isDepositPasswordRequired: true });
    logInAsPlayer(server, { hasPayPassword: true });
    const user = await openApp('/recharge');
    await user.type(await amountField(), '100');
    expect(screen.queryByRole('dialog')).toBe(null);
    await pressPaid(user);
    const sheet = await findPasscodeSheet();
    for (const _ of [1, 2, 3, 4]) await user.click(within(sheet).getByRole('button', { name: '9' }));
    await within(sheet).findByText('The password is wrong');
    for (const digit of DEMO_PAY_PASSWORD) {
      await user.click(within(sheet).getByRole('button', { name: digit }));
    }
    await expect.poll(() => location.pathname).toBe('/recharge/detail');
  });

  it('asks for the password first once the server has demanded it: no later deposit is a wrong attempt', async () => {
    const server = await startFrozenServer({ isDepositPasswordRequired: true });
    logInAsPlayer(server, { hasPayPassword: true });
    let sent = 0;
    const passage = (path: string) => {
      if (path.endsWith('/submitDepositOrder')) sent += 1;
      return 'deliver' as const;
    };
    pointAppAt(await startProxy(server.app.listeningOrigin, passage));
    const user = await openApp('/recharge');
    const deposit = async (amount: string) => {
      await user.type(await amountField(), amount);
      await pressPaid(user);
      await findPasscodeSheet();
      await user.keyboard(DEMO_PAY_PASSWORD);
      await expect.poll(() => location.pathname).toBe('/recharge/detail');
    };
    await deposit('100');
    expect(sent).toBe(2);
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    await deposit('200');
    expect(sent).toBe(3);
  });

  it('sends a player without a transaction password to set one and keeps the amount', async () => {
    const server = await startFrozenServer({ isDepositPasswordRequired: true });
    logInAsPlayer(server);
    const user = await openApp('/recharge');
    await user.type(await amountField(), '100');
    await pressPaid(user);
    await screen.findByRole('alertdialog', { name: 'Please set a transaction password first' });
    await user.click(screen.getByRole('button', { name: 'Set transaction password' }));
    await screen.findByRole('heading', { name: 'Set transaction password' });
    expect(location.pathname).toBe('/accountSecurity/dealPwdEdit');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect((await amountField()).getAttribute('value')).toBe('100');
  });

  it('shows what is being entered to no other player', async () => {
    const server = await startFrozenServer();
    logInAsPlayer(server);
    const user = await openApp('/recharge');
    await user.type(await amountField(), '100');
    await act(async () => void logInAsPlayer(server));
    await expect.poll(async () => (await amountField()).getAttribute('value')).toBe('');
  });

  it('says what the server refuses beside the amount', async () => {
    const server = await startFrozenServer();
    const player = logInAsPlayer(server);
    await server.call(updatePlayLimitsCall.path, { dailyDeposit: 50 }, player.headers);
    const user = await openApp('/recharge');
    await user.type(await amountField(), '100');
    await pressPaid(user);
    await screen.findByText(/This exceeds your daily deposit limit of 50 USDT/);
  });

  it('is closed to an account that may not trade', async () => {
    logInAsPlayer(await startFrozenServer(), { status: 3 });
    await openApp('/recharge');
    await screen.findByText('This account is forbidden to trade');
    expect(screen.queryByRole('button', { name: 'I have paid' })).toBe(null);
  });

  it('offers every method of the server, each with its own addresses and limits', async () => {
    logInAsPlayer(await startFrozenServer());
    const [usual] = getDepositMethodsCall.example.output;
    const rule = { ...usual?.rule, id: 9, minAmount: 200, maxAmount: 900 };
    const large = { ...usual, id: 4, name: 'USDT large', sort: 2, rule };
    const received = await startExampleServer({ [getDepositMethodsCall.path]: [usual, large] });
    const user = await openApp('/recharge');
    const methods = within(await screen.findByRole('group', { name: 'Deposit method' }));
    await user.click(methods.getByRole('button', { name: 'USDT large' }));
    screen.getByText('200–900 per deposit');
    await user.type(await amountField(), '300');
    await pressPaid(user);
    const sent = () => received.find(({ url }) => url?.endsWith(submitDepositCall.path))?.body;
    await expect.poll(sent).toMatchObject({ depositTypeId: 4, ruleId: 9, amount: 300 });
  });

  it('shows limits and bonus with the decimals that they have', async () => {
    logInAsPlayer(await startFrozenServer());
    const [usual] = getDepositMethodsCall.example.output;
    const rule = { ...usual?.rule, minAmount: 10.5, maxAmount: 1499.5 };
    const bonus = [{ sort: 1, label: '', value: '{"percent":5,"most":388.5}' }];
    await startExampleServer({
      [getDepositMethodsCall.path]: [{ ...usual, rule }],
      [getDictDataCall.path]: [{ type: DICT_CODES.depositBonus, value: bonus }],
    });
    await openApp('/recharge');
    await screen.findByText('10.5–1,499.5 per deposit');
    await screen.findByText('Bonus up to 388.5');
  });

  it('draws the code of an address itself where the server sends no picture of it', async () => {
    logInAsPlayer(await startFrozenServer());
    const [method] = getDepositMethodsCall.example.output;
    const [receiver] = method?.address['trc-20'] ?? [];
    const address = { 'trc-20': [{ ...receiver, qrImage: '' }] };
    await startExampleServer({ [getDepositMethodsCall.path]: [{ ...method, address }] });
    await openApp('/recharge');
    const code = await screen.findByRole('img', { name: 'QR code of the TRC20 address' });
    expect(code.querySelector('path')).not.toBe(null);
  });

  it('offers to try again when the ways to deposit cannot be loaded', async () => {
    logInAsPlayer(await startFrozenServer());
    const server = await startScriptedServer(({ url }) =>
      url?.endsWith('getDepositMethod')
        ? { body: { code: 500, data: null, msg: 'System error' } }
        : undefined,
    );
    const user = await openApp('/recharge');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    const asked = () => server.filter(({ url }) => url?.endsWith('getDepositMethod')).length;
    await expect.poll(asked).toBe(2);
  });

  it('tells players without USDT how to get some, guests too', async () => {
    await startFrozenServer();
    await openApp('/recharge/other');
    await screen.findByRole('heading', { name: 'Buy USDT' });
    await screen.findByText(/This is a demo with no real money/);
    expect(screen.getByRole('link', { name: 'Go to deposit' }).getAttribute('href')).toBe('/recharge');
  });
});
