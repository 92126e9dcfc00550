import { DEMO_PAY_PASSWORD } from '@canada28/db/seeds/demo.ts';
import { TRON_ADDRESS } from '@canada28/mock-server/testing/test-finance.ts';
import type { TestPlayer } from '@canada28/mock-server/testing/test-player.ts';
import type { TestServer } from '@canada28/mock-server/testing/test-server.ts';
import {
  ADDRESS_STATUS,
  addAddressCall,
  deleteAddressCall,
  listAddressesCall,
} from '@canada28/shared/contract/addresses.contract.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { startExampleServer } from '../../testing/example-server.ts';
import { findPasscodeSheet } from '../../testing/find-passcode-sheet.ts';
import { holdsBack, losesFirst, startProxy } from '../../testing/lost-answers.ts';
import { findMessage, logInAsPlayer, openApp, pointAppAt, startServer } from '../../testing/walk-app.tsx';

const ETHEREUM_ADDRESS = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

let server: TestServer;

beforeEach(async () => {
  server = await startServer();
});

async function addAddress(
  player: TestPlayer,
  name: string,
  protocol: string,
  address: string,
): Promise<void> {
  const added = { name, currency: 'USDT', protocol, address, defaulted: 0, password: DEMO_PAY_PASSWORD };
  await server.call(addAddressCall.path, added, player.headers).expect(({ body }) => {
    expect(body).toMatchObject({ code: 200 });
  });
}

/** A player with two addresses, of which the first is the default. */
async function logInWithTwoAddresses(): Promise<void> {
  const player = logInAsPlayer(server, { hasPayPassword: true });
  await addAddress(player, 'My wallet', 'TRC20', TRON_ADDRESS);
  await addAddress(player, 'Cold storage', 'ERC20', ETHEREUM_ADDRESS);
}

const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the address book', () => {
  it('has the default first, and another one can be made it', async () => {
    await logInWithTwoAddresses();
    const user = await openApp('/address');
    await expect.poll(names).toEqual(['My wallet', 'Cold storage']);
    await user.click(screen.getByRole('button', { name: 'Make default' }));
    await expect.poll(names).toEqual(['Cold storage', 'My wallet']);
    await expect.poll(() => document.activeElement?.textContent).toBe('Cold storage');
  });

  it('asks before it deletes', async () => {
    await logInWithTwoAddresses();
    const user = await openApp('/address');
    await expect.poll(names).toHaveLength(2);
    const [bin] = screen.getAllByRole('button', { name: 'Delete' });
    if (bin) await user.click(bin);
    const question = await screen.findByRole('alertdialog', { name: 'Delete this address?' });
    within(question).getByText(new RegExp(TRON_ADDRESS));
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await expect.poll(names).toEqual(['Cold storage']);
    await expect.poll(() => screen.queryByRole('alertdialog')).toBe(null);
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('asks on about another address when the deletion of one is done', async () => {
    await logInWithTwoAddresses();
    const { passage, letGo } = holdsBack(deleteAddressCall.path);
    pointAppAt(await startProxy(server.app.listeningOrigin, passage));
    const user = await openApp('/address');
    await expect.poll(names).toHaveLength(2);
    const [first, second] = screen.getAllByRole('button', { name: 'Delete' });
    await user.click(first as HTMLElement);
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await user.click(second as HTMLElement);
    const next = within(await screen.findByRole('alertdialog'));
    letGo();
    await expect.poll(() => screen.queryByText('My wallet')).toBe(null);
    next.getByText(new RegExp(ETHEREUM_ADDRESS));
    await user.click(next.getByRole('button', { name: 'Delete' }));
    await screen.findByText('No addresses yet');
  });

  it.each([
    [ADDRESS_STATUS.pending, 'Under review'],
    [ADDRESS_STATUS.failed, 'Review failed'],
  ])('marks an address of state %i, which cannot be made the default', async (status, mark) => {
    logInAsPlayer(server);
    const [usual] = listAddressesCall.example.output;
    const other = { ...usual, id: 99, name: 'Other', defaulted: 0 };
    await startExampleServer({ [listAddressesCall.path]: [{ ...other, status }] });
    await openApp('/address');
    await screen.findByText(mark);
    expect(screen.queryByRole('button', { name: 'Make default' })).toBe(null);
  });

  it('is empty at first and says what it is for', async () => {
    logInAsPlayer(server);
    await openApp('/address');
    await screen.findByText('No addresses yet');
    expect(screen.getByRole('link', { name: 'Add an address' }).getAttribute('href')).toBe('/address/add');
  });
});

