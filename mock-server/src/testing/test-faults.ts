import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Fault, FaultRequest } from '@canada28/shared/control/faults.control.ts';
import supertest from 'supertest';
import { faultsOf } from '../control/faults/fault-list.ts';
import type { World } from '../world/world.ts';
import type { TestServer } from './test-server.ts';

/** What a fault of a test says beside what happens; by default it hits every call. */
type Aim = Partial<FaultRequest['match']> & { readonly times?: number };

/** A fault as a tester sends it. */
export function faultBody(what: FaultRequest['then'], { times, ...match }: Aim = {}): FaultRequest {
  // biome-ignore lint/suspicious/noThenProperty: the word of the wire (control §5); it is no function.
  return { match: { path: '**', ...match }, ...(times !== undefined && { times }), then: what };
}

/** Adds a fault to the world of a test's server. */
export async function addTestFault(
  { control }: TestServer,
  what: FaultRequest['then'],
  aim: Aim = {},
): Promise<Fault> {
  const reply = await control('faults', faultBody(what, aim)).expect(200);
  return reply.body.data;
}

/** The faults of the world of a test's server, as its testers see them. */
export async function listTestFaults({ app }: TestServer): Promise<readonly Fault[]> {
  const reply = await supertest(app.server).get('/__mock/faults').expect(200);
  return reply.body.data;
}

/** Resolves in the very turn of the loop in which the first fault of a world has hit its first call. */
export async function firstHit(world: World): Promise<void> {
  while (faultsOf(world)[0]?.hits === 0) await nextTurn();
}
