import { scheduleConfig } from '@canada28/shared/game/issue-schedule.ts';
import { expect, test } from 'vitest';
import { drawNext, LOSS, pass, SLOT_MS, setLimit, startTestChase, WIN } from '../../testing/test-chase.ts';
import { createTestPlayer } from '../../testing/test-player.ts';
import { createTestWorld } from '../../testing/test-server.ts';
import type { World } from '../../world/world.ts';

/** What is told of chases and settlements from now on, in order, without the codes of issues. */
function listenTo(world: World): string[] {
  const told: string[] = [];
  world.timetable.listeners.add((events) => {
    for (const { what, detail, why = '' } of events)
      if (what.startsWith('chase') || what === 'issue-settled')
        told.push(
          `${what}: ${detail.replace(/^\d{7} /, '')}${what === 'chase-item-lost' ? ` (${why})` : ''}`,
        );
  });
  return told;
}

/** Results come when the next issue has been on sale for a while. */
const LATE = { schedule: scheduleConfig({ drawDelaySeconds: 200 }) };

test('an item that waits, its bet after the settlement, and the stop by a win are told with their sums', () => {
  const world = createTestWorld(LATE);
  const player = createTestPlayer(world);
  const told = listenTo(world);
  startTestChase(world, player, { stopMode: 2 });
  drawNext(world, [LOSS, LOSS, WIN]);
  expect(told).toEqual([
    'issue-settled: 0 bets, 0 prizes',
    'chase-items-opened: 1 items, 1 waiting (10)',
    'issue-settled: 1 bets, 0 prizes',
    'chase-item-decided: of chase 1, 1 bet (10)',
    'chase-items-opened: 1 items, 1 waiting (10)',
    'issue-settled: 1 bets, 1 prizes',
    `chase-stopped: 1 of player ${player.id}, 20 staked, 19.99 won, 30 back`,
  ]);
});

test('items that a time-out forbids are told as given back, and the end of their chase', () => {
  const world = createTestWorld();
  const player = createTestPlayer(world);
  startTestChase(world, player, { totalIssue: 2 });
  setLimit(world, player, { name: 'timeoutUntil', value: Number.MAX_SAFE_INTEGER });
  const told = listenTo(world);
  pass(world, SLOT_MS);
  expect(told).toEqual([
    expect.stringMatching(/^issue-settled: 1 bets, [01] prizes$/),
    'chase-items-opened: 1 items, 1 cancelled (10 back)',
    `chase-item-lost: of chase 1, 10 back to player ${player.id} (The player takes a break: the stake came back.)`,
    expect.stringMatching(
      new RegExp(`^chase-finished: 1 of player ${player.id}, 10 staked, [\\d.]+ won, 10 back$`),
    ),
  ]);
});
