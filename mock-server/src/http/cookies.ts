import { fastifyCookie } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A cookie that came along. Read from the header itself, and only where one is asked for. */
export function findCookie(request: FastifyRequest, name: string): string | undefined {
  const { cookie } = request.headers;
  return cookie === undefined ? undefined : fastifyCookie.parse(cookie)[name];
}

type CookieOptions = {
  readonly httpOnly: true;
  readonly sameSite: 'lax' | 'strict';
  readonly path: '/';
  readonly secure?: boolean;
  readonly domain?: string;
  /** Seconds; 0 ends it. */
  readonly maxAge: number;
};

/** Sets a cookie with a reply, in the place of one that the reply sets under the same name. */
export function setCookie(
  reply: FastifyReply,
  name: string,
  value: string,
  { path, maxAge, ...options }: CookieOptions,
): void {
  const others = cookiesOf(reply).filter((cookie) => !cookie.startsWith(`${name}=`));
  const cookie = fastifyCookie.serialize(name, value, { maxAge, path, ...options });
  reply.removeHeader('set-cookie').header('set-cookie', [...others, cookie]);
}

function cookiesOf(reply: FastifyReply): readonly string[] {
  return [reply.getHeader('set-cookie') ?? []].flat().map(String);
}
