import type { Database } from '@canada28/db/open-database.ts';
import { writesOf } from '@canada28/db/prepared.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../world/app-error.ts';
import type { SessionPlayer } from '../../world/context.ts';
import { isFromForeignPage } from '../foreign-page.ts';
import { findSessionPlayer } from './sessions.repository.ts';
import { findHeaderToken, findToken, hashToken } from './token.ts';

/** What a request says about who sends it. */
export type RequestSession = {
  readonly tokenHash: Buffer | undefined;
  readonly player: SessionPlayer | undefined;
  readonly loginHash: Buffer | undefined;
};

/** With where it was read and when: while that is the same, so is the rest. */
export type ReadSession = RequestSession & {
  readonly read: { readonly db: Database; readonly nowMs: number; readonly writes: number };
};

/**
 * Reads the token from the header `P-Token`, else `x-token`, else the cookie, and finds its player (player-api §1). What
 * was read for this request a moment ago holds while nothing was written since.
 */
export function readSession(
  request: FastifyRequest,
  { db, nowMs }: { readonly db: Database; readonly nowMs: number },
): ReadSession {
  const known: ReadSession | undefined = request.session;
  const read = { db, nowMs, writes: writesOf(db) };
  if (known?.read.db === db && known.read.nowMs === nowMs && known.read.writes === read.writes) return known;
  const token = findToken(request);
  if (token === undefined) return { tokenHash: undefined, player: undefined, loginHash: undefined, read };
  const tokenHash = hashToken(token);
  const player = findSessionPlayer(db, { tokenHash, nowMs });
  return { tokenHash, player, loginHash: player?.loginHash, read };
}

/** Refuses when no session comes along, or when `x-user-id` names another player (player-api §1). */
export function requirePlayer(request: FastifyRequest): void {
  const claimedId = request.headers['x-user-id'];
  const { player, tokenHash } = request.session;
  const isOwnId = claimedId === undefined || claimedId === '' || claimedId === String(player?.id);
  if (player !== undefined && isOwnId) return;
  const cause =
    isOwnId || player === undefined
      ? sessionCause(tokenHash)
      : `it is of account ${player.id}, and x-user-id named ${claimedId}`;
  throw new AppError('notLoggedIn', {}, { facts: { cause } });
}

function sessionCause(tokenHash: Buffer | undefined): string {
  return tokenHash === undefined
    ? 'no token came with it'
    : 'its token opens no session of this world, or one that has ended';
}

/**
 * Refuses a page of another origin, unless it knows a token. The browser adds the cookie by itself, so whatever rests
 * on it, or would replace it, could be done by any page that a player visits.
 */
export function refuseForeignPage(request: FastifyRequest): void {
  if (findHeaderToken(request) === undefined && isFromForeignPage(request)) throw new AppError('foreignPage');
}

/** The same for every player call, added before faults: one that is refused to its page is none that a fault may act for. */
export function refuseForeignPages(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.routeConfig.call !== undefined) refuseForeignPage(request);
    done();
  });
}
