import { depositNow, withdrawNow } from '@canada28/mock-server/testing/test-finance.ts';
import type { TestServer } from '@canada28/mock-server/testing/test-server.ts';
import { listFinanceOrdersCall } from '@canada28/shared/contract/finance.contract.ts';
import { DAY_MS } from '@canada28/shared/units-of-time.ts';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { toasts } from '../../lib/toast.store.ts';
import { startExampleServer } from '../../testing/example-server.ts';
import { startProxy } from '../../testing/lost-answers.ts';
import { findMessage, logInAsPlayer, openApp, pointAppAt, startServer } from '../../testing/walk-app.tsx';

const REVIEW_MS = 20_000;

let server: TestServer;

beforeEach(async () => {
  server = await startServer();
  await server.control('clock', { freeze: true });
});

const advance = (ms: number) => server.control('clock', { advance: ms });
const rows = async () =>
  (await screen.findAllByRole('link', { name: /TRC20/ })).map((row) => row.textContent);
/** What the head of a detail says, which is read out when it changes. */
const head = () => document.querySelector('main [role="status"]')?.textContent ?? '';

describe('the record of deposits', () => {
  it('shows every deposit, newest first, and changes when one is reviewed', async () => {
    const player = logInAsPlayer(server);
    depositNow(server.world, player, 60.01);
    await advance(REVIEW_MS);
    depositNow(server.world, player, 100);
    await openApp('/recharge/record');
    const [pending, failed] = await rows();
    expect(pending).toMatch(/^100\.00.*Pending review$/);
    expect(failed).toMatch(/^60\.01.*Failed$/);
    screen.getByText('End of list');
    await advance(REVIEW_MS);
    await expect.poll(async () => (await rows())[0]).toMatch(/Success$/);
  });

  it('can be narrowed to one state and to some days', async () => {
    const player = logInAsPlayer(server);
    depositNow(server.world, player, 60.02);
    await advance(REVIEW_MS);
    depositNow(server.world, player, 100.03);
    const user = await openApp('/recharge/record');
    await expect.poll(rows).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Cancelled' }));
    await expect.poll(rows).toHaveLength(1);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Time' }), 'Yesterday');
    await screen.findByText('No matching records');
    expect(location.search).toBe('?status=-3&days=1');
  });

  it('of a day shows the day that has come, at midnight in UTC+8', async () => {
    depositNow(server.world, logInAsPlayer(server), 60.02);
    await advance(REVIEW_MS);
    const user = await openApp('/recharge/record?days=0');
    await expect.poll(rows).toHaveLength(1);
    await server.control('clock', { set: Date.parse('2026-09-17T00:00:00+08:00') });
    await screen.findByText('No matching records');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Time' }), 'Yesterday');
    await expect.poll(rows).toHaveLength(1);
  });

  it('keeps to its days where a server heeds none', async () => {
    logInAsPlayer(server);
    await startExampleServer({});
    const user = await openApp('/recharge/record');
    await expect.poll(rows).toHaveLength(1);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Time' }), 'Yesterday');
    await screen.findByText('No matching records');
  });

  it.each([
    ['in the record', () => '/recharge/record'],
    ['in its detail', (id: string) => `/recharge/detail?id=${id}`],
  ])(
    'looks again at an open order %s, and tells a row of failures once',
    async (_, pathOf) => {
      const player = logInAsPlayer(server);
      depositNow(server.world, player, 100);
      const { body } = await server.call(listFinanceOrdersCall.path, { type: 10 }, player.headers);
      let asked = 0;
      const passage = (url: string) => {
        if (url.endsWith(listFinanceOrdersCall.path)) asked += 1;
        return 'deliver' as const;
      };
      pointAppAt(await startProxy(server.app.listeningOrigin, passage));
      const failures = new Set<number>();
      const stop = toasts.useToasts.subscribe(({ toasts }) => {
        for (const { text, serial } of toasts) if (text.includes('interface error')) failures.add(serial);
      });
      await openApp(pathOf(body.data.list[0].id));
      // The state's name alone is on a chip of the record before its rows have come.
      await screen.findAllByText(/^100\.00/);
      // biome-ignore lint/suspicious/noThenProperty: a fault says so what happens then.
      const fault = { match: { path: listFinanceOrdersCall.path }, then: { httpStatus: 500 } };
      await server.control('faults', fault).expect(200);
      asked = 0;
      await expect.poll(() => asked, { timeout: 20_000 }).toBeGreaterThanOrEqual(3);
      stop();
      expect(failures.size).toBe(1);
    },
    30_000,
  );

  it('comes in pages and says where it ends', async () => {
    const player = logInAsPlayer(server);
    for (let count = 0; count < 25; count += 1) depositNow(server.world, player, 10 + count);
    const user = await openApp('/recharge/record');
    await expect.poll(rows).toHaveLength(20);
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await expect.poll(rows).toHaveLength(25);
    screen.getByText('End of list');
    expect(document.activeElement?.textContent).toBe('End of list');
  });

  it('is empty at first, and says how to begin', async () => {
    logInAsPlayer(server);
    await openApp('/recharge/record');
    await screen.findByText('No deposits yet');
    screen.getByText('Send USDT on the deposit screen and follow it here');
  });
});

