import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import { SESSION_LENGTH_MS } from '@canada28/shared/limits.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findCookie } from '../http/cookies.ts';
import { isFromLoopback } from '../http/loopback.ts';

/** No site can own a name below `localhost`: each is this machine, the origin of one of its worlds (control §1). */
const LOCAL_HOST = /^(([\w-]+\.)*localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;

/** Who may make control calls: callers on this machine, all callers, or none because there are no such calls. */
export const CONTROL_ACCESS = ['loopback', 'anyone', 'off'] as const;
export type ControlAccess = (typeof CONTROL_ACCESS)[number];
/** Who may, where there are control calls at all. */
export type AllowedControl = Exclude<ControlAccess, 'off'>;

/** What settles who may control the mock; docs/control-access.md has the table. */
export type AccessRules = {
  readonly access: AllowedControl;
  /** A caller with it may from anywhere; without it none may from another machine (MOCK_CONTROL_TOKEN). */
  readonly token: string | undefined;
};

/**
 * Whether a request has the right to control, and with it to act in any world (control §9). The token makes up for a
 * host name that is not local: a page that points its name here neither knows it nor is sent the cookie of our host.
 */
export function mayControl(request: FastifyRequest, { access, token }: AccessRules): boolean {
  if (isFromLoopback(request) && isLocalHost(request.headers.host)) return true;
  if (token !== undefined) return showsToken(request, token);
  return access === 'anyone' && isPrivateHost(request);
}

/**
 * Names that only a local network gives: one without a dot, or below an ending that the internet does not have. A page
 * from elsewhere cannot lead such a name here and pass for one of ours.
 */
const PRIVATE_NAME = /^[^.]+$|\.(?:local|lan|internal|test|home\.arpa)$/;

/** Whether the host by which a request came can be no name of a foreign page: an address, or a name of a local network or the team. */
function isPrivateHost({ hostname, headers, server }: FastifyRequest): boolean {
  const name = hostname.toLowerCase();
  const suffix = server.worldNaming?.suffix;
  const isOfTeam = suffix !== undefined && `.${name}`.endsWith(`.${suffix}`);
  const isAddress = isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0;
  return isOfTeam || isAddress || PRIVATE_NAME.test(name) || isLocalHost(headers.host);
}

/** Whether a host name can only mean this machine. */
export function isLocalHost(host = ''): boolean {
  return LOCAL_HOST.test(host);
}

/** The sentence for a caller who may not. */
export function whoMay({ access, token }: AccessRules): string {
  if (token === undefined && access === 'anyone')
    return 'Control calls are allowed for: anyone (MOCK_CONTROL) who asks by an IP address, a name of the local network or one below WORLD_HOST_SUFFIX; by another name with MOCK_CONTROL_TOKEN.';
  if (token === undefined) return `Control calls are allowed for: ${access} (MOCK_CONTROL).`;
  return 'Control calls are allowed for: loopback, and with "Authorization: Bearer" and the token of MOCK_CONTROL_TOKEN.';
}

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
  const domain = domainOf(request);
  reply.setCookie(ACCESS_COOKIE, cookieValue(token), { ...COOKIE, maxAge, ...(domain && { domain }) });
}

/** Names below `localhost` have no domain in common that a browser would take; this machine needs no token. */
function domainOf({ hostname, server }: FastifyRequest): string | undefined {
  const suffix = server.worldNaming?.suffix;
  return suffix !== undefined && `.${hostname.toLowerCase()}`.endsWith(`.${suffix}`) ? suffix : undefined;
}

function showsToken(request: FastifyRequest, token: string): boolean {
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
