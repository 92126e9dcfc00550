import { createHash, createHmac } from 'node:crypto';
import { TOKEN_HEADER_NAME } from '@canada28/shared/contract/profile.contract.ts';
import type { FastifyRequest } from 'fastify';
import type { Random } from '../../world/random.ts';
import { findCookie } from '../cookies.ts';

/**
 * A token of a player: 32 hex digits, stored nowhere (player-api §1). A seeded world that went back draws the same bytes
 * again: what they come to is of one player, so that a phone which is still there is never logged in as another.
 */
export function newToken(random: Random, playerId: number): string {
  return createHmac('sha256', random.bytes(32)).update(String(playerId)).digest('hex').slice(0, 32);
}

/** SHA-256 of a token: only this is stored, so that a copy of the database opens no session. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The token that came along, whether or not it opens a session. */
export function findToken(request: FastifyRequest): string | undefined {
  return findHeaderToken(request) ?? (findCookie(request, TOKEN_HEADER_NAME) || undefined);
}

export function findHeaderToken({ headers }: FastifyRequest): string | undefined {
  const candidates = [headers[TOKEN_HEADER_NAME.toLowerCase()], headers['x-token']];
  return candidates.find((value): value is string => typeof value === 'string' && value !== '');
}
