import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { SESSION_LENGTH_MS } from '@canada28/shared/limits.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findCookie, setCookie } from '../http/cookies.ts';

export const ACCESS_COOKIE = 'mock-control';

/** Strict: no other site's link or form brings it along. */
const COOKIE = { httpOnly: true, sameSite: 'strict', path: '/' } as const;

/** Whether two texts are the same; takes as long for any other. */
export function isSameText(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}

/**
 * Lets a browser control from now on, until the token is another one or 30 days have passed: on this host, or, below the
 * wildcard name of a team, on the hosts of all worlds.
 */
export function setAccessCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const maxAge = SESSION_LENGTH_MS / 1000;
  setCookie(reply, ACCESS_COOKIE, cookieValue(token), { ...controlCookie(request), maxAge });
}

/** How a cookie is set that lets a browser control: on this host, or, below the wildcard name of a team, on all its hosts. */
export function controlCookie(request: FastifyRequest) {
  const domain = domainOf(request);
  return { ...COOKIE, secure: request.protocol === 'https', ...(domain !== undefined && { domain }) };
}

/** Names below `localhost` have no domain in common that a browser would take; this machine needs no token. */
function domainOf({ hostname, server }: FastifyRequest): string | undefined {
  const suffix = server.worldNaming?.suffix;
  return suffix !== undefined && `.${hostname.toLowerCase()}`.endsWith(`.${suffix}`) ? suffix : undefined;
}

export function showsToken(request: FastifyRequest, token: string): boolean {
  const shown = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (shown !== undefined && isSameText(shown, token)) return true;
  const kept = findCookie(request, ACCESS_COOKIE);
  return kept !== undefined && isSameText(kept, cookieValue(token));
}

/** Proves that the browser once knew the token, and does not tell it. */
function cookieValue(token: string): string {
  return createHmac('sha256', token).update(ACCESS_COOKIE).digest('base64url');
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
