import type { ClockCommand } from '@canada28/shared/control/time.control.ts';
import { HOUR_MS } from '@canada28/shared/units-of-time.ts';
import { expect, test } from 'vitest';
import { startTestChase } from '../../testing/test-chase.ts';
import { depositNow, withdrawNow } from '../../testing/test-finance.ts';
import { createTestPlayer } from '../../testing/test-player.ts';
import { createTestServer, createTestWorld } from '../../testing/test-server.ts';
import { moveClock } from './move-clock.ts';

/** What is told of two hours in which one player chases three issues and another deposits and withdraws, each by its name. */
function told(
  only: Pick<Extract<ClockCommand, { to: unknown }>, 'only'> & {
    readonly player?: 'chaser' | 'payer' | 'idler';
  },
) {
  const world = createTestWorld();
  const players = {
    chaser: createTestPlayer(world),
    payer: createTestPlayer(world, { hasPayPassword: true, hasDeposited: true }),
    idler: createTestPlayer(world),
  };
  startTestChase(world, players.chaser, { totalIssue: 3, stopMode: 0 });
  depositNow(world, players.payer, 100);
  withdrawNow(world, players.payer, 100);
  const { userName } = players[only.player ?? 'idler'];
  const command = { advance: 2 * HOUR_MS, ...only, ...(only.player !== undefined && { player: userName }) };
  const { happened, more } = moveClock(world, command);
  expect(more).toBe(0);
  return happened.map(({ what }) => what);
}

const OF_CHASE = /^(?:issue-settled|chase-items-opened|chase-finished)$/;
const OF_ORDERS = /^(?:deposit|withdrawal)-reviewed$/;

test('of a move the events about money alone are told, or those about the money of one player', () => {
  const all = told({});
  expect(all.filter((what) => what === 'issue-drawn').length).toBeGreaterThan(30);
  const [money, chase, orders] = [
    told({ only: 'money' }),
    told({ only: 'mine', player: 'chaser' }),
    told({ only: 'mine', player: 'payer' }),
  ];
  expect(chase.every((what) => OF_CHASE.test(what))).toBe(true);
  expect(chase.filter((what) => what === 'issue-settled')).toHaveLength(3);
  expect(chase.at(-1)).toBe('chase-finished');
  expect(orders.length).toBeGreaterThan(1);
  expect(orders.every((what) => OF_ORDERS.test(what))).toBe(true);
  expect(money.toSorted()).toEqual([...chase, ...orders].toSorted());
  expect(told({ only: 'mine', player: 'idler' })).toEqual([]);
});

test('the thousand that a reply tells are those that are asked for', () => {
  const world = createTestWorld();
  startTestChase(world, createTestPlayer(world), { totalIssue: 3, stopMode: 0 });
  expect(moveClock(world, { advance: '2d' }).more).toBeGreaterThan(0);
  const late = createTestWorld();
  startTestChase(late, createTestPlayer(late), { totalIssue: 3, stopMode: 0 });
  const { happened, more } = moveClock(late, { advance: '2d', only: 'money' });
  expect([happened.at(-1)?.what, more]).toEqual(['chase-finished', 0]);
});

test.each([
  [
    { only: 'mine' },
    400,
    '{"only": "mine"} goes with "player", a user name or account ID, and with nothing else.',
  ],
  [
    { player: 'linmei' },
    400,
    '{"only": "mine"} goes with "player", a user name or account ID, and with nothing else.',
  ],
  [{ only: 'mine', player: 'nobody' }, 404, 'There is no player "nobody" in this world.'],
])('a move with %j is refused and moves nothing', async (which, status, msg) => {
  const server = await createTestServer();
  const before = server.world.clock.nowMs();
  const { body } = await server.control('clock', { advance: '1h', ...which }).expect(status);
  expect([body.msg, server.world.clock.nowMs()]).toEqual([msg, before]);
});

test('an account ID names the player as well as the user name', async () => {
  const server = await createTestServer();
  const { id, userName } = createTestPlayer(server.world);
  for (const player of [String(id), userName]) {
    const { body } = await server.control('clock', { to: 'draw', only: 'mine', player }).expect(200);
    expect(body.data.happened).toEqual([]);
  }
});
