import { ALL_CALLS } from '@canada28/shared/contract/all-calls.ts';
import { logoutCall } from '@canada28/shared/contract/auth.contract.ts';
import { placeBetCall } from '@canada28/shared/contract/betting.contract.ts';
import type { Call } from '@canada28/shared/contract/call.ts';
import { getMyWalletCall } from '@canada28/shared/contract/wallet.contract.ts';
import { callsMatching } from '@canada28/shared/control/call-paths.ts';
import type { FaultRequest } from '@canada28/shared/control/faults.control.ts';
import { expect, test } from 'vitest';
import type { RequestSession } from '../../http/sessions/session.ts';
import { faultBody } from '../../testing/test-faults.ts';
import { createTestPlayer } from '../../testing/test-player.ts';
import { createTestWorld } from '../../testing/test-server.ts';
import type { World } from '../../world/world.ts';
import { addFault } from './add-fault.ts';
import { chooseFaults } from './choose-faults.ts';
import { faultsOf } from './fault-list.ts';

const BROKEN: FaultRequest['then'] = { code: 600 };
const GUEST: RequestSession = { tokenHash: undefined, player: undefined, loginHash: undefined };

function createWorldWith(...faults: readonly FaultRequest[]): World {
  const world = createTestWorld();
  for (const fault of faults) addFault(world, fault);
  return world;
}

/** Which of so many calls of one kind are hit. */
function hitCalls(world: World, count: number, call: Call = getMyWalletCall): number[] {
  const places = Array.from({ length: count }, (_, index) => index + 1);
  return places.filter(() => chooseFaults(world, call, () => GUEST) !== undefined);
}

test.each([
  ['**', ALL_CALLS.length],
  ['*', 0],
  ['*/*', ALL_CALLS.length],
  ['wallet/*', 5],
  ['game/*.do', 11],
  ['game/game*', 2],
  ['game/gameBet.do', 1],
  ['game/gameBetXdo', 0],
  ['chat/l?st', 1],
  ['gameBet.do', 0],
  ['game/[a-z]*', 0],
  ['user/(', 0],
])('the glob %s matches %d calls', (glob, count) => {
  expect(callsMatching(glob).size).toBe(count);
});

test('the nth call is hit, and no other', () => {
  expect(hitCalls(createWorldWith(faultBody(BROKEN, { nth: 3 })), 8)).toEqual([3]);
});

test('every third call is hit, as many times as it says', () => {
  expect(hitCalls(createWorldWith(faultBody(BROKEN, { every: 3, times: 2 })), 12)).toEqual([3, 6]);
});

test('a fault without a count hits every call that its path matches, and counts no other', () => {
  const world = createWorldWith(faultBody(BROKEN, { path: 'wallet/*', times: 2 }));
  expect(hitCalls(world, 3, placeBetCall)).toEqual([]);
  expect(hitCalls(world, 3)).toEqual([1, 2]);
});

test('chance hits about so many, the same ones in a world of the same seed', () => {
  const fault = faultBody(BROKEN, { probability: 0.25 });
  const hit = hitCalls(createWorldWith(fault), 400);
  expect(hit.length).toBeGreaterThan(70);
  expect(hit.length).toBeLessThan(130);
  expect(hitCalls(createWorldWith(fault), 400)).toEqual(hit);
  // A second fault has dice of its own.
  const another = createWorldWith(faultBody(BROKEN, { path: 'chat/*' }), fault);
  expect(hitCalls(another, 400)).not.toEqual(hit);
});

test('chance takes nothing of the randomness of the world', () => {
  const world = createWorldWith(faultBody(BROKEN, { probability: 0.5 }));
  hitCalls(world, 20);
  expect(world.random.bytes(16)).toEqual(createTestWorld().random.bytes(16));
});

test.each(['userName', 'id'] as const)(
  'a fault of a player, by %s, hits and counts their calls only',
  (by) => {
    const world = createTestWorld();
    const [player, other] = [createTestPlayer(world), createTestPlayer(world)];
    addFault(world, faultBody(BROKEN, { player: player[by], nth: 2 }));
    const isHit = (id: number) =>
      chooseFaults(world, getMyWalletCall, () => ({ ...GUEST, player: { id, status: 0 } })) !== undefined;
    expect([other.id, player.id, other.id, player.id, player.id].map(isHit)).toEqual([
      false,
      false,
      false,
      true,
      false,
    ]);
    expect(hitCalls(world, 2)).toEqual([]);
  },
);

test.each<FaultRequest['then']>([{ newToken: true }, { sessionExpired: true }])(
  'without a session %j neither hits nor counts',
  (what) => {
    const world = createWorldWith(faultBody(what));
    expect(hitCalls(world, 2)).toEqual([]);
    expect(faultsOf(world)[0]).toMatchObject({ hits: 0, matched: 0 });
  },
);

test('a log out is answered under maintenance, too', () => {
  const world = createWorldWith(faultBody({ maintenance: true }));
  expect(hitCalls(world, 1, logoutCall)).toEqual([]);
  expect(hitCalls(world, 1)).toEqual([1]);
});

test('a wait is drawn between its limits, and several add up', () => {
  const world = createWorldWith(
    faultBody({ latencyMs: { min: 10, max: 13 } }),
    faultBody({ latencyMs: 100 }),
  );
  const waits = Array.from(
    { length: 60 },
    () => chooseFaults(world, getMyWalletCall, () => GUEST)?.waitMs ?? 0,
  );
  expect([...new Set(waits)].sort()).toEqual([110, 111, 112, 113]);
});

test('of what a call can have only once the fault that was added first counts, and only that is hit', () => {
  const world = createWorldWith(
    faultBody({ code: 600 }),
    faultBody({ maintenance: true }),
    faultBody({ successHeader: true, body: null }),
    faultBody({ httpStatus: 500 }),
    faultBody({ emptyBody: true }),
    faultBody({ malformedJson: true }),
    faultBody({ dripMs: 1 }),
    faultBody({ close: 'after' }),
    faultBody({ latencyMs: 1 }),
  );
  expect(chooseFaults(world, getMyWalletCall, () => GUEST)?.thens).toEqual([
    { code: 600 },
    { httpStatus: 500 },
    { emptyBody: true },
    { dripMs: 1 },
    { latencyMs: 1 },
  ]);
  expect(faultsOf(world).map(({ hits }) => hits)).toEqual([1, 0, 0, 1, 1, 0, 1, 0, 1]);
});

test('a connection that closes before the call leaves nothing to go wrong but the wait', () => {
  const world = createWorldWith(
    faultBody({ code: 600 }),
    faultBody({ close: 'before' }),
    faultBody({ latencyMs: 1 }),
  );
  expect(chooseFaults(world, getMyWalletCall, () => GUEST)).toMatchObject({
    waitMs: 1,
    thens: [{ close: 'before' }, { latencyMs: 1 }],
    faults: [{ id: 2 }, { id: 3 }],
  });
  expect(faultsOf(world).map(({ hits }) => hits)).toEqual([0, 1, 1]);
});

test('a call that is hit leaves the list of faults as it was read; what it counted is stored', () => {
  const world = createWorldWith(faultBody(BROKEN, { every: 2 }));
  const faults = faultsOf(world);
  expect(hitCalls(world, 5)).toEqual([2, 4]);
  expect(faultsOf(world)).toBe(faults);
  expect(faultsOf({ ...world, faults: undefined })).toEqual(faults);
  expect(faults[0]).toMatchObject({ matched: 5, hits: 2 });
});
