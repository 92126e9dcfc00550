import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PlayerApi } from '../../http/register-call.ts';
import { findThen, type Strike } from './choose-faults.ts';

/** The route of the client's files, and of its pages, which are no file. */
const CLIENT_ROUTE = '/*';

/** The path in the address of a file or a page of the client; undefined for any other request (control §5.1). */
export function clientPathOf(
  { method, url, routeOptions }: FastifyRequest,
  basePaths: PlayerApi['basePaths'],
): string | undefined {
  if (method !== 'GET' || routeOptions.url !== CLIENT_ROUTE) return undefined;
  const [path = url] = url.split('?');
  return Object.values(basePaths).some((base) => path.startsWith(`${base}/`)) ? undefined : path;
}

/** A copy that the browser has would be used in the place of the one that goes wrong. */
export function askWhole({ headers }: FastifyRequest): void {
  delete headers['if-none-match'];
  delete headers['if-modified-since'];
}

type StruckFile = {
  readonly reply: FastifyReply;
  readonly strike: Strike;
  /** Lets so many ms pass. */
  readonly pass: (ms: number) => Promise<void>;
};

/** What becomes of a file that is about to be sent. No cache may keep what went wrong. */
export function strikeFile({ reply, strike, pass }: StruckFile, payload: unknown): unknown {
  const status = findThen(strike, 'httpStatus')?.httpStatus;
  if (status !== undefined) reply.code(status);
  reply.header('cache-control', 'no-store');
  if (findThen(strike, 'emptyBody')) {
    if (payload instanceof Readable) payload.destroy();
    for (const name of ['content-length', 'content-encoding']) reply.removeHeader(name);
    return '';
  }
  const drip = findThen(strike, 'dripMs');
  if (drip === undefined || !(payload instanceof Readable)) return payload;
  return Readable.from(inKilobytes(payload, () => pass(drip.dripMs)));
}

const KILOBYTE = 1024;

async function* inKilobytes(file: Readable, wait: () => Promise<void>): AsyncGenerator<Buffer> {
  for await (const chunk of file)
    for (let at = 0; at < chunk.length; at += KILOBYTE) {
      await wait();
      yield chunk.subarray(at, at + KILOBYTE);
    }
}
