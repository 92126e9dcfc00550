import { inTransaction } from '@canada28/db/transaction.ts';
import { BET_STATUS } from '@canada28/shared/contract/betting.contract.ts';
import { expect, test } from 'vitest';
import { drawNext, LOSS, pass, SLOT_MS, startTestChase } from '../../testing/test-chase.ts';
import { createTestPlayer, playerContext, type TestPlayer } from '../../testing/test-player.ts';
import { createTestWorld, TEST_NOW_MS } from '../../testing/test-server.ts';
import type { World } from '../../world/world.ts';
import { findIssueOfMoment } from '../draws/draws.repository.ts';
import { findAllBets, findBet } from './betting.repository.ts';
import { placeBet } from './place-bet.ts';

function betNow(world: World, player: TestPlayer): string {
  const issueCode = findIssueOfMoment(world.db, world.clock.nowMs())?.issueCode ?? '';
  const gameItem = [{ totalAmount: 10, numberRecord: '31' }];
  const slip = { issueCode, lotteryId: '1' as const, totalAmount: 10, gameItem };
  inTransaction(world.db, () => placeBet(playerContext(world, player), slip));
  return issueCode;
}

test('a bet of a chase says of which, and how often it counts; any other bet does not', () => {
  const world = createTestWorld();
  const player = createTestPlayer(world);
  const chaseId = startTestChase(world, player, { planType: 2, startMutiple: 3 });
  betNow(world, player);
  const [own, chased] = findAllBets(world.db, {}, { limit: 9, offset: 0 }).rows;
  expect(chased).toMatchObject({ chaseId, chaseItemId: 1, multiple: 3, result: undefined });
  expect(own).toMatchObject({ multiple: 1 });
  expect([own?.chaseId, own?.chaseItemId]).toEqual([undefined, undefined]);
  expect(findBet(world.db, { id: chased?.id ?? 0, playerId: player.id })).toEqual(chased);
});

test('all bets are found by player, state, issue, kind and time', () => {
  const world = createTestWorld();
  const [player, other] = [createTestPlayer(world), createTestPlayer(world)];
  const first = betNow(world, player);
  drawNext(world, [LOSS]);
  const second = betNow(world, other);
  startTestChase(world, other, { totalIssue: 1 });
  const found = (filter: Parameters<typeof findAllBets>[1]) => {
    const { rows, total } = findAllBets(world.db, filter, { limit: 9, offset: 0 });
    expect(total).toBe(rows.length);
    return rows.map(({ issueCode, chaseId }) => (chaseId === undefined ? issueCode : 'chase'));
  };
  expect(found({})).toEqual(['chase', second, first]);
  expect(found({ player: player.id })).toEqual([first]);
  expect(found({ status: BET_STATUS.lost })).toEqual([first]);
  expect(found({ issueCode: second })).toEqual(['chase', second]);
  expect(found({ type: 'bet' })).toEqual([second, first]);
  expect(found({ type: 'chase' })).toEqual(['chase']);
  expect(found({ fromMs: TEST_NOW_MS + 1 })).toEqual(['chase', second]);
  expect(found({ beforeMs: TEST_NOW_MS + 1 })).toEqual([first]);
  pass(world, SLOT_MS);
  expect(findAllBets(world.db, { status: BET_STATUS.waiting }, { limit: 9, offset: 0 }).rows).toEqual([]);
});