describe('the detail of a deposit', () => {
  it('tells everything, to be copied at once for customer service', async () => {
    const order = depositNow(server.world, logInAsPlayer(server), 100);
    const user = await openApp(`/recharge/detail?id=${order.id}`);
    await expect.poll(head).toContain('100.00 USDT');
    await user.click(screen.getByRole('button', { name: 'Copy all details' }));
    await findMessage('Copied');
    const copied = await navigator.clipboard.readText();
    expect(copied).toContain(`Order number: ${order.id}`);
    expect(copied).toContain(`Receiving address: ${order.address}`);
    expect(copied).toContain('Status: Pending review');
  });

  it('tells the day of what came on another one than the submission', async () => {
    const order = depositNow(server.world, logInAsPlayer(server), 60.03);
    await advance(DAY_MS);
    await openApp(`/recharge/detail?id=${order.id}`);
    const [submitted, cancelled] = (await screen.findAllByRole('listitem')).map((item) => item.textContent);
    expect(submitted).toMatch(/^Submitted\s*10:01$/);
    expect(cancelled).toMatch(/^Cancelled\s*09\/17\/2026, 10:01:00$/);
  });

  it('shows what the reviewer decided, and why', async () => {
    const order = depositNow(server.world, logInAsPlayer(server), 100);
    await openApp(`/recharge/detail?id=${order.id}`);
    await expect.poll(head).toContain('Pending review');
    await server.control('reviews', { id: order.id, outcome: 'failed', remark: 'not seen on chain' });
    await expect.poll(head).toContain('Failed');
    screen.getByText('No payment received');
    screen.getByText('not seen on chain');
  });

  it.each([
    ['no number', '/recharge/detail'],
    ['a number that cannot be one', '/recharge/detail?id=12'],
    ['a number of no order', '/recharge/detail?id=1234567890123456789'],
  ])('with %s says so and leads back', async (_, path) => {
    logInAsPlayer(server);
    await openApp(path);
    await screen.findByText('Parameter error');
    const way = screen.getByRole('link', { name: 'Deposit history' });
    expect(way.getAttribute('href')).toBe('/recharge/record');
  });

  it('of another player is a parameter error', async () => {
    const order = depositNow(server.world, logInAsPlayer(server), 100);
    logInAsPlayer(server);
    await openApp(`/recharge/detail?id=${order.id}`);
    await screen.findByText('Parameter error');
  });
});

describe('the detail of a withdrawal', () => {
  it('goes from review over payment to paid', async () => {
    const player = logInAsPlayer(server, { hasPayPassword: true, hasDeposited: true });
    const order = withdrawNow(server.world, player, 100);
    await openApp(`/withdraw/detail?id=${order.id}`);
    await expect.poll(head).toContain('Pending review');
    expect(screen.getByText('Fee').nextSibling?.textContent).toBe('0.01');
    expect(screen.getByText('You receive').nextSibling?.textContent).toBe('99.99');
    await advance(REVIEW_MS);
    await expect.poll(head).toContain('Awaiting payout');
    await advance(REVIEW_MS);
    await expect.poll(head).toContain('Success');
    screen.getByText('Payout to your address');
  });

  it('says that everything is back when the review failed', async () => {
    const player = logInAsPlayer(server, { hasPayPassword: true, hasDeposited: true });
    const order = withdrawNow(server.world, player, 100.01);
    await openApp(`/withdraw/detail?id=${order.id}`);
    await expect.poll(head).toContain('Pending review');
    await advance(REVIEW_MS);
    await expect.poll(head).toContain('Rejected');
    screen.getByText('Returned to your balance in full');
    expect(screen.getByText('You receive').nextSibling?.textContent).toBe('–');
  });
});

it('the record of withdrawals shows each with what became of it', async () => {
  const player = logInAsPlayer(server, { hasPayPassword: true, hasDeposited: true });
  withdrawNow(server.world, player, 100.02);
  await advance(2 * REVIEW_MS);
  await openApp('/withdraw/list');
  expect((await rows())[0]).toMatch(/^100\.02.*Payout failed$/);
});
