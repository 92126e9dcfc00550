import { createHash } from 'node:crypto';
import type { Database } from '@canada28/db/open-database.ts';
import { TOKEN_HEADER_NAME } from '@canada28/shared/contract/profile.contract.ts';
import { SESSION_LENGTH_MS } from '@canada28/shared/limits.ts';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../world/app-error.ts';
import type { SessionPlayer } from '../../world/context.ts';
import type { Random } from '../../world/random.ts';
import type { TaskContext } from '../../world/world.ts';
import { findCookie } from '../cookies.ts';
import { isFromForeignPage } from '../foreign-page.ts';
import { findSessionPlayer, insertSession } from './sessions.repository.ts';

/** What a request says about who sends it. */
export type RequestSession = {
  readonly tokenHash: Buffer | undefined;
  readonly player: SessionPlayer | undefined;
  readonly loginHash: Buffer | undefined;
};

/** A token: 32 hex digits, stored nowhere (player-api §1). */
export function newToken(random: Random): string {
  return random.bytes(16).toString('hex');
}

/** SHA-256 of a token: only this is stored, so that a copy of the database opens no session. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Reads the token from the header `P-Token`, else `x-token`, else the cookie, and finds its player (player-api §1). */
export function readSession(
  request: FastifyRequest,
  { db, nowMs }: { readonly db: Database; readonly nowMs: number },
): RequestSession {
  const token = findToken(request);
  if (token === undefined) return { tokenHash: undefined, player: undefined, loginHash: undefined };
  const tokenHash = hashToken(token);
  const player = findSessionPlayer(db, { tokenHash, nowMs });
  return { tokenHash, player, loginHash: player?.loginHash };
}

/** Refuses when no session comes along, or when `x-user-id` names another player (player-api §1). */
export function requirePlayer(request: FastifyRequest): void {
  const claimedId = request.headers['x-user-id'];
  const { player } = request.session;
  const isOwnId = claimedId === undefined || claimedId === '' || claimedId === String(player?.id);
  if (player === undefined || !isOwnId) throw new AppError('notLoggedIn');
}

/**
 * Refuses a page of another origin, unless it knows a token. The browser adds the cookie by itself, so whatever rests
 * on it, or would replace it, could be done by any page that a player visits.
 */
export function refuseForeignPage(request: FastifyRequest): void {
  if (findHeaderToken(request) === undefined && isFromForeignPage(request)) throw new AppError('foreignPage');
}

/** The token that came along, whether or not it opens a session. */
export function findToken(request: FastifyRequest): string | undefined {
  return findHeaderToken(request) ?? (findCookie(request, TOKEN_HEADER_NAME) || undefined);
}

function findHeaderToken({ headers }: FastifyRequest): string | undefined {
  const candidates = [headers[TOKEN_HEADER_NAME.toLowerCase()], headers['x-token']];
  return candidates.find((value): value is string => typeof value === 'string' && value !== '');
}

/** Opens a session of a player; answers its token, which itself is stored nowhere (player-api §1). */
export function openSession({ db, clock, random }: TaskContext, playerId: number): string {
  const token = newToken(random);
  const createdAtMs = clock.nowMs();
  const expiresAtMs = createdAtMs + SESSION_LENGTH_MS;
  insertSession(db, { tokenHash: hashToken(token), playerId, createdAtMs, expiresAtMs });
  return token;
}
