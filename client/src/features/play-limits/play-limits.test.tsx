import { depositNow } from '@canada28/mock-server/testing/test-finance.ts';
import type { TestServer } from '@canada28/mock-server/testing/test-server.ts';
import { placeBetCall } from '@canada28/shared/contract/betting.contract.ts';
import { findCurrentIssueCall } from '@canada28/shared/contract/draws.contract.ts';
import { getPlayLimitsCall, updatePlayLimitsCall } from '@canada28/shared/contract/play-limits.contract.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { wallClockMs } from '../../lib/device-clock.ts';
import { holdsBack, losesFirst, type Passage, startProxy } from '../../testing/lost-answers.ts';
import { startScriptedServer } from '../../testing/scripted-server.ts';
import { findMessage, logInAsPlayer, openApp, pointAppAt, startServer } from '../../testing/walk-app.tsx';
import { notePlaySince } from './session-length.ts';

let server: TestServer;

beforeEach(async () => {
  server = await startServer();
  await server.control('clock', { freeze: true });
});

const row = (name: RegExp) => screen.findByRole('button', { name });
/** What is read out by itself of a sheet. */
const alertIn = (name: string) =>
  within(screen.getByRole('dialog', { name })).queryByRole('alert')?.textContent ?? '';

/** The sheet of a limit of 500 USDT a day, on a server whose answers to a change are held back. */
async function openSheetSlowly() {
  const player = logInAsPlayer(server);
  await server.call(updatePlayLimitsCall.path, { dailyDeposit: 500 }, player.headers);
  const { passage, letGo } = holdsBack(updatePlayLimitsCall.path);
  pointAppAt(await startProxy(server.app.listeningOrigin, passage));
  const user = await openApp('/accountSecurity');
  await user.click(await row(/^Daily deposit limit/));
  return { player, user, letGo, sheet: within(await screen.findByRole('dialog')) };
}

