import type { FastifyRequest } from 'fastify';
import { isFromLoopback } from '../../app/loopback.ts';

const LOCAL_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/;

/**
 * Whether a request may control the mock. By default only from this machine, and only by a local host name: a web
 * page elsewhere that points its own name at 127.0.0.1 is refused too.
 */
export function mayControl(request: FastifyRequest, allowed: 'loopback' | 'anyone' | 'off'): boolean {
  if (allowed !== 'loopback') return allowed === 'anyone';
  return isFromLoopback(request) && LOCAL_HOST.test(request.headers.host ?? '');
}
