import { listBetsCall } from '@canada28/shared/contract/betting.contract.ts';
import { CHASE_STATUS } from '@canada28/shared/contract/chase-states.ts';
import { stopChaseCall } from '@canada28/shared/contract/chasing.contract.ts';
import { findCurrentIssueCall } from '@canada28/shared/contract/draws.contract.ts';
import { ERROR_CODES } from '@canada28/shared/contract/error-codes.ts';
import { listFinanceOrdersCall } from '@canada28/shared/contract/finance.contract.ts';
import { expect } from 'vitest';
import type { RaceReply, RaceWorld } from './race-world.ts';

/** What happens at once in a world of its own, and what has to hold whichever comes first (game §6, control §1, §8, §14). */
type Race = { readonly name: string; readonly run: (world: RaceWorld) => Promise<void> };

const together = (count: number, send: (index: number) => Promise<RaceReply>) =>
  Promise.all(Array.from({ length: count }, (_, index) => send(index)));

const accepted = (replies: readonly RaceReply[]) => replies.filter(({ code }) => code === 200).length;

const codesOf = (replies: readonly RaceReply[]) => new Set(replies.map(({ code }) => code));

/** All that moves money, and what is read beside it. */
function everything(world: RaceWorld): Promise<RaceReply>[] {
  return Array.from({ length: 8 }, (_, index) => [
    world.bet(1),
    world.bet(2, { 'idempotency-key': `everything-${index}` }),
    world.chase(3),
    world.deposit(20),
    ...(index < 2 ? [world.withdraw(10)] : []),
    world.call(stopChaseCall, { planId: index + 1 }),
    world.call(listBetsCall, { lotteryId: '1', status: 0 }),
    world.call(listFinanceOrdersCall, { type: 10 }),
    world.call(findCurrentIssueCall, { lotteryId: '1' }),
  ]).flat();
}

/** No reply is a defect of the server: HTTP below 500, or busy (503) while a world is replaced; never code 500. */
function expectNoDefect(replies: readonly RaceReply[]): void {
  const defects = replies.filter(({ status, code }) => code === 500 || (status >= 500 && status !== 503));
  expect(defects.map(({ status, bytes }) => `${status} ${bytes.toString()}`)).toEqual([]);
}

/** A control call that replaces the world, or ends it, in the middle of all that players do. */
async function amidEverything(world: RaceWorld, replace: () => Promise<RaceReply>): Promise<RaceReply[]> {
  await world.have(200);
  const before = everything(world);
  const replaced = [replace(), replace()];
  const replies = await Promise.all([...before, ...replaced, ...everything(world)]);
  expectNoDefect(replies);
  expect(accepted(await Promise.all(replaced))).toBeGreaterThan(0);
  return replies;
}

/** The audit finds nothing, and no balance went below zero. */
async function expectSound(world: RaceWorld): Promise<void> {
  expect(await world.audit()).toEqual([]);
  const { available } = await world.money();
  expect(available).toBeGreaterThanOrEqual(0);
}

export const RACES: readonly Race[] = [
  {
    name: 'of a hundred bets against a balance for ten, ten are taken',
    run: async (world) => {
      await world.have(10);
      const replies = await together(100, () => world.bet(1));
      expect(accepted(replies)).toBe(10);
      expect(codesOf(replies)).toEqual(new Set([200, ERROR_CODES.insufficientBalance]));
      expect((await world.money()).available).toBe(0);
    },
  },
  {
    name: 'one key a hundred times is one bet, which all of them answer',
    run: async (world) => {
      const before = await world.count('bets');
      const replies = await together(100, () => world.bet(3, { 'idempotency-key': 'one' }));
      expect(new Set(replies.map(({ bytes }) => bytes.toString())).size).toBe(1);
      expect(accepted(replies)).toBe(100);
      expect((await world.count('bets')) - before).toBe(1);
    },
  },
  {
    name: 'a chase that is stopped while its issue is drawn stops once, or is over',
    run: async (world) => {
      await world.have(50);
      await world.chase(2);
      const newest = async () => (await world.control('GET', '/chases?pageSize=1')).data.list[0];
      const planId = (await newest()).id;
      const stops = together(20, () => world.call(stopChaseCall, { planId }));
      const draw = world.control('POST', '/clock', { to: 'settled' });
      const again = together(20, () => world.call(stopChaseCall, { planId }));
      expectNoDefect([await draw]);
      const replies = [...(await stops), ...(await again)];
      expectNoDefect(replies);
      expect(accepted(replies)).toBe(1);
      expect((await newest()).status).toBe(CHASE_STATUS.stopped);
    },
  },
  {
    name: 'withdrawals against bets take what there is, and no more',
    run: async (world) => {
      await world.have(15);
      const before = await world.money();
      const [bets, withdrawals] = await Promise.all([
        together(15, () => world.bet(1)),
        together(4, () => world.withdraw(10)),
      ]);
      const spent = accepted(bets) + 10 * accepted(withdrawals);
      const { available, frozen } = await world.money();
      expect([available, frozen - before.frozen]).toEqual([15 - spent, 10 * accepted(withdrawals)]);
      expect(available).toBeGreaterThanOrEqual(0);
      expect(available).toBeLessThan(10);
    },
  },
  {
    name: 'an order that is reviewed by many at once is decided once',
    run: async (world) => {
      await world.have(100);
      const before = await world.money();
      expect((await world.withdraw(40)).code).toBe(200);
      const id = await world.newestOrder();
      const outcomes = ['rejected', 'approved'] as const;
      const replies = await together(20, (index) =>
        world.control('POST', '/reviews', { id, outcome: outcomes[index % 2] }),
      );
      expectNoDefect(replies);
      expect(accepted(replies)).toBe(1);
      const { available, frozen } = await world.money();
      expect(available + frozen).toBe(before.available + before.frozen);
    },
  },
  {
    name: 'a reset against everything',
    run: async (world) => {
      await amidEverything(world, () => world.control('POST', `/worlds/${world.name}/reset`, {}));
      await expectSound(world);
    },
  },
  {
    name: 'a restore against everything',
    run: async (world) => {
      await world.control('POST', '/snapshots', { name: 'before' });
      await amidEverything(world, () => world.control('POST', '/snapshots/before/restore', {}));
      await expectSound(world);
      expect((await world.bet(1)).code).toBe(200);
    },
  },
  {
    name: 'going back against everything',
    run: async (world) => {
      for (let step = 0; step < 3; step += 1) await world.control('POST', '/clock', { advance: 100 });
      await amidEverything(world, () => world.control('POST', '/clock', { back: true, othersToo: true }));
      await expectSound(world);
    },
  },
  {
    name: 'an upload against everything, and its restore',
    run: async (world) => {
      await world.control('POST', '/snapshots', { name: 'before' });
      const { bytes } = await world.control('GET', '/snapshots/before/file');
      let count = 0;
      await amidEverything(world, () => {
        count += 1;
        return world.control('POST', `/snapshots/file?name=loaded-${count}`, bytes);
      });
      expect((await world.control('POST', '/snapshots/loaded-1/restore', {})).code).toBe(200);
      await expectSound(world);
    },
  },
  {
    name: 'a deletion against everything',
    run: async (world) => {
      await amidEverything(world, () => world.control('DELETE', `/worlds/${world.name}`));
      expect((await world.control('GET', `/worlds/${world.name}`)).status).toBe(404);
      expect((await world.bet(1)).status).toBe(404);
    },
  },
];
