import { CONTROL_BASE } from '@canada28/shared/control/control-call.ts';
import { SECRET_MARK } from '@canada28/shared/control/journal.control.ts';
import { enterSituationControl } from '@canada28/shared/control/open.control.ts';
import type { CallEntry } from '../words/call-words.ts';

type Curl = {
  readonly text: string;
  /** What there is to know before it is run. */
  readonly note: string;
};

/** What makes the call what it is; the rest is the browser's. */
const SENT = ['content-type', 'lang', 'idempotency-key', 'x-user-id'];

/**
 * A call as a command that makes it again. The journal keeps no token: a session of the player is opened first. `world`
 * is named where the host does not say it.
 */
export function curlOf(
  { method, url, headers, input, player }: CallEntry,
  origin: string,
  world?: string,
): Curl {
  const ofWorld = world === undefined ? [] : [header('x-world', world)];
  const body = input === undefined ? undefined : JSON.stringify(input);
  const userName = player?.id === undefined || !hasSession(headers) ? undefined : player.userName;
  const parts = [
    `curl -sS -X ${method} ${quoted(origin + url)}`,
    ...ofWorld,
    ...SENT.flatMap((name) => (headers[name] ? [header(name, headers[name])] : [])),
    ...(userName === undefined ? [] : ['-H "x-token: $TOKEN"']),
    ...(body === undefined ? [] : [`--data-raw ${quoted(body)}`]),
  ];
  const hasMask = holdsMask({ url, input });
  const open = userName === undefined ? [] : [sessionOf(userName, origin, world)];
  const notes = [
    ...(hasMask ? [MASKED] : []),
    ...(userName === undefined ? [] : [`It opens a session of ${userName} first.`]),
  ];
  return {
    text: [...(hasMask ? [`: ${quoted(MASKED)}`] : []), ...open, parts.join(' \\\n  ')].join('\n'),
    note: notes.join(' ') || 'It is complete.',
  };
}

/** Whether a secret of the call is masked. In an address the mark stands as it is, whatever else is encoded there. */
export function holdsMask({ url, input }: Pick<CallEntry, 'url' | 'input'>): boolean {
  return `${url}${JSON.stringify(input)}`.includes(SECRET_MARK);
}

const MASKED = `Put the secrets in the place of ${SECRET_MARK}: the journal keeps none.`;

function hasSession(headers: CallEntry['headers']): boolean {
  return ['p-token', 'x-token', 'cookie'].some((name) => headers[name]);
}

function sessionOf(userName: string, origin: string, world: string | undefined): string {
  const body = JSON.stringify({ as: userName, ...(world !== undefined && { world }) });
  const ask = `curl -sS ${quoted(`${origin}${CONTROL_BASE}${enterSituationControl.path}`)} ${header('content-type', 'application/json')} --data-raw ${quoted(body)}`;
  return `TOKEN=$(${ask} | sed 's/.*"token":"\\([^"]*\\)".*/\\1/')`;
}

function header(name: string, value: string): string {
  return `-H ${quoted(`${name}: ${value}`)}`;
}

/** For a shell, whatever is in it. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
