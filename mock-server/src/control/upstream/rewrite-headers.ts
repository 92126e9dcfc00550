import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { GUEST_COOKIE, WORLD_COOKIE } from '../../http/world-of-request.ts';
import type { Upstream } from '../../worlds/world-source.ts';
import { ACCESS_COOKIE, isSameText } from '../access-token.ts';
import { SHARE_COOKIE } from '../shares.ts';

/** Of one connection, not of the call (RFC 9110, Connection); and what asks for a reply before the body is sent. */
const OF_CONNECTION =
  /^(?:connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|http2-settings|expect)$/;

/** What a request says to the mock, and to no other server. */
const OF_MOCK = /^x-(?:world|tester|observer|chosen-by-world)$/;

const COOKIES_OF_MOCK = new RegExp(
  `^(?:${[WORLD_COOKIE, GUEST_COOKIE, ACCESS_COOKIE].join('|')}|${SHARE_COOKIE}-.*)$`,
);

/**
 * The headers with which a request goes on to another server, as they came: what is of the mock alone stays here. Those of
 * the request itself were changed already, where all bodies are taken for JSON.
 */
export function headersToUpstream(
  { raw }: FastifyRequest,
  { url }: Upstream,
  { controlToken, isReadWhole }: { readonly controlToken: string | undefined; readonly isReadWhole: boolean },
): IncomingHttpHeaders {
  const { origin, host } = new URL(url);
  const headers = ownHeaders(raw, controlToken);
  headers.host = host;
  if (headers.origin !== undefined) headers.origin = origin;
  if (isReadWhole) headers['accept-encoding'] = 'identity';
  return headers;
}

/** All that came but for what is of the connection, or of the mock. */
function ownHeaders(
  { rawHeaders, headers: { connection } }: IncomingMessage,
  controlToken: string | undefined,
): Record<string, string | string[]> {
  const named = listedIn(connection);
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of pairsOf(rawHeaders)) {
    if (OF_CONNECTION.test(name) || OF_MOCK.test(name) || named.has(name)) continue;
    const passed = withoutOurs(name, value, controlToken);
    if (passed === undefined) continue;
    headers[name] = headers[name] === undefined ? passed : [headers[name], passed].flat();
  }
  return headers;
}

/** Undefined where nothing of it is for another server. The token of the mock lets its bearer control it. */
function withoutOurs(name: string, value: string, controlToken: string | undefined): string | undefined {
  if (name === 'authorization') return isToken(value, controlToken) ? undefined : value;
  return name === 'cookie' ? cookiesToUpstream(value) || undefined : value;
}

function* pairsOf(raw: readonly string[]): Generator<readonly [name: string, value: string]> {
  for (let at = 0; at < raw.length; at += 2) yield [(raw[at] ?? '').toLowerCase(), raw[at + 1] ?? ''];
}

function listedIn(connection = ''): ReadonlySet<string> {
  return new Set(connection.split(',').map((name) => name.trim().toLowerCase()));
}

function isToken(authorization: string, token: string | undefined): boolean {
  return token !== undefined && isSameText(authorization.trim().replace(/^Bearer +/i, ''), token);
}

function cookiesToUpstream(cookies: string): string {
  const passed = cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .filter((cookie) => !COOKIES_OF_MOCK.test(cookie.split('=')[0] ?? ''));
  return passed.join('; ');
}

/** Where the browser is: what another server says of itself has to be said of here. */
type Here = { readonly protocol: string; readonly host: string };

/** The headers of another server's reply as a browser on this host can take them. */
export function headersFromUpstream(
  headers: IncomingHttpHeaders,
  { url }: Pick<Upstream, 'url'>,
  here: Here,
): IncomingHttpHeaders {
  const named = listedIn(headers.connection);
  const passed: IncomingHttpHeaders = {};
  for (const [name, value] of Object.entries(headers)) {
    // Other ways to that server lead past the mock.
    if (OF_CONNECTION.test(name) || named.has(name) || name === 'alt-svc') continue;
    passed[name] = value;
  }
  const { location, 'set-cookie': cookies, 'content-security-policy': policy } = headers;
  if (location !== undefined) passed.location = locationHere(location, url, here);
  // A page that is not of this host runs no script as one of this host, which may control the mock.
  if (!isJson(headers)) passed['content-security-policy'] = [policy, 'sandbox'].filter(Boolean).join(', ');
  if (cookies !== undefined)
    passed['set-cookie'] = [cookies].flat().map((cookie) => cookieHere(cookie, here.protocol === 'https'));
  return passed;
}

/** Whether a reply says that it is JSON: a browser shows it as text, and reads no page out of it. */
export function isJson({ 'content-type': type = '' }: IncomingHttpHeaders): boolean {
  return /[/+]json\b/i.test(type);
}

/** An address below the other server's is one below ours; any other leads where it says. */
function locationHere(location: string, url: string, { protocol, host }: Here): string {
  const upstream = new URL(`${url}/`);
  const isRelative = !URL.canParse(location) && !location.startsWith('//');
  if (isRelative) return withoutBase(location, upstream.pathname);
  if (!URL.canParse(location, url)) return location;
  const target = new URL(location, url);
  if (target.origin !== upstream.origin) return location;
  const { pathname, search, hash } = target;
  return `${protocol}://${host}${withoutBase(pathname, upstream.pathname)}${search}${hash}`;
}

/** `base` ends with a slash; a path beside it is left as it is. */
function withoutBase(path: string, base: string): string {
  return path.startsWith(base) ? path.slice(base.length - 1) : path;
}

/** A cookie without what no browser would take from this host. */
function cookieHere(cookie: string, isSecure: boolean): string {
  const [pair = '', ...attributes] = cookie.split(';');
  // By their names browsers take these with `Secure` alone; from names below localhost they do without TLS.
  const needsSecure = /^\s*__(?:Host|Secure)-/i.test(pair);
  const keepsSecure = isSecure || needsSecure;
  const kept = attributes.filter((attribute) => {
    const [name = '', value = ''] = attribute.split('=').map((part) => part.trim().toLowerCase());
    if (name === 'domain') return false;
    const wantsSecure =
      name === 'secure' || name === 'partitioned' || (name === 'samesite' && value === 'none');
    return keepsSecure || !wantsSecure;
  });
  return [pair, ...kept].join(';');
}
