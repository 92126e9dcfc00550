import { fastifyCookie } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';

/** A cookie that came along. Read from the header itself: a hook may ask before any plugin has looked at cookies. */
export function findCookie(request: FastifyRequest, name: string): string | undefined {
  const { cookie } = request.headers;
  return cookie === undefined ? undefined : fastifyCookie.parse(cookie)[name];
}
