import type { FastifyRequest } from 'fastify';
import { worldHostOf } from '../http/world-of-request.ts';
import { isLocalHost } from './control-access.ts';
import type { ControlPlane } from './control-plane.ts';

/** By which address a link leads here, and whether other machines reach it. */
type ReachedOrigin = { readonly origin: string; readonly beyondThisMachine: boolean };

/** The address that other machines reach: the one that was asked by, unless it means this very machine. */
export function reachedOrigin(
  { lanAddress }: Pick<ControlPlane, 'lanAddress'>,
  request: FastifyRequest,
): ReachedOrigin {
  const { shared } = worldHostOf(request);
  const isHere = isLocalHost(shared);
  const address = isHere ? lanAddress() : undefined;
  const host = address === undefined ? shared : `${address}${/:\d+$/.exec(shared)?.[0] ?? ''}`;
  return {
    origin: `${request.protocol}://${host}`,
    beyondThisMachine: !isHere || address !== undefined,
  };
}
