import { fillIn } from '@canada28/shared/contract/fill-in.ts';
import { DEFAULT_WORLD_NAME } from '@canada28/shared/control/control-call.ts';
import { fastifyCookie } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findCookie } from './cookies.ts';
import { asText, PAGE_TYPE, smallPage } from './small-page.ts';
import { visitorPage } from './visitor-page.ts';
import { languageOfVisitor, VISITOR_WORDS } from './visitor-words.ts';

/** The request names a world that does not exist. */
export class UnknownWorldError extends Error {
  override readonly name = 'UnknownWorldError';

  readonly world: string;

  constructor(world: string, options: ErrorOptions = {}) {
    super(`There is no world "${world}".`, options);
    this.world = world;
  }
}

/** The world that a request names is there, but its database cannot be opened; the message says why in a sentence. */
export class UnusableWorldError extends UnknownWorldError {
  constructor(world: string, { trouble, cause }: { readonly trouble: string; readonly cause: unknown }) {
    super(world, { cause });
    this.message = `The world "${world}" cannot be entered. ${trouble}`;
  }
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** Names the world of a request where neither header nor host does. */
export const WORLD_COOKIE = 'world';

/** Shows that a browser was invited into a world. */
export const GUEST_COOKIE = 'mock-guest';

/** Hosts of worlds near one host: names below `localhost`, or below the wildcard name of a team. */
type WorldHosts = {
  /** Whose own host this is; undefined for a host that all worlds share. */
  readonly world: string | undefined;
  /** The host that all worlds share, where a cookie tells them apart. */
  readonly shared: string;
  /** The own host of a world. */
  readonly hostOf: (world: string) => string;
};

/** Reads a host: `<world>.localhost`, `<anything>.<world>.localhost`, the same below `suffix`, or one of no world. */
export function readWorldHost(host = 'localhost', suffix: string | undefined): WorldHosts {
  const [, name = '', port = ''] = /^(.*?)(:\d+)?$/.exec(host.toLowerCase()) ?? [];
  const endings = suffix === undefined ? ['localhost'] : ['localhost', suffix];
  const ending = endings.find((end) => name === end || name.endsWith(`.${end}`));
  const world = ending === undefined ? undefined : name.slice(0, -ending.length).split('.').at(-2);
  return {
    world: world || undefined,
    shared: ending === undefined ? host : `${ending}${port}`,
    hostOf: (other) => `${other}.${ending ?? 'localhost'}${port}`,
  };
}

/** What the host of a request says. */
export function worldHostOf({ headers, server }: FastifyRequest): WorldHosts {
  return readWorldHost(headers.host, server.worldNaming?.suffix);
}

/** The worlds of hosts that were read before, by the ways in which apps name worlds. */
const knownHosts = new WeakMap<object, Map<string, string | undefined>>();
const MOST_HOSTS = 1000;

/** A client calls the same host again and again: it is read once. */
function worldOfHost({ headers, server }: FastifyRequest): string | undefined {
  const { worldNaming } = server;
  const { host = '' } = headers;
  if (worldNaming === null) return undefined;
  const known = knownHosts.get(worldNaming) ?? new Map<string, string | undefined>();
  if (known.has(host)) return known.get(host);
  const { world } = readWorldHost(host, worldNaming.suffix);
  if (known.size >= MOST_HOSTS) known.clear();
  knownHosts.set(worldNaming, known.set(host, world));
  return world;
}

/** The name of the world that a request means: by header, else host name, else cookie (control §1). */
export function worldNameOf(request: FastifyRequest): string {
  if (request.server.worldNaming === null) return DEFAULT_WORLD_NAME;
  const { 'x-world': header } = request.headers;
  if (typeof header === 'string' && header !== '') return header;
  return worldOfHost(request) ?? (findCookie(request, WORLD_COOKIE) || DEFAULT_WORLD_NAME);
}

/** Whether a browser opened an address as a page. */
export function isPageLoad({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && headers.accept?.includes('text/html') === true;
}

/** A call hears in a sentence that its world does not exist; a page load gets a page with a way back. */
export function replyWithUnknownWorld(
  error: UnknownWorldError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.code(404);
  const isOver = wasGuestOf(error, request);
  const { over } = VISITOR_WORDS[languageOfVisitor(request)];
  if (isOver) reply.header('x-demo-over', '1');
  if (!isPageLoad(request)) {
    const msg = isOver ? over : error.message;
    return reply.type(JSON_TYPE).send(JSON.stringify({ code: 404, data: null, msg }));
  }
  // The way back leads out of a world that the browser remembers; the cookies of replies are not set up yet.
  const dropped = [WORLD_COOKIE, GUEST_COOKIE].map((name) =>
    fastifyCookie.serialize(name, '', { path: '/', maxAge: 0 }),
  );
  reply.header('set-cookie', dropped);
  return reply.type(PAGE_TYPE).send(isOver ? overPage(request) : pageOf(error, request));
}

/** Whether this browser was invited into the world, which tells nothing of whether there is one: no guest is let in any more. */
function wasGuestOf(error: UnknownWorldError, request: FastifyRequest): boolean {
  const isThere = error instanceof UnusableWorldError;
  return !isThere && findCookie(request, GUEST_COOKIE)?.startsWith(`${error.world}.`) === true;
}

/** For a guest whose invitation has ended. What the browser kept of the session is cleared on the way to the public demo. */
function overPage(request: FastifyRequest): string {
  const words = VISITOR_WORDS[languageOfVisitor(request)];
  const way = `${defaultOrigin(request)}/init`;
  return visitorPage(words, {
    brand: request.server.brand,
    body: `<h1>${words.over}</h1><p>${words.overThanks}</p><a class="button" href="${asText(way)}">${words.toDefault}</a>`,
  });
}

/** Where the default world is, as seen from the host of this request; empty where it is the same. */
function defaultOrigin(request: FastifyRequest): string {
  const { world, hostOf } = worldHostOf(request);
  return world === undefined ? '' : `${request.protocol}://${hostOf(DEFAULT_WORLD_NAME)}`;
}

/** Its reader may know nothing of worlds: the address may come from a link. */
function pageOf(error: UnknownWorldError, request: FastifyRequest): string {
  const { world } = worldHostOf(request);
  const way = `${defaultOrigin(request)}/`;
  const { tag, title, product, noWorld, toDefault } = VISITOR_WORDS[languageOfVisitor(request)];
  const isThere = error instanceof UnusableWorldError;
  const sentence = isThere ? error.message : fillIn(noWorld, { world: error.world });
  return smallPage({
    title: asText(fillIn(title, { name: request.server.brand?.name ?? product })),
    lang: tag,
    // The host of a world that is not there has no icon either; an empty one keeps the browser from asking.
    icon: world === undefined ? '/icon.svg' : 'data:,',
    body: `<h1>${asText(sentence)}</h1><p><a href="${asText(way)}">${toDefault}</a></p>`,
  });
}
