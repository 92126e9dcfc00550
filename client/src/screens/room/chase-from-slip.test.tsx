import { depositNow } from '@canada28/mock-server/testing/test-finance.ts';
import type { TestServer, TestWorldOptions } from '@canada28/mock-server/testing/test-server.ts';
import {
  listChaseItemsCall,
  listChasesCall,
  startChaseCall,
} from '@canada28/shared/contract/chasing.contract.ts';
import { findCurrentIssueCall } from '@canada28/shared/contract/draws.contract.ts';
import { ERROR_TEXTS } from '@canada28/shared/contract/error-texts.ts';
import { updatePlayLimitsCall } from '@canada28/shared/contract/play-limits.contract.ts';
import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { useBetSlip } from '../../features/betting/bet-slip.store.ts';
import { holdsBack, losesFirst, startProxy } from '../../testing/lost-answers.ts';
import { findMessage, logInAsPlayer, openApp, pointAppAt, startServer } from '../../testing/walk-app.tsx';

const BIG = 'Big 1.999';
const SEALED_FROM_SALE_MS = 130_000;
const REVIEW_MS = 20_000;

beforeEach(() => {
  useBetSlip.setState(useBetSlip.getInitialState());
});

async function startStillServer(options: TestWorldOptions = {}): Promise<TestServer> {
  const server = await startServer(options);
  await server.control('clock', { freeze: true });
  return server;
}

async function openSheet(user: UserEvent, ...picks: string[]) {
  for (const name of picks) await user.click(await screen.findByRole('button', { name }));
  await user.click(await screen.findByRole('button', { name: 'Chase' }));
  return within(await screen.findByRole('dialog', { name: 'Chase' }));
}

type SheetQueries = ReturnType<typeof within>;

/** The table of the sheet: issue, multiple, amount, running total, net result, as they are shown. */
function previewOf(sheet: SheetQueries): string[][] {
  const [, ...rows] = sheet.getAllByRole('row');
  return rows.map((row: HTMLElement) => [...row.children].map((cell) => cell.textContent ?? ''));
}

/** What the server booked for the newest chase: issue, multiple, amount. */
async function bookedOf(server: TestServer, headers: Record<string, string>): Promise<string[][]> {
  const plans = await server.game(listChasesCall.path, { lotteryId: '1', status: 0 }, headers);
  const { body } = await server.game(listChaseItemsCall.path, { planId: plans.body.data[0].id }, headers);
  return body.data.map((item: { gameissue: string; mutiple: number; totamount: number }) => [
    item.gameissue,
    String(item.mutiple),
    String(item.totamount),
  ]);
}

const SETTINGS: readonly [string, TestWorldOptions, string, Record<string, string>][] = [
  ['the same multiple', {}, 'Same multiple', { Multiple: '3', Issues: '4' }],
  ['double', {}, 'Double', { 'Start multiple': '2', Issues: '6' }],
  ['double every third issue', {}, 'Double', { 'Double every': '3', Issues: '4' }],
  ['double by steps', { chaseDoubleRule: 'stepped' }, 'Double', { 'Double every': '2', Issues: '6' }],
  [
    'a profit target with flat stakes',
    { chaseProfitRule: 'stop' },
    'Profit target',
    { 'Profit rate': '50', Issues: '8' },
  ],
  ['a profit target that grows', {}, 'Profit target', { 'Profit rate': '10', Issues: '6' }],
];

