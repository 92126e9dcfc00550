import type { ControlInputOf } from '@canada28/shared/control/control-call.ts';
import type { takeTestControl } from '@canada28/shared/control/journal.control.ts';
import type { FastifyRequest } from 'fastify';
import { readWorldHost } from '../../http/world-of-request.ts';
import { originIn } from '../../worlds/world-origin.ts';
import { journalOf } from './journal.ts';
import { testOf } from './journal-test.ts';

type Wanted = ControlInputOf<typeof takeTestControl>['query'];

/** A test of the world of a request as it stands; throws a ControlError where it is not known how that began. */
export function copiedTestOf(
  { server, hosted, protocol, host }: FastifyRequest,
  { last = 20, polls, fromId, id }: Wanted,
): string {
  const { name, generation, db } = hosted.open();
  const { journalLength, hostSuffix } = server.controlPlane;
  return testOf(journalOf(hosted, server.controlPlane), {
    world: name,
    generation,
    last,
    hasPolls: polls === true,
    fromId,
    onlyId: id,
    origin: originIn(db, name),
    visitors: (hosted.invitation?.joined ?? []).map(({ userName }) => userName),
    journalLength,
    serverUrl: `${protocol}://${readWorldHost(host, hostSuffix).shared}`,
  });
}
