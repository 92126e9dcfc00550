import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { type HeaderValues, headersWithoutSecrets, replyHeadersWithoutSecrets } from './mask-secrets.ts';
import type { ReplyHeaders } from './record-parts.ts';

/** The one that differs from call to call, and is known from the body. */
const LENGTH = 'content-length';

/** What is retained of headers, and how many characters it has. */
type RetainedHeaders = { readonly headers: IncomingHttpHeaders; readonly bytes: number };

/** As they came, names and values in turns, and what is retained of them. */
type Headers = { readonly raw: readonly string[]; readonly retained: RetainedHeaders };

const lastOf = new WeakMap<Socket, Headers>();

/**
 * What a journal keeps of the headers of a request: all but its length, secrets marked. Call after call a client sends
 * the same ones over its connection; then they are retained once.
 */
export function retainedHeaders(request: IncomingMessage): RetainedHeaders {
  const { rawHeaders: raw, socket } = request;
  const last = lastOf.get(socket);
  if (last !== undefined && isSame(last.raw, raw)) return last.retained;
  const { [LENGTH]: _, ...masked } = headersWithoutSecrets(request.headers);
  const retained = { headers: masked, bytes: lengthOf(masked) };
  lastOf.set(socket, { raw, retained });
  return retained;
}

function lengthOf(headers: HeaderValues): number {
  return Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + String(value).length, 0);
}

/** Whether they are the same but for the value of the length. */
function isSame(last: readonly string[], raw: readonly string[]): boolean {
  if (raw.length !== last.length) return false;
  for (let index = 0; index < raw.length; index += 1)
    if (raw[index] !== last[index] && raw[index - 1]?.toLowerCase() !== LENGTH) return false;
  return true;
}

/** What the replies of a journal have in common, how many headers that are, and what is retained of a reply with no others. */
type Common = {
  readonly headers: HeaderValues;
  readonly count: number;
  readonly retained: RetainedReplyHeaders;
};

/** What is retained of the headers of a reply, and how many characters of it no reply before had. */
type RetainedReplyHeaders = { readonly headers: ReplyHeaders; readonly bytes: number };

const commonOf = new WeakMap<object, Common>();

/** With more of its own than these a reply is one of another kind. */
const MOST_OWN = 3;

/**
 * What a journal keeps of the headers of a reply. Hardly any differ from reply to reply: the clock of the world, a cookie
 * at a log in.
 */
export function retainedReplyHeaders(journal: object, headers: HeaderValues): RetainedReplyHeaders {
  const known = commonOf.get(journal);
  const own = known && ownOf(headers, known);
  if (known !== undefined && own === NONE) return known.retained;
  if (known !== undefined && own !== undefined)
    return { headers: { common: known.headers, own }, bytes: lengthOf(own) };
  const common = replyHeadersWithoutSecrets(headers);
  const retained = { headers: { common, own: NONE }, bytes: 0 };
  commonOf.set(journal, { headers: common, count: Object.keys(common).length, retained });
  return { ...retained, bytes: lengthOf(common) };
}

const NONE: HeaderValues = {};

/** What is not as in the common ones; undefined where one of those is missing, or too many differ. */
function ownOf(headers: HeaderValues, { headers: common, count }: Common): HeaderValues | undefined {
  let missing = count;
  let own: Record<string, HeaderValues[string]> | undefined;
  let ownCount = 0;
  for (const name in headers) {
    const known = common[name];
    if (known !== undefined) missing -= 1;
    if (known === headers[name]) continue;
    own ??= {};
    own[name] = headers[name];
    ownCount += 1;
  }
  if (missing > 0 || ownCount > MOST_OWN) return undefined;
  return own === undefined ? NONE : replyHeadersWithoutSecrets(own);
}