describe('the preview of a chase', () => {
  it.each(SETTINGS)('is what the server books: %s', async (_what, world, mode, settings) => {
    const server = await startStillServer(world);
    const player = logInAsPlayer(server, { creditMicros: 10_000_000_000 });
    const user = await openApp('/order/betting');
    const sheet = await openSheet(user, BIG);
    await user.click(sheet.getByRole('tab', { name: mode }));
    for (const [label, value] of Object.entries(settings)) {
      await user.selectOptions(sheet.getByLabelText(label), value);
    }
    // The rule that the server has in force.
    const isFlat = world.chaseProfitRule === 'stop';
    const rule = isFlat ? /^The same amount on every issue/ : /^Each amount is the smallest/;
    if (mode === 'Profit target') await sheet.findByText(rule);
    const preview = previewOf(sheet).map((row) => row.slice(0, 3));
    await user.click(sheet.getByRole('button', { name: 'Start chase' }));
    await findMessage('Chase started, good luck');
    expect(await bookedOf(server, player.headers)).toEqual(preview);
  });

  it('tells the running total and what a first win on each issue would leave', async () => {
    await startStillServer();
    const user = await openApp('/order/betting');
    const sheet = await openSheet(user, BIG);
    await user.click(sheet.getByRole('tab', { name: 'Double' }));
    expect(previewOf(sheet).map((row) => row.slice(1))).toEqual([
      ['1', '10', '10', '+9.99'],
      ['2', '20', '30', '+9.98'],
      ['4', '40', '70', '+9.96'],
      ['8', '80', '150', '+9.92'],
      ['16', '160', '310', '+9.84'],
    ]);
    expect(sheet.getByText('On hold (5 issues)').parentElement?.textContent).toContain('310.00');
  });

  it('says plainly that chasing does not change the odds, and what doubling risks only where it doubles', async () => {
    await startStillServer();
    const user = await openApp('/order/betting');
    const sheet = await openSheet(user, BIG);
    sheet.getByText('Chasing does not change your chance of winning.');
    expect(sheet.queryByText(/loses everything/)).toBe(null);
    await user.click(sheet.getByRole('tab', { name: 'Double' }));
    sheet.getByText(/loses everything about once in 64\./);
    await user.click(sheet.getByRole('tab', { name: 'Profit target' }));
    expect(sheet.queryByText(/loses everything/)).toBe(null);
    sheet.getByText(/none of the 5 bets wins: 3\.1%/);
  });

  it('begins with the same multiple, its first tab', async () => {
    await startStillServer();
    const user = await openApp('/order/betting');
    const sheet = await openSheet(user, BIG);
    const [first] = sheet.getAllByRole('tab');
    expect([first?.textContent, first?.getAttribute('aria-selected')]).toEqual(['Same multiple', 'true']);
    expect(sheet.getByText('On hold (5 issues)').parentElement?.textContent).toContain('50.00');
  });

  it('offers as many issues as the server allows', async () => {
    await startStillServer({ maxChaseIssues: 3 });
    const user = await openApp('/order/betting');
    const sheet = await openSheet(user, BIG);
    await expect.poll(() => previewOf(sheet)).toHaveLength(3);
    expect(within(sheet.getByLabelText('Issues')).getAllByRole('option')).toHaveLength(3);
  });

  it('begins with the next issue where the present one is sealed', async () => {
    const server = await startStillServer();
    const { body } = await server.game(findCurrentIssueCall.path, { lotteryId: '1' });
    const user = await openApp('/order/betting');
    const sheet = await openSheet(user, BIG);
    expect(previewOf(sheet)[0]?.[0]).toBe(body.data.issueCode);
    await server.control('clock', { advance: SEALED_FROM_SALE_MS });
    const next = String(Number(body.data.issueCode) + 1);
    await expect.poll(() => previewOf(sheet)[0]?.[0]).toBe(next);
  });
});

