import { TOKEN_HEADER_NAME } from '@canada28/shared/contract/profile.contract.ts';
import type { FastifyReply } from 'fastify';
import { setCookie } from '../cookies.ts';

/** Lax keeps the cookie off other sites' POSTs; scripts never see it (player-api §1). */
const COOKIE = { httpOnly: true, sameSite: 'lax', path: '/' } as const;

/** Sets the cookie that carries the token, for as long as its session lasts. */
export function setSessionCookie(reply: FastifyReply, token: string, lastsMs: number): void {
  setCookie(reply, TOKEN_HEADER_NAME, token, { ...COOKIE, maxAge: Math.floor(lastsMs / 1000) });
}

export function clearSessionCookie(reply: FastifyReply): void {
  setCookie(reply, TOKEN_HEADER_NAME, '', { ...COOKIE, maxAge: 0 });
}
