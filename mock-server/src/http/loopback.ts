import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** What proxies add: a caller who passes through one on this machine is somewhere else. */
const FORWARDED = /^(forwarded|via|x-real-ip|x-forwarded-.+)$/;

/** Whether a request comes from this machine, by the address of its connection: headers can only say that it does not. */
export function isFromLoopback(request: FastifyRequest): boolean {
  if (!LOOPBACK.test(request.socket.remoteAddress ?? '')) return false;
  return !Object.keys(request.headers).some((name) => FORWARDED.test(name));
}
