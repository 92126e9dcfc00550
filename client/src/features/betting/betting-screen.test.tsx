import { depositNow } from '@canada28/mock-server/testing/test-finance.ts';
import { createTestPlayer } from '@canada28/mock-server/testing/test-player.ts';
import type { TestServer } from '@canada28/mock-server/testing/test-server.ts';
import { listBetsCall, placeBetCall } from '@canada28/shared/contract/betting.contract.ts';
import { findCurrentIssueCall } from '@canada28/shared/contract/draws.contract.ts';
import { ERROR_CODES } from '@canada28/shared/contract/error-codes.ts';
import { ERROR_TEXTS } from '@canada28/shared/contract/error-texts.ts';
import { issueToWire } from '@canada28/shared/contract/issue.ts';
import { PLAY } from '@canada28/shared/game/bet-choices.ts';
import { DEFAULT_ODDS_THOUSANDTHS } from '@canada28/shared/game/odds.ts';
import { HOUR_MS, MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { wallClockMs } from '../../lib/device-clock.ts';
import { answerGraphicCode } from '../../testing/answer-graphic-code.ts';
import { startExampleServer } from '../../testing/example-server.ts';
import { holdsBack, losesFirst, startProxy } from '../../testing/lost-answers.ts';
import { startStillServer } from '../../testing/move-time.ts';
import { testIssue } from '../../testing/test-issue.ts';
import { findMessage, logInAsPlayer, openApp, pointAppAt } from '../../testing/walk-app.tsx';
import { useBetSlip } from './bet-slip.store.ts';

const BIG = 'Big 1.999';
const SUM_18 = '18 18.15';

beforeEach(() => {
  useBetSlip.setState(useBetSlip.getInitialState());
});

async function pick(user: UserEvent, ...names: string[]): Promise<void> {
  for (const name of names) await user.click(await screen.findByRole('button', { name }));
}

const slip = () => screen.findByRole('region', { name: 'Bet slip' });
const betNow = async (user: UserEvent) =>
  user.click(within(await slip()).getByRole('button', { name: /Bet now/ }));

async function listBets(server: TestServer, headers: Record<string, string>) {
  const reply = await server.game(listBetsCall.path, { lotteryId: '1', status: 0 }, headers);
  return reply.body.data.map(({ numberrecord, totalamount }: Record<string, unknown>) => [
    numberrecord,
    totalamount,
  ]);
}

describe('betting', () => {
  it('places what was picked at one stake, says so, and shows the bets and the new balance', async () => {
    const server = await startStillServer();
    const player = logInAsPlayer(server);
    const user = await openApp('/order/betting');
    await pick(user, BIG, SUM_18);
    const rising = within(await slip());
    await user.click(rising.getByRole('button', { name: '50' }));
    rising.getByText('2 selected');
    rising.getByText('100.00');
    rising.getByText('1,007.45');
    await rising.findByText('1,000.00');
    await betNow(user);
    await screen.findByText('Bet placed, good luck');
    expect(screen.queryByRole('region', { name: 'Bet slip' })).toBe(null);
    expect(await listBets(server, player.headers)).toEqual([
      ['18', 50],
      [String(PLAY.big), 50],
    ]);
    await pick(user, BIG);
    await within(await slip()).findByText('900.00');
    await user.click(screen.getByRole('link', { name: 'My bets' }));
    expect(await screen.findAllByText(/Not drawn/)).not.toEqual([]);
    screen.getByRole('timer');
  });

  it('lets every pick have its own amount, in whole USDT and never 0', async () => {
    const server = await startStillServer();
    const player = logInAsPlayer(server);
    const user = await openApp('/order/betting');
    await pick(user, BIG, SUM_18);
    const amount = screen.getByLabelText<HTMLInputElement>('Amount for 18');
    await user.clear(amount);
    await betNow(user);
    screen.getByText('The amount of the selected number cannot be 0');
    await user.type(amount, '7.5');
    expect(amount.value).toBe('75');
    await betNow(user);
    await screen.findByText('Bet placed, good luck');
    expect(await listBets(server, player.headers)).toEqual([
      ['18', 75],
      [String(PLAY.big), 10],
    ]);
  });

  it('says that the balance is too low before it asks the server', async () => {
    const server = await startStillServer();
    const player = logInAsPlayer(server, { creditMicros: 15_000_000 });
    const user = await openApp('/order/betting');
    await pick(user, BIG, SUM_18);
    await within(await slip()).findByText('Insufficient balance');
    await user.click(screen.getByRole('button', { name: 'Max' }));
    expect(screen.queryByText('Insufficient balance')).toBe(null);
    await betNow(user);
    await screen.findByText('Bet placed, good luck');
    expect(await listBets(server, player.headers)).toEqual([
      ['18', 7],
      [String(PLAY.big), 7],
    ]);
  });

  it('knows the money of a deposit that is credited while the slip waits for it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const server = await startStillServer();
    const player = logInAsPlayer(server, { creditMicros: 5_000_000 });
    depositNow(server.world, player, 88);
    const user = await openApp('/order/betting');
    await pick(user, BIG);
    await within(await slip()).findByText('Insufficient balance');
    await server.control('clock', { advance: 20_000 });
    act(() => void vi.advanceTimersByTime(60_000));
    await waitFor(() => expect(screen.queryByText('Insufficient balance')).toBe(null));
    within(await slip()).getByText('97.40');
  });

  it('leaves the keyboard in the slip when a pick is removed, else at the title of the room', async () => {
    logInAsPlayer(await startStillServer());
    const user = await openApp('/order/betting');
    await pick(user, BIG, SUM_18);
    await user.click(screen.getByRole('button', { name: 'Remove 18' }));
    expect(within(await slip()).getByRole('list')).toBe(document.activeElement);
    await betNow(user);
    await screen.findByText('Bet placed, good luck');
    const title = screen.getByRole('heading', { level: 1 });
    for (const name of [/^Repeat last bet/, 'Clear', /^Repeat last bet/, 'Remove Big']) {
      expect(document.activeElement).toBe(title);
      await user.click(await screen.findByRole('button', { name }));
    }
    expect(document.activeElement).toBe(title);
  });

  it('repeats the last bet in one tap', async () => {
    const server = await startStillServer();
    const player = logInAsPlayer(server);
    const user = await openApp('/order/betting');
    await pick(user, SUM_18);
    await betNow(user);
    await user.click(await screen.findByRole('button', { name: /Repeat last bet/ }));
    await betNow(user);
    await waitFor(async () => expect(await listBets(server, player.headers)).toHaveLength(2));
  });

  it('asks a guest to log in and comes back to the slip as it was', async () => {
    const server = await startStillServer();
    const player = createTestPlayer(server.world);
    const user = await openApp('/order/betting');
    await pick(user, BIG);
    await betNow(user);
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Log in' }));
    await user.type(await screen.findByLabelText('Account name'), player.userName);
    await user.type(screen.getByLabelText('Login password'), player.password);
    await answerGraphicCode(user);
    await user.keyboard('{Enter}');
    await within(await slip()).findByText('1 selected');
    await betNow(user);
    await screen.findByText('Bet placed, good luck');
  });

  it('shows what the server refuses', async () => {
    const server = await startStillServer();
    logInAsPlayer(server, { status: 3 });
    const user = await openApp('/order/betting');
    await pick(user, BIG);
    await betNow(user);
    await screen.findByText(ERROR_TEXTS.en.tradingForbidden);
  });

  it('looks at the issue again where a server says that it is closed already', async () => {
    logInAsPlayer(await startStillServer());
    const nowMs = wallClockMs();
    const sold = {
      saleStartMs: nowMs - MINUTE_MS,
      saleEndMs: nowMs + HOUR_MS,
      drawAtMs: nowMs + HOUR_MS + MINUTE_MS,
    };
    const issue = {
      get [findCurrentIssueCall.path]() {
        return issueToWire({ ...testIssue, ...sold }, wallClockMs());
      },
    };
    const received = await startExampleServer(issue, { [placeBetCall.path]: ERROR_CODES.issueSealed });
    const looks = () => received.filter(({ url }) => url?.endsWith(findCurrentIssueCall.path)).length;
    const user = await openApp('/order/betting');
    await pick(user, BIG);
    const before = looks();
    await betNow(user);
    await expect.poll(looks).toBeGreaterThan(before);
  });

  it('bets once when the answer is lost and the player presses again', async () => {
    const server = await startStillServer();
    const player = logInAsPlayer(server);
    const proxy = await startProxy(server.app.listeningOrigin, losesFirst(placeBetCall.path));
    pointAppAt(proxy);
    const user = await openApp('/order/betting');
    await pick(user, BIG);
    await betNow(user);
    await findMessage('Request error detected. Please check your connection');
    within(await slip()).getByText(/Check your history before trying again/);
    await betNow(user);
    await screen.findByText('Bet placed, good luck');
    expect(await listBets(server, player.headers)).toEqual([[String(PLAY.big), 10]]);
  });

  it('says of picks whose answer was lost that they may be bet, on the next issue, too', async () => {
    const server = await startStillServer();
    logInAsPlayer(server);
    pointAppAt(await startProxy(server.app.listeningOrigin, losesFirst(placeBetCall.path)));
    const user = await openApp('/order/betting');
    await pick(user, BIG);
    await betNow(user);
    const warning = () => screen.findByText(/Check your history before trying again/);
    await warning();
    await server.control('clock', { to: 'cutoff' });
    await user.click(await screen.findByRole('button', { name: 'Prepare the next bet' }));
    await warning();
    await server.control('clock', { to: 'next-issue' });
    await screen.findByText(/Now betting on issue/);
    await warning();
    await user.click(screen.getByRole('button', { name: '50' }));
    expect(screen.queryByText(/Check your history/)).toBe(null);
  });

  it('empties the slip also where the player looked at the trend before the answer', async () => {
    const server = await startStillServer();
    logInAsPlayer(server);
    const { passage, letGo } = holdsBack(placeBetCall.path);
    pointAppAt(await startProxy(server.app.listeningOrigin, passage));
    const user = await openApp('/order/betting');
    await pick(user, BIG);
    await betNow(user);
    await user.click(screen.getByRole('link', { name: 'Trend' }));
    await screen.findByRole('tab', { name: 'Hot/Cold' });
    await user.click(screen.getByRole('link', { name: 'Bet' }));
    await slip();
    letGo();
    await findMessage('Bet placed, good luck');
    await expect.poll(() => screen.queryByRole('region', { name: 'Bet slip' })).toBe(null);
  });

  it('shows the odds that the server has in force', async () => {
    await startStillServer({ oddsThousandths: DEFAULT_ODDS_THOUSANDTHS.with(PLAY.big, 2_100) });
    await openApp('/order/betting');
    await screen.findByRole('button', { name: 'Big 2.1' });
  });
});

describe('a slip from before', () => {
  it('is still there, and says that the issue changed', async () => {
    const server = await startStillServer();
    logInAsPlayer(server);
    useBetSlip.setState({ stakes: [{ playCode: 18, amountMicros: 20_000_000 }], issueCode: '3184206' });
    const user = await openApp('/order/betting');
    await within(await slip()).findByText('Now betting on issue 3184207. Your picks are kept');
    await user.click(screen.getByRole('button', { name: 'Got it' }));
    expect(screen.queryByText(/Your picks are kept/)).toBe(null);
    screen.getByRole('button', { name: SUM_18, pressed: true });
  });
});
