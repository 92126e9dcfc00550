import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { type HeaderValues, headersWithoutSecrets, replyHeadersWithoutSecrets } from './mask-secrets.ts';
import type { ReplyHeaders } from './record-parts.ts';

/** The one that differs from call to call, and is known from the body. */
const LENGTH = 'content-length';

/** What is kept of headers, and how many characters it has. */
type KeptHeaders = { readonly headers: IncomingHttpHeaders; readonly bytes: number };

/** As they came, names and values in turns, and what is kept of them. */
type Headers = { readonly raw: readonly string[]; readonly kept: KeptHeaders };

const lastOf = new WeakMap<Socket, Headers>();

/**
 * What a journal keeps of the headers of a request: all but its length, secrets marked. Call after call a client sends
 * the same ones over its connection; then they are kept once.
 */
export function keptHeaders(request: IncomingMessage): KeptHeaders {
  const { rawHeaders: raw, socket } = request;
  const last = lastOf.get(socket);
  if (last !== undefined && isSame(last.raw, raw)) return last.kept;
  const { [LENGTH]: _, ...masked } = headersWithoutSecrets(request.headers);
  const kept = { headers: masked, bytes: lengthOf(masked) };
  lastOf.set(socket, { raw, kept });
  return kept;
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

/** What the replies of a journal have in common, how many headers that are, and what is kept of a reply with no others. */
type Common = { readonly headers: HeaderValues; readonly count: number; readonly kept: KeptReplyHeaders };

/** What is kept of the headers of a reply, and how many characters of it no reply before had. */
type KeptReplyHeaders = { readonly headers: ReplyHeaders; readonly bytes: number };

const commonOf = new WeakMap<object, Common>();

/** With more of its own than these a reply is one of another kind. */
const MOST_OWN = 3;

/**
 * What a journal keeps of the headers of a reply. Hardly any differ from reply to reply: the clock of the world, a cookie
 * at a log in.
 */
export function keptReplyHeaders(journal: object, headers: HeaderValues): KeptReplyHeaders {
  const known = commonOf.get(journal);
  const own = known && ownOf(headers, known);
  if (known !== undefined && own === NONE) return known.kept;
  if (known !== undefined && own !== undefined)
    return { headers: { common: known.headers, own }, bytes: lengthOf(own) };
  const common = replyHeadersWithoutSecrets(headers);
  const kept = { headers: { common, own: NONE }, bytes: 0 };
  commonOf.set(journal, { headers: common, count: Object.keys(common).length, kept });
  return { ...kept, bytes: lengthOf(common) };
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
