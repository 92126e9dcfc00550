import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_WORLD_NAME } from '../world/worlds.ts';
import { findCookie } from './cookies.ts';

/** The request names a world that does not exist. */
export class UnknownWorldError extends Error {
  override readonly name = 'UnknownWorldError';

  constructor(world: string) {
    super(`There is no world "${world}".`);
  }
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** `<world>.localhost`, or `<anything>.<world>.localhost`. */
const WORLD_HOST = /(?:^|\.)([^.:]+)\.localhost(?::\d+)?$/i;

/** The name of the world that a request means: by header, else host name, else cookie (control §1). */
export function worldNameOf(request: FastifyRequest): string {
  const { host, 'x-world': header } = request.headers;
  if (typeof header === 'string' && header !== '') return header;
  const ofHost = WORLD_HOST.exec(host ?? '')?.[1]?.toLowerCase();
  return ofHost ?? (findCookie(request, 'world') || DEFAULT_WORLD_NAME);
}

/** A call hears in a sentence that its world does not exist; whoever opened a page gets a way back. */
export function replyWithUnknownWorld(
  { message }: UnknownWorldError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html') === true;
  reply.code(404);
  return isPage
    ? reply.type('text/html; charset=utf-8').send(pageOf(message, request.headers.host))
    : reply.type(JSON_TYPE).send(JSON.stringify({ code: 404, data: null, msg: message }));
}

/** The name came from a stranger's address: it is shown as text, never as markup. */
function pageOf(message: string, host = 'localhost'): string {
  const sentence = message.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const port = /:\d+$/.exec(host)?.[0] ?? '';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>No such world</title><body style="margin:20vh auto;max-width:30em;padding:0 1em;font:16px/1.5 system-ui;background:#0d1017;color:#e8ebf2">
<h1 style="font-size:1.25em">${sentence}</h1><p><a style="color:#ffd166" href="http://default.localhost${port}/">Open the default world</a></p></body></html>`;
}