describe('starting a chase', () => {
  it('takes its pick off the slip, leaves the others and shows the chase', async () => {
    const server = await startStillServer();
    logInAsPlayer(server);
    const user = await openApp('/order/betting');
    const sheet = await openSheet(user, BIG, '18 18.15');
    await user.click(sheet.getByRole('button', { name: '18' }));
    await user.click(sheet.getByRole('button', { name: 'Start chase' }));
    await findMessage('Chase started, good luck');
    await expect.poll(() => location.pathname).toBe('/order/chasingRecord');
    const [row] = await screen.findAllByRole('link', { name: /Issues 1\/5/ });
    expect(row?.textContent).toMatch(/^18Same multiple.*50\.00.*Running$/);
    expect(useBetSlip.getState().stakes.map(({ playCode }) => playCode)).toEqual([31]);
  });

  it('leaves a player alone who has closed its sheet and gone on before the answer', async () => {
    const server = await startStillServer();
    logInAsPlayer(server);
    const { passage, letGo } = holdsBack(startChaseCall.path);
    pointAppAt(await startProxy(server.app.listeningOrigin, passage));
    const user = await openApp('/order/betting');
    const sheet = await openSheet(user, BIG);
    await user.click(sheet.getByRole('button', { name: 'Start chase' }));
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('link', { name: 'Trend' }));
    await expect.poll(() => location.pathname).toBe('/order/trend');
    letGo();
    await findMessage('Chase started, good luck');
    expect(location.pathname).toBe('/order/trend');
    expect(useBetSlip.getState().stakes).toEqual([]);
  });

  it('is not possible with more than the balance', async () => {
    const server = await startStillServer();
    const player = logInAsPlayer(server, { creditMicros: 49_000_000 });
    const user = await openApp('/order/betting');
    const sheet = await openSheet(user, BIG);
    await sheet.findByText('Insufficient balance');
    await user.click(sheet.getByRole('button', { name: 'Start chase' }));
    const plans = await server.game(listChasesCall.path, { lotteryId: '1', status: 0 }, player.headers);
    expect(plans.body.data).toEqual([]);
  });

  it('needs an amount, and one that the limits allow', async () => {
    const server = await startStillServer();
    logInAsPlayer(server);
    const user = await openApp('/order/betting');
    const sheet = await openSheet(user, BIG);
    await user.click(sheet.getByRole('tab', { name: 'Double' }));
    const amount = sheet.getByLabelText('Base amount');
    await user.clear(amount);
    expect(sheet.queryByRole('table')).toBe(null);
    await user.click(sheet.getByRole('button', { name: 'Start chase' }));
    sheet.getByText('The amount of the selected number cannot be 0');
    await user.type(amount, '20000');
    sheet.getByText('A single bet cannot exceed 200,000 USDT');
  });

  it('says when no multiple can bring the wanted profit', async () => {
    const server = await startStillServer();
    logInAsPlayer(server);
    const user = await openApp('/order/betting');
    const sheet = await openSheet(user, BIG);
    await user.click(sheet.getByRole('tab', { name: 'Profit target' }));
    await user.selectOptions(sheet.getByLabelText('Profit rate'), '100');
    await sheet.findByText('These odds cannot bring a profit of 100%. Choose a lower rate');
  });

  it('asks a guest to log in', async () => {
    await startStillServer();
    const user = await openApp('/order/betting');
    const sheet = await openSheet(user, BIG);
    await user.click(sheet.getByRole('button', { name: 'Start chase' }));
    await screen.findByRole('alertdialog', { name: 'Please log in first' });
  });

  it('is not told what another chase was refused for', async () => {
    const server = await startStillServer();
    const player = logInAsPlayer(server, { creditMicros: 60_000_000 });
    await server.call(updatePlayLimitsCall.path, { dailyLoss: 20 }, player.headers);
    const user = await openApp('/order/betting');
    const sheet = await openSheet(user, BIG);
    await user.click(sheet.getByRole('button', { name: 'Start chase' }));
    await sheet.findByText(/daily loss limit/);
    // More than there is; then it arrives.
    await user.selectOptions(sheet.getByLabelText('Multiple'), '2');
    await user.click(sheet.getByRole('button', { name: 'Start chase' }));
    sheet.getByText('Insufficient balance');
    depositNow(server.world, player, 100);
    await server.control('clock', { advance: REVIEW_MS });
    const problemAsThePageIsShownAgain = () => {
      act(() => void window.dispatchEvent(new Event('visibilitychange')));
      return sheet.queryByText('Insufficient balance');
    };
    await expect.poll(problemAsThePageIsShownAgain, { timeout: 10_000 }).toBe(null);
    expect(sheet.queryByText(/daily loss limit/)).toBe(null);
    await user.selectOptions(sheet.getByLabelText('Multiple'), '1');
    sheet.getByText(/daily loss limit/);
  });

  it('says also on the next issue that the answer was lost, of this very chase', async () => {
    const server = await startStillServer();
    logInAsPlayer(server);
    pointAppAt(await startProxy(server.app.listeningOrigin, losesFirst(startChaseCall.path)));
    const user = await openApp('/order/betting');
    const sheet = await openSheet(user, BIG);
    await user.click(sheet.getByRole('button', { name: 'Start chase' }));
    await sheet.findByText(/Check your history before trying again/);
    await server.control('clock', { advance: 210_000 });
    await expect.poll(() => previewOf(sheet)[0]?.[0]).toBe('3184208');
    sheet.getByText(/Check your history before trying again/);
    await user.selectOptions(sheet.getByLabelText('Multiple'), '2');
    expect(sheet.queryByText(/Check your history/)).toBe(null);
  });

  it('shows what the server refuses', async () => {
    const server = await startStillServer();
    logInAsPlayer(server, { status: 3 });
    const user = await openApp('/order/betting');
    const sheet = await openSheet(user, BIG);
    await user.click(sheet.getByRole('button', { name: 'Start chase' }));
    await sheet.findByText(ERROR_TEXTS.en.tradingForbidden);
  });
});
