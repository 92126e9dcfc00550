import type { TestPlayer } from '@canada28/mock-server/testing/test-player.ts';
import type { TestServer } from '@canada28/mock-server/testing/test-server.ts';
import { placeBetCall } from '@canada28/shared/contract/betting.contract.ts';
import { findHistoryIssueCall } from '@canada28/shared/contract/draws.contract.ts';
import { scheduleConfig } from '@canada28/shared/game/issue-schedule.ts';
import { MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { useBetSlip } from '../../features/betting/bet-slip.store.ts';
import { useDrawView } from '../../features/draws/draw-view.store.ts';
import { passSeconds, startStillServer } from '../../testing/move-time.ts';
import { findMessage, logInAsPlayer, openApp } from '../../testing/walk-app.tsx';

/** A test begins one minute into a sale of three; then the issue is sealed for half a minute. */
const TO_CUTOFF = 120;
const TO_DRAW = 30;
/** 20:00 in Shanghai is ten hours after the start of a test. */
const TO_MAINTENANCE = 9 * 3600;

beforeEach(() => {
  useBetSlip.setState(useBetSlip.getInitialState());
  useDrawView.setState(useDrawView.getInitialState());
});

async function bet(user: UserEvent, name: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name }));
  await user.click(screen.getByRole('button', { name: /Bet now/ }));
  await screen.findByText('Bet placed, good luck');
}

/** Stays in the room while the issue is sealed and drawn; the reveal is skipped, unless a busy machine has it over before. */
async function watchDraw(server: TestServer, user: UserEvent): Promise<void> {
  await passSeconds(server, TO_CUTOFF);
  await screen.findByText('Draw in');
  await passSeconds(server, TO_DRAW);
  await screen.findByText(/^Result of issue/);
  for (const skip of screen.queryAllByRole('button', { name: 'Skip' })) await user.click(skip);
}

describe('the room', () => {
  it('keeps the time left in sight on every tab', async () => {
    await startStillServer();
    const user = await openApp('/order/betting');
    expect((await screen.findByRole('timer')).textContent).toBe('02:00');
    await user.click(screen.getByRole('link', { name: 'My bets' }));
    await screen.findByText('Please log in first');
    expect(screen.getByRole('timer').textContent).toBe('02:00');
  });

  it('says above the grid that the issue is the last before maintenance, of no issue before it', async () => {
    const maintenanceMs = Date.UTC(2026, 8, 16, 11);
    const server = await startStillServer({ nowMs: maintenanceMs - 5 * MINUTE_MS });
    await openApp('/order/betting');
    await screen.findByRole('button', { name: 'Big 1.999' });
    expect(screen.queryByText(/maintenance/)).toBe(null);
    await passSeconds(server, 180);
    await screen.findByText('Last issue before maintenance at 19:00 (UTC+8)');
  });

  it('says when the next issue opens in a maintenance', async () => {
    const server = await startStillServer();
    await passSeconds(server, TO_MAINTENANCE);
    await openApp('/order/betting');
    await screen.findByText('Next issue opens at 20:00 (UTC+8)');
    expect(screen.queryByRole('button', { name: /odds/ })).toBe(null);
  });
});

