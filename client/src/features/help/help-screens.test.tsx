import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type ScriptedAnswer, startScriptedServer } from '../../testing/scripted-server.ts';
import { findMessage, openApp, startServer } from '../../testing/walk-app.tsx';

type Entry = { readonly type: string; readonly label: string; readonly value: string };

/** A part of a dictionary with one entry; nothing to a request that did not ask for it. */
function entriesReply(isAsked: boolean, { type, label, value }: Entry): ScriptedAnswer {
  const data = isAsked ? [{ type, value: [{ sort: 1, label, value }] }] : [];
  return { body: { code: 200, data, msg: '' } };
}

describe('the help center', () => {
  it('opens with the deposit questions and unfolds their answers', async () => {
    await startServer();
    const user = await openApp('/helpCenter');
    await expect.poll(() => location.pathname).toBe('/helpCenter/recharge');
    await user.click(await screen.findByText('How do I deposit?'));
    await screen.findByText('Copy the receiving address or scan its QR code.');
    expect(document.title).toBe('Deposits · Canada 28');
  });

  it.each([
    ['Withdrawals', '/helpCenter/withdrawMoney', 'How do I withdraw?'],
    ['Passwords', '/helpCenter/pwd', 'I forgot my login password'],
    ['What is cryptocurrency', '/helpCenter/virtual', 'What is USDT?'],
  ])('has a tab about %s', async (tab, path, question) => {
    await startServer();
    const user = await openApp('/helpCenter');
    await user.click(await screen.findByRole('link', { name: tab }));
    await screen.findByText(question);
    expect(location.pathname).toBe(path);
  });

  it('leads on to a person', async () => {
    await startServer();
    const user = await openApp('/helpCenter/pwd');
    await user.click(await screen.findByRole('link', { name: /Ask customer service/ }));
    await screen.findByRole('heading', { name: 'Talk to a person' });
  });

  it('is in the language of the player', async () => {
    await startServer();
    await openApp('/helpCenter/virtual', { language: 'zh' });
    await screen.findByText(/什么是.*USDT/);
  });

  it('can be asked for again when it could not be loaded', async () => {
    let isDown = true;
    await startScriptedServer(({ url }) => {
      const isAsked = url?.endsWith('getQAList') === true;
      if (isDown && isAsked) return { status: 500, body: { code: 500, msg: 'down' } };
      return entriesReply(isAsked, { type: 'qa_deposit_type', label: 'Why?', value: '<p>Because.</p>' });
    });
    const user = await openApp('/helpCenter/recharge');
    const again = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(again);
    await screen.findByText('Why?');
  });
});

describe('customer service', () => {
  it('leads out of the app by its link', async () => {
    const contact = { name: 'Support', number: '28', label: '', icon: '', link: 'https://support.test/chat' };
    await startScriptedServer(({ url }) =>
      entriesReply(url?.endsWith('getCustomerContact') === true, {
        type: 'customer_contact',
        label: '',
        value: JSON.stringify(contact),
      }),
    );
    await openApp('/kefu');
    const link = await screen.findByRole('link', { name: 'Contact now' });
    expect(link.getAttribute('href')).toBe('https://support.test/chat');
  });

  it("shows a QR code and the number of each contact, and no link to a demo's, which leads nowhere", async () => {
    await startServer();
    const user = await openApp('/kefu');
    await screen.findByRole('img', { name: 'QR code of Canada 28 support' });
    screen.getByText(/This is a demo: the code and the contact are examples/);
    expect(screen.queryByRole('link', { name: 'Contact now' })).toBe(null);
    await user.click(screen.getByRole('button', { name: /Email/ }));
    await screen.findByRole('img', { name: 'QR code of Canada 28 support mailbox' });
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await findMessage('Copied');
    expect(await navigator.clipboard.readText()).toBe('support@canada28.example');
  });

  it('never opens a link that would run in the app', async () => {
    const contact = { name: 'A stranger', number: '28', label: '', icon: '', link: 'javascript:alert(1)' };
    await startScriptedServer(({ url }) =>
      entriesReply(url?.endsWith('getCustomerContact') === true, {
        type: 'customer_contact',
        label: '',
        value: JSON.stringify(contact),
      }),
    );
    await openApp('/kefu');
    await screen.findByRole('img', { name: 'QR code of A stranger' });
    expect(screen.queryByRole('link', { name: 'Contact now' })).toBe(null);
  });

  it('is where a forgotten password leads', async () => {
    await startServer();
    const user = await openApp('/logo');
    await user.click(await screen.findByRole('link', { name: /Contact customer service/ }));
    await screen.findByRole('heading', { name: 'Talk to a person' });
  });

  it('offers every help topic and a person', async () => {
    await startServer();
    const user = await openApp('/customerService');
    const topics = within(await screen.findByRole('list', { name: 'Help center' }));
    expect(topics.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/helpCenter/recharge',
      '/helpCenter/withdrawMoney',
      '/helpCenter/pwd',
      '/helpCenter/virtual',
    ]);
    await user.click(screen.getByRole('link', { name: /Talk to a person/ }));
    await expect.poll(() => location.pathname).toBe('/kefu');
  });
});

describe('about us', () => {
  it('tells who this is and whether there is a newer version', async () => {
    await startServer();
    const user = await openApp('/aboutUs');
    await screen.findByText('Fair, and open to checking');
    await user.click(screen.getByRole('button', { name: /Check for updates/ }));
    await findMessage('You have the latest version (1.0.0)');
  });

  it('leads to a person where the server tells nothing of itself', async () => {
    await startScriptedServer(() => ({ body: { code: 200, data: [], msg: '' } }));
    const user = await openApp('/aboutUs');
    await screen.findByText('Please ask customer service');
    screen.getByRole('button', { name: /Check for updates/ });
    await user.click(screen.getByRole('link', { name: 'Talk to a person' }));
    await expect.poll(() => location.pathname).toBe('/kefu');
  });

  it('offers a newer version where there is one', async () => {
    await startScriptedServer(({ url }) =>
      entriesReply(url?.endsWith('getDictData') === true, {
        type: 'check_update',
        label: 'Latest',
        value: '99.0.0',
      }),
    );
    const user = await openApp('/aboutUs');
    await user.click(await screen.findByRole('button', { name: /Check for updates/ }));
    await findMessage('Version 99.0.0 is available (you have 1.0.0). Tap again to reload');
    await screen.findByRole('button', { name: /Reload to update to 99.0.0/ });
  });

  it.each([
    ['an older version', '0.9.12', 'You have the latest version (1.0.0)'],
    ['none', '', 'You have version 1.0.0. The latest version cannot be checked'],
  ])('promises nothing where the server announces %s', async (_what, value, message) => {
    await startScriptedServer(({ url }) =>
      entriesReply(url?.endsWith('getDictData') === true, { type: 'check_update', label: 'Latest', value }),
    );
    const user = await openApp('/aboutUs');
    await user.click(await screen.findByRole('button', { name: /Check for updates/ }));
    await findMessage(message);
    screen.getByRole('button', { name: /Check for updates/ });
  });
});
