import { getDictDataCall } from '@canada28/shared/contract/dictionary.contract.ts';
import { findCurrentIssueCall, findHistoryIssueCall } from '@canada28/shared/contract/draws.contract.ts';
import { type ScheduleConfig, scheduleConfig } from '@canada28/shared/game/issue-schedule.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startExampleServer } from '../testing/example-server.ts';
import { passSeconds, startStillServer } from '../testing/move-time.ts';
import { logInAsPlayer, openApp } from '../testing/walk-app.tsx';

/** Wednesday 16 September 2026 by the clocks of the game. */
const at = (time: string) => Date.parse(`2026-09-16T${time}+08:00`);
/** The last slot of 210 s before 19:00 ends a minute early. */
const AFTER_LAST_SLOT = at('18:59:10');

const startWith = (schedule: Partial<ScheduleConfig>, nowMs?: number) =>
  startStillServer({ schedule: scheduleConfig(schedule), pastDraws: 0, ...(nowMs && { nowMs }) });

describe('how often there is a draw', () => {
  it.each([
    [180, '3'],
    [300, '5'],
  ])(
    'is what the server tells, on every screen, before the first draw of all: %i s',
    async (seconds, minutes) => {
      await startWith({ intervalSeconds: seconds });
      await openApp('/');
      await screen.findByText(`About every ${minutes} min`);
      cleanup();
      await openApp('/logo');
      await screen.findByText(`About every ${minutes} minutes.`);
      cleanup();
      await openApp('/home/gameplay');
      await screen.findByText(
        new RegExp(`^A draw about every ${minutes} minutes: ${seconds - 30} seconds of betting`),
      );
      cleanup();
      await openApp('/aboutUs');
      await screen.findByText(new RegExp(`drawn about every ${minutes} minutes`));
    },
  );

  it('follows a change on the server at the next issue, without a reload', async () => {
    const server = await startWith({});
    const user = await openApp('/');
    await screen.findByText('About every 3.5 min');
    Object.assign(server.world.config, { schedule: scheduleConfig({ intervalSeconds: 300 }) });
    await passSeconds(server, 150);
    await screen.findByText('About every 5 min');
    await user.click(screen.getByRole('link', { name: 'Rules' }));
    await screen.findByText(/^A draw about every 5 minutes/);
  });

  it('follows a change on a screen that was read before', async () => {
    const server = await startWith({});
    logInAsPlayer(server);
    const user = await openApp('/setting');
    await user.click(await screen.findByRole('link', { name: 'About us' }));
    await screen.findByText(/about every 3.5 minutes/);
    Object.assign(server.world.config, { schedule: scheduleConfig({ intervalSeconds: 300 }) });
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(await screen.findByRole('link', { name: 'About us' }));
    await screen.findByText(/about every 5 minutes/);
  });
});

describe('how often there is a draw, on a server that does not tell', () => {
  const { output: issue } = findCurrentIssueCall.example;
  const [drawn] = findHistoryIssueCall.example.output;
  const startUntelling = (current: object, history: object[] = []) =>
    startExampleServer({
      [getDictDataCall.path]: [],
      [findCurrentIssueCall.path]: { ...issue, ...current },
      [findHistoryIssueCall.path]: history,
    });

  it.each([
    [150, 180, '3'],
    [270, 300, '5'],
  ])('is the length of the slot on sale: %i s of sale, drawn after %i s', async (sale, slot, minutes) => {
    const saleStartMs = issue.saleStartTime;
    await startUntelling({
      saleEndTime: saleStartMs + sale * 1000,
      saleDrawTime: saleStartMs + slot * 1000,
    });
    await openApp('/logo');
    await screen.findByText(`About every ${minutes} minutes.`);
  });

  it('has one decimal at most', async () => {
    const saleStartMs = issue.saleStartTime;
    const before = (slots: number) => ({
      ...drawn,
      issueCode: String(Number(issue.issueCode) - slots),
      saleStartTime: saleStartMs - slots * 70_000,
    });
    await startUntelling({ saleEndTime: saleStartMs + 60_000, saleDrawTime: saleStartMs + 70_000 }, [
      before(1),
      before(2),
    ]);
    await openApp('/logo');
    await screen.findByText('About every 1.2 minutes.');
  });

  it('is the distance of the last draws where the draw comes long after its slot', async () => {
    const saleStartMs = issue.saleStartTime;
    const before = (slots: number) => ({
      ...drawn,
      issueCode: String(Number(issue.issueCode) - slots),
      saleStartTime: saleStartMs - slots * 300_000,
    });
    await startUntelling({ saleEndTime: saleStartMs + 270_000, saleDrawTime: saleStartMs + 390_000 }, [
      before(1),
      before(2),
    ]);
    await openApp('/logo');
    await screen.findByText('About every 5 minutes.');
  });
});

describe('the hours of maintenance', () => {
  it.each([
    ['shift', ['Maintenance is daily 19:00–20:00 (UTC+8).', 'On Monday it is one hour later, 20:00–21:00.']],
    ['extend', ['Maintenance is daily 19:00–20:00 (UTC+8).', 'On Monday it is 19:00–21:00.']],
    ['short', ['Maintenance is daily 18:56:30–19:29:30 (UTC+8).']],
    ['none', ['There is no regular maintenance; draws go on day and night.']],
  ] as const)('stand in the rules as they are configured: %s', async (maintenance, lines) => {
    await startWith({ maintenance });
    await openApp('/home/gameplay');
    for (const line of lines) await screen.findByText(line);
    const about = (await screen.findByText('Draw times')).closest('section') as HTMLElement;
    expect(within(about).queryAllByText(/^On Monday/)).toHaveLength(lines.length > 1 ? 1 : 0);
  });

  it.each(['/', '/order/betting'])('have not begun when merely the last issue is over: %s', async (path) => {
    const server = await startWith({}, AFTER_LAST_SLOT);
    await openApp(path);
    expect(await screen.findAllByText('Sales over')).not.toHaveLength(0);
    screen.getByText(/opens at 20:00/i);
    expect(screen.queryByText('Maintenance')).toBe(null);
    await passSeconds(server, 50);
    expect(await screen.findAllByText('Maintenance')).not.toHaveLength(0);
    expect(screen.queryByText('Sales over')).toBe(null);
  });

  it.each([
    ['extend', '2026-09-14T20:30:00+08:00', 'Opens at 21:00'],
    ['shift', '2026-09-14T20:30:00+08:00', 'Opens at 21:00'],
    ['short', '2026-09-16T19:29:00+08:00', 'Opens at 19:29:30'],
  ] as const)('are those of the countdown, too: %s', async (maintenance, now, opens) => {
    await startWith({ maintenance }, Date.parse(now));
    await openApp('/');
    await screen.findByText('Maintenance');
    screen.getByText(opens);
  });
});
