import { ERROR_CODES } from '@canada28/shared/contract/error-codes.ts';
import { fillIn } from '@canada28/shared/contract/fill-in.ts';
import type { LanguageCode } from '@canada28/shared/contract/languages.ts';
import type { UpstreamTrouble } from './upstream-words.ts';
import { UPSTREAM_WORDS } from './upstream-words.ts';

/** So long (ms) another server may take to be reached. */
export const CONNECT_MS = 10_000;
/** What went wrong, and why, in the words of the network. */
export type Trouble = { readonly what: UpstreamTrouble; readonly reason: string };

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_|ALTNAME|CRL|HOSTNAME_MISMATCH/;
const NO_HTTP = /^HPE_|WRONG_VERSION_NUMBER|EPROTO|ERR_SSL|ERR_TLS/;
const SLOW = /^UND_ERR_(?:CONNECT|HEADERS|BODY)_TIMEOUT$|^ETIMEDOUT$/;
const BROKE_OFF = /^UND_ERR_SOCKET$|^ECONNRESET$|^EPIPE$|^UND_ERR_ABORTED$/;

/** Why another server did not answer. */
export function troubleOf(error: unknown): Trouble {
  const cause = innermost(error);
  const code = codeOf(cause);
  const reason = code === '' && cause instanceof Error ? cause.name : code;
  if (CERTIFICATE.test(code)) return { what: 'certificate', reason };
  if (NO_HTTP.test(code) || reason === 'HTTPParserError') return { what: 'noHttp', reason };
  if (SLOW.test(code)) return { what: 'slow', reason };
  if (BROKE_OFF.test(code)) return { what: 'brokeOff', reason };
  return { what: 'down', reason };
}

/** What wraps an error of the network says less than that does. */
function innermost(error: unknown): unknown {
  let inner = error;
  while (inner instanceof Error && inner.cause instanceof Error) inner = inner.cause;
  return inner;
}

function codeOf(error: unknown): string {
  const { code } = Object(error);
  return typeof code === 'string' ? code : '';
}

type About = Trouble & {
  readonly language: LanguageCode;
  readonly url: string;
  readonly path: string;
  /** So long (ms) its reply was waited for. */
  readonly patienceMs: number;
};

/** The sentence that a player is told. */
export function troubleSentence({ what, language, patienceMs, ...values }: About): string {
  const seconds = (values.reason === 'UND_ERR_CONNECT_TIMEOUT' ? CONNECT_MS : patienceMs) / 1000;
  return fillIn(UPSTREAM_WORDS[language][what], { ...values, seconds });
}

/** The contract's envelope around a sentence of the mock's own, with the code that the client takes it by. */
export function envelopeOf(name: 'busy' | 'systemError' | 'methodNotAvailable', msg: string): string {
  return JSON.stringify({ code: ERROR_CODES[name], data: null, msg });
}
