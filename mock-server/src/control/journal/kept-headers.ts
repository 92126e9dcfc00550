import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { headersWithoutSecrets } from './mask-secrets.ts';

/** The one that differs from call to call, and is known from the body. */
const LENGTH = 'content-length';

/** What is kept of headers, and how many characters it has. */
type KeptHeaders = { readonly headers: IncomingHttpHeaders; readonly bytes: number };

type Headers = {
  readonly came: IncomingHttpHeaders;
  /** Of what came, but for the length. */
  readonly names: readonly string[];
  readonly kept: KeptHeaders;
};

const lastOf = new WeakMap<Socket, Headers>();

/**
 * What a journal keeps of the headers of a request: all but its length, secrets marked. Call after call a client sends
 * the same ones over its connection; then they are kept once.
 */
export function keptHeaders({ headers, socket }: IncomingMessage): KeptHeaders {
  const last = lastOf.get(socket);
  if (last !== undefined && isSame(last, headers)) return last.kept;
  const { [LENGTH]: _, ...masked } = headersWithoutSecrets(headers);
  const kept = { headers: masked, bytes: lengthOf(masked) };
  lastOf.set(socket, { came: headers, names: Object.keys(masked), kept });
  return kept;
}

function lengthOf(headers: IncomingHttpHeaders): number {
  return Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + String(value).length, 0);
}

function isSame({ came, names }: Headers, headers: IncomingHttpHeaders): boolean {
  for (const name of names) if (came[name] !== headers[name]) return false;
  return Object.keys(headers).length === names.length + Number(headers[LENGTH] !== undefined);
}
