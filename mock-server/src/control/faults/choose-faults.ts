import type { Call } from '@canada28/shared/contract/call.ts';
import type { FaultRequest } from '@canada28/shared/control/faults.control.ts';
import type { RequestSession } from '../../http/sessions/session.ts';
import type { World } from '../../world/world.ts';
import { countCall, faultsOf } from './fault-list.ts';
import { firstOfEach } from './first-of-each-kind.ts';
import { isItsTurn, isMatch, latencyOf } from './match-fault.ts';

type Then = FaultRequest['then'];

export type Strike = {
  readonly waitMs: number;
  readonly thens: readonly Then[];
  readonly ids: readonly number[];
};

/** The faults that hit a call, counted; undefined when none does. */
export function chooseFaults(world: World, call: Call, session: () => RequestSession): Strike | undefined {
  const matched = faultsOf(world).filter((fault) => isMatch(fault, call, session));
  if (matched.length === 0) return undefined;
  const hit = firstOfEach(matched.filter((fault) => isItsTurn(world, fault)));
  const waitMs = hit.reduce((ms, fault) => ms + latencyOf(world, fault), 0);
  countCall(world, { matched, hit });
  if (hit.length === 0) return undefined;
  return { waitMs, thens: hit.map(({ then }) => then), ids: hit.map(({ id }) => id) };
}

export function findThen<Kind extends KindOf<Then>>(
  { thens }: Strike,
  kind: Kind,
): Extract<Then, Readonly<Record<Kind, unknown>>> | undefined {
  return thens.find((then): then is Extract<Then, Readonly<Record<Kind, unknown>>> => kind in then);
}

type KindOf<One> = One extends unknown ? keyof One : never;