describe('a new address', () => {
  it('is checked while it is typed, confirmed with the password, and stands in the book', async () => {
    logInAsPlayer(server, { hasPayPassword: true });
    const user = await openApp('/address/add');
    const field = await screen.findByLabelText('TRC20 address');
    screen.getByText(/Once confirmed, an address cannot be changed, only deleted/);
    await user.click(field);
    await user.paste(ETHEREUM_ADDRESS);
    await screen.findByText('This address is ERC20, not TRC20');
    await user.clear(field);
    await user.paste(TRON_ADDRESS);
    await screen.findByText('This is a valid TRC20 address');
    await user.type(screen.getByLabelText('Name (optional)'), 'My wallet');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    const sheet = await findPasscodeSheet();
    within(sheet).getByText(TRON_ADDRESS);
    await user.keyboard('9999');
    await within(sheet).findByText('The password is wrong');
    for (const digit of DEMO_PAY_PASSWORD) {
      await user.click(within(sheet).getByRole('button', { name: digit }));
    }
    await findMessage('Address added');
    await expect.poll(() => location.pathname).toBe('/address');
    await expect.poll(names).toEqual(['My wallet']);
  });

  it('is added, not refused as known, when it is confirmed once more after a lost answer', async () => {
    logInAsPlayer(server, { hasPayPassword: true });
    pointAppAt(await startProxy(server.app.listeningOrigin, losesFirst(addAddressCall.path)));
    const user = await openApp('/address/add');
    await user.click(await screen.findByLabelText('TRC20 address'));
    await user.paste(TRON_ADDRESS);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await findPasscodeSheet();
    await user.keyboard(DEMO_PAY_PASSWORD);
    await findMessage(/Request error/);
    await user.keyboard(DEMO_PAY_PASSWORD);
    await findMessage('Address added');
    await expect.poll(names).toEqual(['My address']);
  });

  it('is added, too, when it is entered once more after the player has left', async () => {
    logInAsPlayer(server, { hasPayPassword: true });
    pointAppAt(await startProxy(server.app.listeningOrigin, losesFirst(addAddressCall.path)));
    const user = await openApp('/address');
    const enter = async () => {
      await user.click(await screen.findByRole('link', { name: 'Add an address' }));
      await user.click(await screen.findByLabelText('TRC20 address'));
      await user.paste(TRON_ADDRESS);
      await user.click(screen.getByRole('button', { name: 'Next' }));
      await findPasscodeSheet();
      await user.keyboard(DEMO_PAY_PASSWORD);
    };
    await enter();
    await findMessage(/Request error/);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await enter();
    await findMessage('Address added');
  });

  it.each([
    ['confirmed', DEMO_PAY_PASSWORD, 'Address added'],
    ['refused, and says so', '9999', 'The password is wrong'],
  ])('leaves a player alone who has left before it is %s', async (_, password, message) => {
    logInAsPlayer(server, { hasPayPassword: true });
    const { passage, letGo } = holdsBack(addAddressCall.path);
    pointAppAt(await startProxy(server.app.listeningOrigin, passage));
    const user = await openApp('/address/add');
    await user.type(await screen.findByLabelText('TRC20 address'), TRON_ADDRESS);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    const sheet = await findPasscodeSheet();
    await user.keyboard(password);
    await user.click(within(sheet).getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    await screen.findByRole('heading', { name: 'Address book' });
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await expect.poll(() => location.pathname).toBe('/center');
    letGo();
    await findMessage(message);
    expect(location.pathname).toBe('/center');
  });

  it.each([
    ['asks for the password again where it stands unchanged', 1, '{End}'],
    ['does not ask for the password where it has been cleared', 0, '{Backspace}'],
  ])('that is refused late %s', async (_, sheets, keys) => {
    logInAsPlayer(server, { hasPayPassword: true });
    const { passage, letGo } = holdsBack(addAddressCall.path);
    pointAppAt(await startProxy(server.app.listeningOrigin, passage));
    const user = await openApp('/address/add');
    const field = await screen.findByLabelText('TRC20 address');
    await user.type(field, TRON_ADDRESS);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    const sheet = await findPasscodeSheet();
    await user.keyboard('9999');
    await user.click(within(sheet).getByRole('button', { name: 'Close' }));
    await user.type(field, keys, { initialSelectionStart: 0, initialSelectionEnd: 99 });
    letGo();
    await findMessage('The password is wrong');
    expect(screen.queryAllByRole('dialog', { name: 'Transaction password' })).toHaveLength(sheets);
  });

  it.each([
    ['nothing', '', 'Please fill in the address or transaction password'],
    ['half an address', 'TDt9', 'The address is not complete: 4 of 34 characters'],
    ['a wrong character', TRON_ADDRESS.replace('Yt', 'Yu'), /invalid character|a character is wrong/],
  ])('of %s is not confirmed', async (_, text, problem) => {
    logInAsPlayer(server, { hasPayPassword: true });
    const user = await openApp('/address/add');
    const field = await screen.findByLabelText('TRC20 address');
    if (text !== '') await user.type(field, text);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText(problem);
    expect(screen.queryByRole('dialog')).toBe(null);
  });

  it('can be pasted', async () => {
    logInAsPlayer(server, { hasPayPassword: true });
    const user = await openApp('/address/add');
    await screen.findByLabelText('TRC20 address');
    await navigator.clipboard.writeText(` ${TRON_ADDRESS}\n`);
    await user.click(screen.getByRole('button', { name: 'Paste' }));
    await screen.findByText('This is a valid TRC20 address');
  });

  it('needs a transaction password first', async () => {
    logInAsPlayer(server);
    await openApp('/address/add');
    await screen.findByText('Please set a transaction password first');
    const way = screen.getByRole('link', { name: 'Set transaction password' });
    expect(way.getAttribute('href')).toBe('/accountSecurity/dealPwdEdit');
  });
});