describe('the limits of a player', () => {
  it('apply at once when stricter and after a day when looser', async () => {
    logInAsPlayer(server);
    const user = await openApp('/accountSecurity');
    await user.click(await row(/^Daily deposit limit/));
    const sheet = await screen.findByRole('dialog', { name: 'Daily deposit limit' });
    await user.type(within(sheet).getByLabelText('Daily deposit limit'), '500');
    await user.click(within(sheet).getByRole('button', { name: 'Save' }));
    await findMessage('Saved. Takes effect now');
    expect((await row(/^Daily deposit limit/)).textContent).toContain('500.00 USDT');

    await user.click(await row(/^Daily deposit limit/));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await findMessage('Saved. Takes effect in 24 hours');
    expect((await row(/^Daily deposit limit/)).textContent).toMatch(/None from 09\/17\/2026.*500\.00 USDT/);
  });

  it('are asked for again once what waited is in force or another day has begun', async () => {
    const player = logInAsPlayer(server);
    for (const dailyDeposit of [500, null])
      await server.call(updatePlayLimitsCall.path, { dailyDeposit, dailyLoss: 100 }, player.headers);
    depositNow(server.world, player, 40);
    await openApp('/accountSecurity');
    expect((await row(/^Daily deposit limit/)).textContent).toMatch(/40\.00 deposited today.*None from/);
    await server.control('clock', { advance: 14 * HOUR_MS });
    await row(/^Daily deposit limit\D*0\.00 deposited today.*None from/);
    await server.control('clock', { advance: 11 * HOUR_MS });
    await expect.poll(async () => (await row(/^Daily deposit limit/)).textContent).not.toContain('500.00');
  });

  it('tell what is lost today once a bet of the day has won', async () => {
    const player = logInAsPlayer(server);
    await server.call(updatePlayLimitsCall.path, { dailyLoss: 500 }, player.headers);
    await server.control('draws/script', { sums: [18] });
    const { body } = await server.game(findCurrentIssueCall.path, { lotteryId: '1' });
    const gameItem = [{ totalAmount: 100, numberRecord: '31' }];
    const slip = { issueCode: body.data.issueCode, lotteryId: '1', totalAmount: 100, gameItem };
    await server.game(placeBetCall.path, slip, player.headers);
    await openApp('/accountSecurity');
    await row(/^Daily loss limit\D*100\.00 lost today/);
    await server.control('clock', { advance: 210_000 });
    await row(/^Daily loss limit\D*0\.00 lost today/);
  });

  it('are those that were saved, not those that a slow look found before', async () => {
    logInAsPlayer(server);
    const held = holdsBack(getPlayLimitsCall.path);
    const looks = { begun: 0, ended: 0 };
    const passage: Passage = async (path) => {
      const isLook = path.endsWith(getPlayLimitsCall.path);
      if (isLook) looks.begun += 1;
      const outcome = await held.passage(path);
      if (isLook) looks.ended += 1;
      return outcome;
    };
    const user = await openApp('/accountSecurity');
    await row(/^Daily deposit limit/);
    pointAppAt(await startProxy(server.app.listeningOrigin, passage));
    const looksAsThePageIsShownAgain = () => {
      act(() => void window.dispatchEvent(new Event('visibilitychange')));
      return looks.begun;
    };
    await expect.poll(looksAsThePageIsShownAgain).toBe(1);
    const openSheet = async () => {
      await user.click(await row(/^Daily deposit limit/));
      return within(await screen.findByRole('dialog')).getByRole<HTMLInputElement>('textbox');
    };
    await user.type(await openSheet(), '500');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await row(/^Daily deposit limit.*500\.00 USDT/);
    held.letGo();
    await expect.poll(() => looks.ended).toBe(1);
    // The answer has had its time until the sheet is open.
    expect((await openSheet()).value).toBe('500');
  });

  it('are not removed while they are being saved', async () => {
    const { player, user, letGo, sheet } = await openSheetSlowly();
    await user.type(sheet.getByRole('textbox'), '{Backspace}{Backspace}');
    await user.click(sheet.getByRole('button', { name: 'Save' }));
    await user.click(sheet.getByRole('button', { name: 'Remove' }));
    letGo();
    await findMessage('Saved. Takes effect now');
    const { body } = await server.call(getPlayLimitsCall.path, {}, player.headers);
    expect(body.data).toMatchObject({ dailyDeposit: 5, pending: [] });
  });

  it('show of the two buttons which one is on its way', async () => {
    const { user, letGo, sheet } = await openSheetSlowly();
    await user.click(sheet.getByRole('button', { name: 'Remove' }));
    await sheet.findByRole('button', { name: /^Remove/, busy: true });
    sheet.getByRole('button', { name: 'Save', busy: false });
    letGo();
    await findMessage('Saved. Takes effect in 24 hours');
  });

  it('are not saved without a value', async () => {
    logInAsPlayer(server);
    const user = await openApp('/accountSecurity');
    await user.click(await row(/^Daily loss limit/));
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await screen.findByText('Please enter or choose a value');
  });

  it('say aloud that no time until the reminder was chosen, and why a break is refused', async () => {
    const player = logInAsPlayer(server);
    await server.call(updatePlayLimitsCall.path, { timeoutUntil: '2027-09-01 10:01:00' }, player.headers);
    const user = await openApp('/accountSecurity');
    await user.click(await row(/^Session reminder/));
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(alertIn('Session reminder')).toBe('Please enter or choose a value');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(await row(/^Take a break/));
    await user.click(await screen.findByRole('button', { name: '30 days' }));
    await user.click(screen.getByRole('button', { name: 'Extend break' }));
    await expect.poll(() => alertIn('Take a break')).not.toBe('');
  });

  it('say of a break whose sheet has been closed that it is refused', async () => {
    const player = logInAsPlayer(server);
    await server.call(updatePlayLimitsCall.path, { timeoutUntil: '2027-09-01 10:01:00' }, player.headers);
    const { passage, letGo } = holdsBack(updatePlayLimitsCall.path);
    pointAppAt(await startProxy(server.app.listeningOrigin, passage));
    const user = await openApp('/accountSecurity');
    await user.click(await row(/^Take a break/));
    await user.click(await screen.findByRole('button', { name: '30 days' }));
    await user.click(screen.getByRole('button', { name: 'Extend break' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    letGo();
    await findMessage('A break can last 366 days at most. Please choose an earlier end');
  });

  it('include a break that cannot be taken back', async () => {
    const player = logInAsPlayer(server);
    const user = await openApp('/accountSecurity');
    await user.click(await row(/^Take a break/));
    await user.click(await screen.findByRole('button', { name: '7 days' }));
    screen.getByText(/The break lasts until 09\/23\/2026.*\(UTC\+8\) and cannot be ended earlier/);
    await user.click(screen.getByRole('button', { name: 'Start break' }));
    await findMessage('Your break has started');
    expect((await row(/^Take a break/)).textContent).toContain('On a break');
    const { body } = await server.call(getPlayLimitsCall.path, {}, player.headers);
    expect(body.data.timeoutUntil).toBe('2026-09-23 10:01:00');
  });

  it('tell of a break only until it ends; the next one counts from now', async () => {
    const player = logInAsPlayer(server);
    await server.call(updatePlayLimitsCall.path, { timeoutUntil: '2026-09-17 10:01:00' }, player.headers);
    const user = await openApp('/accountSecurity');
    await user.click(await row(/^Take a break.*On a break/));
    await screen.findByRole('button', { name: 'Extend break' });
    await server.control('clock', { advance: 2 * DAY_MS });
    await screen.findByRole('button', { name: 'Start break' });
    await screen.findByText(/The break lasts until 09\/19\/2026, 10:01:00/);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await row(/^Take a break.*None/);
  });

  it('tell of a break whose answer was lost, and do not offer at once to prolong it', async () => {
    const player = logInAsPlayer(server);
    pointAppAt(await startProxy(server.app.listeningOrigin, losesFirst(updatePlayLimitsCall.path)));
    const user = await openApp('/accountSecurity');
    await user.click(await row(/^Take a break.*None/));
    await user.click(await screen.findByRole('button', { name: 'Start break' }));
    await row(/^Take a break.*On a break/);
    expect(screen.queryByRole('dialog')).toBe(null);
    const { body } = await server.call(getPlayLimitsCall.path, {}, player.headers);
    expect(body.data.timeoutUntil).toBe('2026-09-17 10:01:00');
  });

  it('take one beginning of a break, though its sheet is closed and opened again meanwhile', async () => {
    logInAsPlayer(server);
    const { passage, letGo } = holdsBack(updatePlayLimitsCall.path);
    let begun = 0;
    const counted: Passage = (path) => {
      if (path.endsWith(updatePlayLimitsCall.path)) begun += 1;
      return passage(path);
    };
    pointAppAt(await startProxy(server.app.listeningOrigin, counted));
    const user = await openApp('/accountSecurity');
    await user.click(await row(/^Take a break/));
    await user.click(await screen.findByRole('button', { name: 'Start break' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(await row(/^Take a break/));
    await user.click(await screen.findByRole('button', { name: /^Start break/ }));
    letGo();
    await findMessage('Your break has started');
    await screen.findByRole('button', { name: 'Extend break' });
    expect(begun).toBe(1);
  });

  it('are left out where the server knows none, without a word', async () => {
    logInAsPlayer(server);
    await startScriptedServer(({ url }) => {
      const isUnknown = url?.endsWith('getPlayLimits');
      return isUnknown ? { status: 404, body: 'not found' } : { body: { code: 400, data: null, msg: '' } };
    });
    await openApp('/accountSecurity');
    await screen.findByText(/18\+ only/);
    await expect.poll(() => document.querySelector('main [role="status"]')).toBe(null);
    expect(screen.queryByText('Daily deposit limit')).toBe(null);
    expect(screen.getByRole('link', { name: 'Get free help' }).getAttribute('href')).toMatch(/^https:/);
  });

  it.each([
    ['HTTP', { status: 500, body: 'oops' }],
    ['the application', { body: { code: 5000, data: null, msg: 'System error' } }],
  ])('are asked for again at a press when %s failed once', async (_, failure) => {
    logInAsPlayer(server);
    let isFailing = true;
    await startScriptedServer(({ url }) => {
      if (!url?.endsWith('getPlayLimits')) return { body: { code: 400, data: null, msg: '' } };
      return isFailing ? failure : { body: { code: 200, data: getPlayLimitsCall.example.output, msg: '' } };
    });
    const user = await openApp('/accountSecurity');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isFailing = false;
    await user.click(retry);
    await row(/^Daily deposit limit.*500\.00 USDT/);
  });
});

describe('the session reminder', () => {
  it('comes when the player has been playing for as long as they chose', async () => {
    const player = logInAsPlayer(server);
    await server.call(updatePlayLimitsCall.path, { sessionMinutes: 15 }, player.headers);
    notePlaySince(player.id, wallClockMs() - 15 * MINUTE_MS);
    const user = await openApp('/center');
    const reminder = await screen.findByRole('alertdialog', {
      name: 'You have been playing for 15 minutes',
    });
    within(reminder).getByText('0.00 lost today');
    await user.click(within(reminder).getByRole('button', { name: 'Continue' }));
    await expect.poll(() => screen.queryByRole('alertdialog')).toBe(null);
  });

  it('leads to a break', async () => {
    const player = logInAsPlayer(server);
    await server.call(updatePlayLimitsCall.path, { sessionMinutes: 15 }, player.headers);
    notePlaySince(player.id, wallClockMs() - 20 * MINUTE_MS);
    const user = await openApp('/');
    await user.click(await screen.findByRole('button', { name: 'Take a break' }));
    await expect.poll(() => location.pathname).toBe('/accountSecurity');
  });

  it('leaves a player in peace who asked for none', async () => {
    const player = logInAsPlayer(server);
    notePlaySince(player.id, wallClockMs() - 600 * MINUTE_MS);
    await openApp('/accountSecurity');
    await row(/^Session reminder.*None/);
    expect(screen.queryByRole('alertdialog')).toBe(null);
  });
});
