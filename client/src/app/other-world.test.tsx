import { TEST_NOW_MS } from '@canada28/mock-server/testing/test-server.ts';
import { DAY_MS } from '@canada28/shared/units-of-time.ts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { passSeconds, startStillServer } from '../testing/move-time.ts';
import { openApp } from '../testing/walk-app.tsx';

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

  it('is in the room as one who has just come in, and sees the next draw on stage', async () => {
    await startStillServer();
    await openApp('/order/betting');
    await screen.findByText('Issue 3184207');
    const younger = await startStillServer({ nowMs: TEST_NOW_MS - DAY_MS, firstIssueCode: '3184100' });
    await screen.findByText('Issue 3184100');
    const { body } = await younger.game('findcurIssue.do', { lotteryId: '1' });
    const { saleEndTime, saleDrawTime, serverTime } = body.data;
    await passSeconds(younger, (saleEndTime - serverTime) / 1000);
    await screen.findByText('Draw in');
    await passSeconds(younger, (saleDrawTime - saleEndTime) / 1000);
    await screen.findByRole('heading', { name: 'Result of issue 3184100' });
  });
});
