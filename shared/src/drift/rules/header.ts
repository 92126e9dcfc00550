import { TOKEN_HEADER_NAME } from '../../contract/profile.contract.ts';
import { SECRET_MARK } from '../../control/journal.control.ts';
import { type Complaint, complaint } from '../complaint.ts';
import type { ReplyRule } from './rule.ts';

/** The headers of a reply that mean something (player-api §1). */
export const headerRule: ReplyRule = ({ exchange: { replyHeaders } }) =>
  Object.entries(CHECKS).flatMap(([name, check]) => {
    const text = replyHeaders[name];
    const found = text === undefined ? undefined : check(text);
    return found === undefined
      ? []
      : [complaint('header', `reply.header.${name}`, found.expected, found.got)];
  });

type Found = Pick<Complaint, 'expected' | 'got'> | undefined;

const CHECKS: Readonly<Record<string, (text: string) => Found>> = {
  msg: (text) => (isUrlEncoded(text) ? undefined : { expected: 'URL-encoded text', got: 'plain text' }),
  success: (text) =>
    /^(true|false)$/.test(text) ? undefined : { expected: 'true or false', got: `"${text.slice(0, 20)}"` },
  'new-token': (text) =>
    /^\S+$/.test(text) || text.startsWith(SECRET_MARK)
      ? undefined
      : { expected: 'a token', got: text === '' ? 'an empty text' : 'a text' },
  'set-cookie': sessionCookie,
};

/** The only text that does not decode is one that was never encoded: `50% off`; a header of ASCII alone has no other. */
function isUrlEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return !/[^\x20-\x7e]/.test(text);
  } catch {
    return false;
  }
}

/** The cookie of the session is `HttpOnly; SameSite=Lax` (player-api §1, Session). Cookies are a line each. */
function sessionCookie(text: string): Found {
  const cookie = text.split('\n').find((line) => line.trim().startsWith(`${TOKEN_HEADER_NAME}=`));
  if (cookie === undefined) return undefined;
  const attributes = cookie.split(';').slice(1);
  const lacks = ['HttpOnly', 'SameSite=Lax'].filter(
    (wanted) => !attributes.some((attribute) => attribute.trim().toLowerCase() === wanted.toLowerCase()),
  );
  return lacks.length === 0
    ? undefined
    : { expected: 'HttpOnly; SameSite=Lax', got: `without ${lacks.join(' and ')}` };
}
