import { listIssuesControl } from '@canada28/shared/control/draws.control.ts';
import { moveClockControl } from '@canada28/shared/control/time.control.ts';
import { MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import type { Hand, Story } from '../hand.ts';
import { maintenanceHourTexts } from './texts/maintenance-hour.ts';
import { issueOnSale, nowOf, presentIssue, welcome } from './world-moves.ts';

/** Then the last issue before the break is on sale, whichever day it is. */
const LEAD_MS = 4 * MINUTE_MS;

export const maintenanceHour: Story = {
  id: 'maintenance-hour',
  minutes: 1,
  player: 'chen',
  steps: [
    {
      does: async (hand, { player }) => {
        const person = await welcome(
          hand,
          { userName: player, texts: maintenanceHourTexts },
          { balance: 1000 },
        );
        const { startMs } = await breakOf(hand);
        await hand.control(moveClockControl, { body: { set: startMs - LEAD_MS } });
        return person;
      },
      phone: '/',
      shows: () => [{ key: 'home.hero.open' }, { key: 'home.hero.maintenanceAt' }],
      holds: async (hand) => {
        const [{ startMs }, nowMs] = [await breakOf(hand), await nowOf(hand)];
        const isSelling = (await presentIssue(hand))?.state === 'selling';
        return {
          'the last issue before it is on sale': isSelling && nowMs < startMs && startMs - nowMs <= LEAD_MS,
        };
      },
    },
    {
      does: async (hand) => {
        await hand.control(moveClockControl, { body: { to: 'maintenance' } });
      },
      phone: '/order/betting',
      shows: () => [{ key: 'game.issue.maintenance' }, { key: 'betting.countdown.nextOpens' }],
      holds: async (hand) => {
        const [{ startMs, endMs }, nowMs] = [await breakOf(hand), await nowOf(hand)];
        return { 'it has begun': startMs <= nowMs && nowMs < endMs };
      },
    },
    {
      does: async (hand) => {
        await hand.control(moveClockControl, { body: { to: 'maintenance-end' } });
        const { issueCode } = await issueOnSale(hand);
        return { issueCode };
      },
      phoneAgain: '/order/betting',
      shows: ({ issueCode = '' }) => [issueCode, { key: 'game.choice.big' }, '1.999'],
      holds: async (hand) => ({
        'an issue is on sale': (await presentIssue(hand))?.state === 'selling',
      }),
    },
  ],
};

async function breakOf(hand: Hand): Promise<{ readonly startMs: number; readonly endMs: number }> {
  const { break: pause } = await hand.control(listIssuesControl, { query: { before: 0, after: 0 } });
  if (pause === undefined)
    throw new Error('This world has no daily maintenance: start over in a world that has one.');
  return pause;
}
