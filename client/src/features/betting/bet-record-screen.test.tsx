import type { TestPlayer } from '@canada28/mock-server/testing/test-player.ts';
import type { TestServer } from '@canada28/mock-server/testing/test-server.ts';
import {
  exampleOrder,
  getBetCall,
  listBetsCall,
  placeBetCall,
} from '@canada28/shared/contract/betting.contract.ts';
import { findCurrentIssueCall, findHistoryIssueCall } from '@canada28/shared/contract/draws.contract.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { startExampleServer } from '../../testing/example-server.ts';
import { logInAsPlayer, openApp, startServer } from '../../testing/walk-app.tsx';

const SLOT_MS = 210_000;

let server: TestServer;

beforeEach(async () => {
  server = await startServer();
  await server.control('clock', { freeze: true });
});

/** Bets one USDT on each play code; answers the issue. */
async function placeBets(player: TestPlayer, playCodes: readonly number[]): Promise<string> {
  const { body } = await server.game(findCurrentIssueCall.path, { lotteryId: '1' });
  const { issueCode } = body.data;
  const gameItem = playCodes.map((code) => ({ totalAmount: 1, numberRecord: String(code) }));
  const slip = { issueCode, lotteryId: '1', totalAmount: playCodes.length, gameItem };
  await server.game(placeBetCall.path, slip, player.headers).expect(({ body: reply }) => {
    expect(reply).toMatchObject({ code: 200 });
  });
  return issueCode;
}

/** Two bets of a drawn issue, of which one won, and one that waits. */
async function placeThreeBets(player: TestPlayer): Promise<void> {
  await server.control('draws/script', { sums: [18] });
  await placeBets(player, [31, 30]);
  await server.control('clock', { advance: SLOT_MS });
  await placeBets(player, [5]);
}

const rows = () => screen.findAllByRole('link', { name: /Issue \d{7}/ });
const texts = async () => (await rows()).map((row) => row.textContent);

describe('the record of bets', () => {
  it('shows every bet, newest first, with its state and what it came to', async () => {
    await placeThreeBets(logInAsPlayer(server));
    await openApp('/record');
    const [waiting, lost, won] = await texts();
    expect(waiting).toMatch(/^05.*1\.00.*Not drawn$/);
    expect(lost).toMatch(/^Small.*-1\.00.*Did not win$/);
    expect(won).toMatch(/^Big.*Stake 1\.00.*\+0\.999.*Won$/);
    screen.getByText('End of list');
  });

  it('can be narrowed to one state and to some days', async () => {
    await placeThreeBets(logInAsPlayer(server));
    const user = await openApp('/record');
    await rows();
    await user.click(screen.getByRole('button', { name: 'Won' }));
    await expect.poll(texts).toHaveLength(1);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Time' }), 'Yesterday');
    await screen.findByText('No matching records');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Time' }), 'Today');
    await user.click(screen.getByRole('button', { name: 'All' }));
    await expect.poll(texts).toHaveLength(3);
  });

  it('keeps to its days where a server heeds none', async () => {
    logInAsPlayer(server);
    await startExampleServer({ [listBetsCall.path]: [exampleOrder] });
    const user = await openApp('/record');
    await expect.poll(texts).toHaveLength(1);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Time' }), 'Yesterday');
    await screen.findByText('No matching records');
  });

  it('is as it was left when the player comes back from a bet', async () => {
    await placeThreeBets(logInAsPlayer(server));
    const user = await openApp('/record?status=2&days=7');
    await user.click((await rows())[0] as HTMLElement);
    await screen.findByRole('heading', { name: 'Bet details' });
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await texts()).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Won' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Time' }).value).toBe('7');
  });

  it('comes in pages and says where it ends', async () => {
    const player = logInAsPlayer(server);
    await placeBets(
      player,
      Array.from({ length: 25 }, (_, code) => code),
    );
    const user = await openApp('/record');
    expect(await rows()).toHaveLength(20);
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await expect.poll(rows).toHaveLength(25);
    screen.getByText('End of list');
  });

  it('shows what became of a bet as soon as its issue is settled', async () => {
    const player = logInAsPlayer(server);
    await server.control('draws/script', { sums: [18] });
    await placeBets(player, [31]);
    await openApp('/record');
    expect(await texts()).toEqual([expect.stringMatching(/Not drawn$/)]);
    await server.control('clock', { advance: SLOT_MS });
    await expect.poll(texts).toEqual([expect.stringMatching(/Won$/)]);
  });

  it('invites to bet when there is none', async () => {
    logInAsPlayer(server);
    await openApp('/record');
    await screen.findByText('No bets yet');
  });

  it('asks a guest to log in', async () => {
    await openApp('/record');
    await screen.findByText('Please log in first');
  });
});

describe('the detail of a bet', () => {
  const fact = (label: string) => within(screen.getByText(label).closest('div') as HTMLElement);

  it('tells everything about it', async () => {
    const player = logInAsPlayer(server);
    await server.control('draws/script', { digits: [[7, 3, 8]] });
    const issueCode = await placeBets(player, [31]);
    await server.control('clock', { advance: SLOT_MS });
    const user = await openApp('/record');
    await user.click((await rows())[0] as HTMLElement);
    await screen.findByText('Bet number');
    fact('Game').getByText('Canada 28');
    fact('Issue').getByText(issueCode);
    fact('Winning numbers').getByText('7 + 3 + 8 = 18');
    await screen.findByText('Set by a tester');
    fact('Mode (pick)').getByText('Big');
    fact('Odds').getByText('1.999');
    fact('Type').getByText('Ordinary bet');
    expect(fact('Bet amount').getByRole('definition').textContent).toContain('1.00');
    expect(fact('Bet time').getByRole('definition').textContent).toContain('10:01:00');
    expect(fact('Winning amount').getByRole('definition').textContent).toContain('1.999');
    expect(screen.getByText('Net result').nextSibling?.textContent).toContain('+0.999');
  });

  it('takes the winning numbers from its issue where the server does not tell them', async () => {
    logInAsPlayer(server);
    const issuecode = findHistoryIssueCall.example.output[0]?.issueCode;
    const bet = { ...exampleOrder, issuecode, issueResult: undefined };
    await startExampleServer({ [getBetCall.path]: bet });
    await openApp('/record/detail?id=77');
    await screen.findByText('Winning numbers');
    await fact('Winning numbers').findByText(/^\d \+ \d \+ \d = \d+$/);
  });

  it('has a bet number that can be copied', async () => {
    const player = logInAsPlayer(server);
    await placeBets(player, [31]);
    const user = await openApp('/record');
    await user.click((await rows())[0] as HTMLElement);
    await screen.findByText('Bet number');
    await user.click(fact('Bet number').getByRole('button', { name: 'Copy' }));
    await screen.findByText('Copied');
    expect(await navigator.clipboard.readText()).toMatch(/^\d+$/);
  });

  it.each(['', '?id=', '?id=abc', '?id=1%27'])('is a parameter error for %j', async (search) => {
    logInAsPlayer(server);
    const user = await openApp(`/record/detail${search}`);
    await screen.findByText('Parameter error');
    await user.click(screen.getByRole('link', { name: 'Betting history' }));
    await screen.findByText('No bets yet');
  });

  it('is a parameter error for a bet of another player', async () => {
    const owner = logInAsPlayer(server);
    await placeBets(owner, [31]);
    const { body } = await server.game(listBetsCall.path, { lotteryId: '1', status: 0 }, owner.headers);
    logInAsPlayer(server);
    await openApp(`/record/detail?id=${body.data[0].ordercode}`);
    await screen.findByText('Parameter error');
  });
});