describe('above the grid', () => {
  const skeleton = () => document.querySelector('[class*="bone"]');

  it('stands that the last result could not be loaded, until a press brings it', async () => {
    const server = await startStillServer();
    const path = `game/${findHistoryIssueCall.path}`;
    // biome-ignore lint/suspicious/noThenProperty: a fault says so what happens then.
    const fault = { match: { path }, times: 1, then: { httpStatus: 500 } };
    await server.control('faults', fault).expect(200);
    const user = await openApp('/order/betting');
    const failure = within(await screen.findByRole('alert'));
    failure.getByText('Could not load');
    expect(skeleton()).toBe(null);
    await user.click(failure.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('button', { name: /^Last result/ });
    expect(screen.queryByRole('alert')).toBe(null);
  });

  it('stands nothing before the first draw of all', async () => {
    await startStillServer({ pastDraws: 0 });
    await openApp('/order/betting');
    await screen.findByRole('button', { name: 'Big 1.999' });
    await waitFor(() => expect(skeleton()).toBe(null));
    expect(screen.queryByRole('button', { name: /result|Drawing/ })).toBe(null);
  });
});

describe('at the cutoff', () => {
  it('the issue is sealed: the draw comes into view, and a slip can be filled but not placed', async () => {
    const server = await startStillServer();
    logInAsPlayer(server);
    const user = await openApp('/order/betting');
    await screen.findByRole('button', { name: 'Big 1.999' });
    await passSeconds(server, TO_CUTOFF);
    expect((await screen.findByText('Draw in')).nextSibling?.textContent).toContain('00:30');
    await user.click(screen.getByRole('button', { name: 'Prepare the next bet' }));
    await user.click(screen.getByRole('button', { name: 'Big 1.999' }));
    const slip = within(screen.getByRole('region', { name: 'Bet slip' }));
    expect(slip.getByRole<HTMLButtonElement>('button', { name: 'Sealed' }).disabled).toBe(true);
  });

  it('a bet that comes too late is refused in words and stays on the slip', async () => {
    const server = await startStillServer();
    logInAsPlayer(server);
    const user = await openApp('/order/betting');
    await user.click(await screen.findByRole('button', { name: 'Big 1.999' }));
    await passSeconds(server, TO_CUTOFF);
    // At once: the next answer of any kind tells the app the time, and the slip gives way to the draw.
    fireEvent.click(screen.getByRole('button', { name: /Bet now/ }));
    await findMessage('Issue 3184207 is sealed. Please wait for the next one');
    expect(useBetSlip.getState().stakes).toHaveLength(1);
  });
});

type Stake = readonly [playCode: number, usdt: number];

async function placeBets(server: TestServer, player: TestPlayer, stakes: readonly Stake[]): Promise<void> {
  const totalAmount = stakes.reduce((total, [, usdt]) => total + usdt, 0);
  const gameItem = stakes.map(([code, usdt]) => ({ totalAmount: usdt, numberRecord: String(code) }));
  const slip = { issueCode: '3184207', lotteryId: '1', totalAmount, gameItem };
  const { body } = await server.game(placeBetCall.path, slip, player.headers);
  expect(body.code).toBe(200);
}

/** The sum beside a word, as it stands below what the bets came to. */
const sumBeside = (word: string) => screen.getByText(word, { selector: 'dt' }).nextSibling?.textContent;

/** Big pays 1.999 times the stake, the sum 5 loses with it. */
const OUTCOMES: readonly (readonly [string, readonly Stake[], returned: string, stake: string])[] = [
  [
    'less than',
    [
      [31, 50],
      [5, 60],
    ],
    '99.95',
    '110.00',
  ],
  [
    'as much as',
    [
      [31, 1000],
      [5, 999],
    ],
    '1,999.00',
    '1,999.00',
  ],
];

describe('what came back on an issue', () => {
  it.each(OUTCOMES)(
    'is no win where it is %s all that was staked on it',
    async (_, stakes, returned, stake) => {
      const server = await startStillServer();
      await placeBets(server, logInAsPlayer(server, { creditMicros: 5_000_000_000 }), stakes);
      await server.control('draws/script', { sums: [18] }).expect(200);
      const user = await openApp('/order/betting');
      await screen.findByRole('button', { name: 'Big 1.999' });
      await watchDraw(server, user);
      await screen.findByText('Returned');
      expect(sumBeside('Returned')).toContain(returned);
      expect(sumBeside('Stake')).toContain(stake);
      expect(screen.queryByText('You won')).toBe(null);
      expect(screen.queryByText(/^\+\d/)).toBe(null);
      expect(document.querySelector('[class*="gold"]')).toBe(null);
    },
  );

  it('is a win by what it is more than all that was staked on it', async () => {
    const server = await startStillServer();
    await placeBets(server, logInAsPlayer(server), [
      [31, 50],
      [5, 20],
    ]);
    await server.control('draws/script', { sums: [18] }).expect(200);
    const user = await openApp('/order/betting');
    await screen.findByRole('button', { name: 'Big 1.999' });
    await watchDraw(server, user);
    await screen.findByText('You won');
    screen.getByText('+29.95');
    expect(sumBeside('Returned')).toContain('99.95');
    expect(sumBeside('Stake')).toContain('70.00');
  });

  it('counts all bets, though the oldest stand on another page of them', async () => {
    const server = await startStillServer();
    const player = logInAsPlayer(server);
    await placeBets(server, player, [[31, 50]]);
    const losing = Array.from({ length: 27 }, (_, sum): Stake => [sum, 1]);
    for (const stakes of [losing, losing, losing, losing]) await placeBets(server, player, stakes);
    await server.control('draws/script', { sums: [27] }).expect(200);
    const user = await openApp('/order/betting');
    await screen.findByRole('button', { name: 'Big 1.999' });
    await watchDraw(server, user);
    await screen.findByText('Returned');
    expect(sumBeside('Returned')).toContain('99.95');
    expect(sumBeside('Stake')).toContain('158.00');
  });
});

describe('the draw', () => {
  it('is revealed with what was won, read out once, and a forced one says so', async () => {
    const server = await startStillServer();
    logInAsPlayer(server);
    const user = await openApp('/order/betting');
    await bet(user, '18 18.15');
    await server.control('draws/script', { digits: [[7, 3, 8]] }).expect(200);
    await watchDraw(server, user);
    screen.getByRole('heading', { name: 'Result of issue 3184207' });
    screen.getByRole('img', { name: '7 + 3 + 8 = 18' });
    expect(
      within(screen.getByRole('list', { name: 'The 20 numbers drawn' })).getAllByRole('listitem'),
    ).toHaveLength(20);
    await screen.findByText('You won');
    screen.getByText('+171.50');
    screen.getByText('Issue 3184207 is drawn: 7 + 3 + 8 = 18, Even · Big · Big-Even');
    screen.getByText('Set by a tester');
    screen.getByText('This result was set by a tester and cannot be verified');
    expect(screen.queryByRole('button', { name: 'Verify this draw' })).toBe(null);
    await user.click(screen.getByRole('button', { name: 'Bet on issue 3184208' }));
    await screen.findByRole('button', { name: '18 18.15' });
  });

  it('says that nothing was won', async () => {
    const server = await startStillServer();
    logInAsPlayer(server);
    const user = await openApp('/order/betting');
    await bet(user, '18 18.15');
    await server.control('draws/script', { sums: [5] }).expect(200);
    await watchDraw(server, user);
    await screen.findByText('No win this time');
  });

  it('that will never come says so, and the stake is back', async () => {
    const server = await startStillServer();
    logInAsPlayer(server);
    const user = await openApp('/order/betting');
    await bet(user, '18 18.15');
    await server.control('draws/script', { issueCode: '3184207', void: true }).expect(200);
    await passSeconds(server, TO_CUTOFF);
    await screen.findByText('Draw in');
    await passSeconds(server, TO_DRAW);
    const said = 'Issue 3184207 is void: all stakes were returned';
    await screen.findByRole('heading', { name: said });
    expect(screen.queryByRole('list', { name: 'The 20 numbers drawn' })).toBe(null);
    await user.click(screen.getByRole('button', { name: 'Bet on issue 3184208' }));
    await screen.findByRole('button', { name: said });
    await user.click(await screen.findByRole('button', { name: 'Big 1.999' }));
    await within(await screen.findByRole('region', { name: 'Bet slip' })).findByText('1,000.00');
  });

  it('is verified on the device against the hash seen before', async () => {
    const server = await startStillServer();
    const user = await openApp('/order/betting');
    await screen.findByRole('heading', { name: 'Issue 3184207' });
    await watchDraw(server, user);
    await user.click(await screen.findByRole('button', { name: 'Verify this draw' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Verify the draw' }));
    sheet.getByText('Verified');
    sheet.getByText('It is the hash that this device saw before the draw');
    sheet.getByText('The 20 recomputed numbers match the draw');
    sheet.getByText(/it uses the fixed text “mock” instead/);
  });

  it('offers no verification where no seed is published', async () => {
    const recorded = Array.from({ length: 20 }, (_, index) => index + 1);
    await startStillServer({ recordedDraws: [recorded] });
    const user = await openApp('/order/betting');
    await user.click(await screen.findByRole('button', { name: /Last result/ }));
    screen.getByRole('img', { name: '7 + 3 + 9 = 19' });
    expect(screen.queryByRole('button', { name: 'Verify this draw' })).toBe(null);
    screen.getByRole('button', { name: 'Bet on issue 3184207' });
  });

  it('that comes late is awaited beside the sale of the next issue', async () => {
    const server = await startStillServer({ schedule: scheduleConfig({ drawDelaySeconds: 120 }) });
    logInAsPlayer(server);
    const user = await openApp('/order/betting');
    await bet(user, 'Big 1.999');
    await passSeconds(server, TO_CUTOFF + TO_DRAW + 20);
    await screen.findByRole('heading', { name: 'Issue 3184208' });
    await screen.findByText('Drawing issue 3184207…');
    await user.click(screen.getByRole('button', { name: 'Big 1.999' }));
    screen.getByRole('button', { name: /Bet now/ });
    await passSeconds(server, 70);
    // Who picks for the next issue is not torn away from it.
    await screen.findByText(/^Last result/);
    await waitFor(() => screen.getByText(/Issue 3184207 is drawn/));
    screen.getByRole('button', { name: 'Big 1.999', pressed: true });
  });
});
