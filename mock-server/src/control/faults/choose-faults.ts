import type { Call } from '@canada28/shared/contract/call.ts';
import type { FaultHit, FaultThen } from '@canada28/shared/control/faults.control.ts';
import type { RequestSession } from '../../http/sessions/session.ts';
import type { World } from '../../world/world.ts';
import { countCall, faultsOf, type LiveFault } from './fault-list.ts';
import { firstOfEach } from './first-of-each-kind.ts';
import { type ClientPath, isItsTurn, isMatch, latencyOf, nextThen, type Turn } from './match-fault.ts';

export type Strike = {
  readonly waitMs: number;
  readonly thens: readonly FaultThen[];
  readonly faults: readonly FaultHit[];
};

/** The faults that hit a call, or the load of a file, counted; undefined when none does. */
export function chooseFaults(
  world: World,
  target: Call | ClientPath,
  session: () => RequestSession,
): Strike | undefined {
  const matched = faultsOf(world).filter((fault) => isMatch(fault, target, session));
  if (matched.length === 0) return undefined;
  const turns = matched.filter((fault) => isItsTurn(world, fault)).flatMap(turnOf);
  const hit = firstOfEach(turns);
  const waitMs = hit.reduce((ms, turn) => ms + latencyOf(world, turn), 0);
  countCall(world, { matched, hit: hit.map(({ fault }) => fault) });
  if (hit.length === 0) return undefined;
  return {
    waitMs,
    thens: hit.map(({ then }) => then),
    faults: hit.map(({ fault: { id, sentence }, then }) => ({ id, sentence, then })),
  };
}

function turnOf(fault: LiveFault): readonly Turn[] {
  const then = nextThen(fault);
  return then === null ? [] : [{ fault, then }];
}

export function findThen<Kind extends KindOf<FaultThen>>(
  { thens }: Strike,
  kind: Kind,
): Extract<FaultThen, Readonly<Record<Kind, unknown>>> | undefined {
  return thens.find((then): then is Extract<FaultThen, Readonly<Record<Kind, unknown>>> => kind in then);
}

type KindOf<One> = One extends unknown ? keyof One : never;
