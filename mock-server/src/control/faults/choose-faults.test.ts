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
import { chooseFaults, findThen } from './choose-faults.ts';
import { dropFaults, faultsOf, isUsedUp } from './fault-list.ts';

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

test('the dice of a fault fall the same in every version', () => {
  const world = createWorldWith(
    faultBody({ latencyMs: { min: 0, max: 99 } }),
    faultBody(BROKEN, { path: 'wallet/*', probability: 0.5 }),
  );
  const struck = Array.from({ length: 8 }, () => chooseFaults(world, getMyWalletCall, () => GUEST));
  expect(struck.map((strike) => strike?.waitMs)).toMatchInlineSnapshot(`
    [
      24,
      8,
      54,
      49,
      1,
      53,
      85,
      16,
    ]
  `);
  expect(struck.map((strike) => strike?.thens.length)).toMatchInlineSnapshot(`
    [
      1,
      2,
      1,
      2,
      1,
      2,
      1,
      2,
    ]
  `);
});

test('a sequence gives each call in turn its own, and is over when it was gone through so often', () => {
  const [one, two] = [{ code: 600 }, { code: 601 }];
  const thens = (times?: number) => {
    const world = createWorldWith(
      faultBody({ sequence: [one, null, two] }, times === undefined ? {} : { times }),
    );
    return Array.from(
      { length: 8 },
      () => chooseFaults(world, getMyWalletCall, () => GUEST)?.thens[0] ?? null,
    );
  };
  expect(thens()).toEqual([one, null, two, null, null, null, null, null]);
  expect(thens(2)).toEqual([one, null, two, one, null, two, null, null]);
});

test('what is over is told of each kind of fault', () => {
  const isOver = (fault: FaultRequest, hits: number, matched = hits) => isUsedUp({ ...fault, hits, matched });
  expect([isOver(faultBody(BROKEN, { nth: 3 }), 0, 2), isOver(faultBody(BROKEN, { nth: 3 }), 1, 3)]).toEqual([
    false,
    true,
  ]);
  expect([isOver(faultBody(BROKEN), 99), isOver(faultBody(BROKEN, { times: 2 }), 1)]).toEqual([false, false]);
  expect(isOver(faultBody(BROKEN, { times: 2 }), 2)).toBe(true);
  const sequence = faultBody({ sequence: [BROKEN, null] });
  expect([isOver(sequence, 1, 1), isOver(sequence, 1, 2)]).toEqual([false, true]);
});

test.each([
  ['/assets/*', true],
  ['assets/*', true],
  ['**', true],
  ['**/app.js', true],
  ['app.js', false],
  ['a/**', false],
])('a fault on the file %s strikes the script of the client: %s; and no call', (file, isHit) => {
  const world = createTestWorld();
  addFault(world, { ...faultBody({ httpStatus: 404 }), match: { file } });
  expect(chooseFaults(world, '/assets/app.js', () => GUEST) !== undefined).toBe(isHit);
  expect(hitCalls(world, 1)).toEqual([]);
});

test('a fault on calls strikes no file', () => {
  const world = createWorldWith(faultBody(BROKEN));
  expect(chooseFaults(world, '/assets/app.js', () => GUEST)).toBeUndefined();
});

test('what strikes is found by its kind', () => {
  const world = createWorldWith(faultBody({ httpStatus: 503 }), faultBody({ latencyMs: 7 }));
  const strike = chooseFaults(world, getMyWalletCall, () => GUEST);
  if (strike === undefined) throw new Error('nothing strikes');
  expect(findThen(strike, 'latencyMs')).toEqual({ latencyMs: 7 });
  expect(findThen(strike, 'emptyBody')).toBeUndefined();
});

test('all patches change a reply, one after the other', () => {
  const patch = (at: string) => ({ patch: [{ at, set: 1 }] });
  const world = createWorldWith(faultBody(patch('msg')), faultBody(patch('code')));
  expect(chooseFaults(world, getMyWalletCall, () => GUEST)?.thens).toEqual([patch('msg'), patch('code')]);
});

test('faults are dropped, all of them or those that are chosen', () => {
  const three = [faultBody(BROKEN), faultBody({ latencyMs: 1 }), faultBody({ emptyBody: true })];
  const world = createWorldWith(...three);
  expect(dropFaults(world, ({ id }) => id === 2).map(({ id }) => id)).toEqual([2]);
  expect(faultsOf(world).map(({ id }) => id)).toEqual([1, 3]);
  expect(dropFaults(world).map(({ id }) => id)).toEqual([1, 3]);
  expect(faultsOf(world)).toEqual([]);
  expect(faultsOf({ ...world, faults: undefined })).toEqual([]);
});

test('a world that was closed has the faults that were read, and else none', () => {
  const world = createWorldWith(faultBody(BROKEN));
  const faults = faultsOf(world);
  world.db.close();
  expect(faultsOf(world)).toBe(faults);
  expect(faultsOf({ ...world, faults: undefined })).toEqual([]);
});

test.each(['userName', 'id'] as const)(
  'a fault of a player, by %s, hits and counts their calls only',
  (by) => {
    const world = createTestWorld();
    const [player, other] = [createTestPlayer(world), createTestPlayer(world)];
    addFault(world, faultBody(BROKEN, { player: player[by], nth: 2 }));
    const isHit = (id: number) =>
      chooseFaults(world, getMyWalletCall, () => ({ ...GUEST, player: { id, status: 0 } })) !== undefined;
    expect(hitCalls(world, 2)).toEqual([]);
    expect([other.id, player.id, other.id, player.id, player.id].map(isHit)).toEqual([
      false,
      false,
      false,
      true,
      false,
    ]);
  },
);

test.each<FaultRequest['then']>([{ newToken: true }, { sessionExpired: true }])(
  'without a session %j neither hits nor counts',
  (what) => {
    const world = createWorldWith(faultBody(what));
    expect(hitCalls(world, 2)).toEqual([]);
    expect(faultsOf(world)[0]).toMatchObject({ hits: 0, matched: 0 });
    const player = { id: 1, status: 0 } as const;
    expect(chooseFaults(world, getMyWalletCall, () => ({ ...GUEST, player }))?.thens).toEqual([what]);
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
