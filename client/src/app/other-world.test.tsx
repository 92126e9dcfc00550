import { TEST_NOW_MS } from '@canada28/mock-server/testing/test-server.ts';
import { findCurrentIssueCall, findHistoryIssueCall } from '@canada28/shared/contract/draws.contract.ts';
import { DAY_MS } from '@canada28/shared/units-of-time.ts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { holdsBack, type Passage, startProxy } from '../testing/lost-answers.ts';
import { passSeconds, startStillServer } from '../testing/move-time.ts';
import { openApp, pointAppAt } from '../testing/walk-app.tsx';

describe('a tab that stays open while the world behind it is exchanged', () => {
  it.each([
    ['a younger one', { nowMs: TEST_NOW_MS - DAY_MS, firstIssueCode: '3184100', pastDraws: 3 }, '3184099'],
    ['one of the same time that began later', { firstIssueCode: '3184100', pastDraws: 3 }, '3184099'],
  ])('shows the new one and nothing of the old: %s', async (_which, options, lastCode) => {
    await startStillServer();
    await openApp('/');
    await screen.findByText('Last result · 3184206');
    await startStillServer(options);
    await screen.findByText(`Last result · ${lastCode}`);
    await waitFor(() => expect(screen.queryByText(/31842\d\d/)).toBe(null));
  });

  it('is in the room as one who has just come in, and sees the next draw', async () => {
    await startStillServer();
    await openApp('/order/betting');
    await screen.findByText('Issue 3184207');
    const younger = await startStillServer({ nowMs: TEST_NOW_MS - DAY_MS, firstIssueCode: '3184100' });
    await screen.findByText('Issue 3184100');
    const { body } = await younger.game(findCurrentIssueCall.path, { lotteryId: '1' });
    const { saleEndTime, saleDrawTime, serverTime } = body.data;
    await passSeconds(younger, (saleEndTime - serverTime) / 1000);
    await screen.findByText('Draw in');
    await passSeconds(younger, (saleDrawTime - saleEndTime) / 1000);
    await screen.findByRole('heading', { name: 'Result of issue 3184100' });
  });

  it('shows no result that going back has undone, though its answer was still under way', async () => {
    const server = await startStillServer();
    const late = holdsBack(findHistoryIssueCall.path);
    const held: string[] = [];
    let passage: Passage = () => 'deliver';
    pointAppAt(await startProxy(server.app.listeningOrigin, (path) => passage(path)));
    await openApp('/');
    await screen.findByText('Last result · 3184206');
    passage = (path) => {
      if (path.endsWith(findHistoryIssueCall.path)) held.push(path);
      return late.passage(path);
    };
    // Where the rate is another, too, the time alone does not tell that it went back.
    await server.control('clock', { rate: 10 }).expect(200);
    await server.control('clock', { to: 'settled' }).expect(200);
    await waitFor(() => expect(held).toHaveLength(1), { timeout: 5000 });
    for (let steps = 0; steps < 2; steps += 1) await server.control('clock', { back: true }).expect(200);
    await screen.findByText('3184207', { exact: false });
    late.letGo();
    await server.control('clock', { to: 'cutoff' }).expect(200);
    await screen.findByText('Sealed');
    await screen.findByText('Last result · 3184206');
  });
});
