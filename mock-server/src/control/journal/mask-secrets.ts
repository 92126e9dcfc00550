import { hash, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Call } from '@canada28/shared/contract/call.ts';
import { SECRET_MARK } from '@canada28/shared/control/journal.control.ts';
import { isSecretName } from '@canada28/shared/control/secret-name.ts';

/** The values of fields with secret names in a text of JSON, also when the text breaks off in the middle of one. */
const SECRET_IN_TEXT =
  /"([\w-]*(?:pass[-_]?(?:word|wd)?[-_]?(?:text)?|pwd|token[-_]?(?:value)?|secret|api[-_]?key|authorization|cookie|invitation|short[-_]?code|share[-_]?key))"\s*:\s*("(?:[^"\\]|\\.)*(?:"|\\?$)|-?\d[\d.eE+-]*)/gi;

/** The link of an invitation or a share, told in a reply. */
const LINK_IN_TEXT = /([?&](?:invitation|shareKey)=)([^&#"\\]+)/g;

const SECRET_IN_QUERY = /([?&])([^=&]*)=([^&#]*)/g;

/** Of this process alone, so that passwords cannot be tried until the letters are the same. */
const markKey = randomBytes(32).toString('hex');

/**
 * What stands in the place of a secret: for the same secret the same, so that it is seen who used which again. Of the
 * hash so little is told that a key before the secret serves; an HMAC takes five times as long, and each call with a
 * session has two.
 */
export function secretMark(secret: string): string {
  return `${SECRET_MARK} ${hash('sha256', markKey + secret).slice(0, 8)}`;
}

/** A value in which every secret is marked, however deep it lies; the same one where there is none, as in most calls. */
export function withoutSecrets(value: unknown): unknown {
  return hasSecret(value) ? copyWithoutSecrets(value) : value;
}

function copyWithoutSecrets(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyWithoutSecrets);
  const fields = Object.entries(value).map(([name, inner]) => [
    name,
    isKnownSecretName(name) ? marked(inner) : copyWithoutSecrets(inner),
  ]);
  return Object.fromEntries(fields);
}

function hasSecret(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some(hasSecret);
  return Object.keys(value).some(
    (name) => isKnownSecretName(name) || hasSecret(value[name as keyof typeof value]),
  );
}

/** Names of fields that were looked at: a contract has some hundred, and who sends others does not fill the memory. */
const knownNames = new Map<string, boolean>();
const MOST_NAMES = 1000;

function isKnownSecretName(name: string): boolean {
  const known = knownNames.get(name);
  if (known !== undefined) return known;
  const isSecret = isSecretName(name);
  if (knownNames.size < MOST_NAMES) knownNames.set(name, isSecret);
  return isSecret;
}

function marked(value: unknown): unknown {
  if (value === null || typeof value === 'boolean' || value === '') return value;
  return secretMark(typeof value === 'string' ? value : JSON.stringify(value));
}

/** A text of JSON, whole or not, in which every secret is marked. */
export function textWithoutSecrets(text: string): string {
  const known = text.replaceAll(
    LINK_IN_TEXT,
    (_, before: string, secret: string) => `${before}${encodeURIComponent(secretMark(secret))}`,
  );
  return known.replaceAll(SECRET_IN_TEXT, (whole, name: string, value: string) => {
    const secret = value.startsWith('"') ? value.slice(1).replace(/"$/, '') : value;
    return secret === '' ? whole : `"${name}":"${secretMark(secret)}"`;
  });
}

/** An address in whose query every secret is marked. */
export function urlWithoutSecrets(url: string): string {
  if (!url.includes('?')) return url;
  return url.replaceAll(SECRET_IN_QUERY, (whole, sign: string, name: string, value: string) =>
    isSecretName(decoded(name)) ? `${sign}${name}=${encodeURIComponent(secretMark(value))}` : whole,
  );
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** The headers of a request in which every secret is marked, also where the page that sent it has one in its address. */
export function headersWithoutSecrets(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const masked = { ...headers };
  for (const name of Object.keys(headers))
    if (isKnownSecretName(name) && masked[name] !== '') masked[name] = headerMark(name, String(masked[name]));
  if (masked.referer !== undefined) masked.referer = urlWithoutSecrets(masked.referer);
  return masked;
}

/** Each secret by itself, so that it has the same mark wherever it stands: of cookies the values, behind the scheme the key. */
function headerMark(name: string, value: string): string {
  if (name === 'cookie')
    return value.replaceAll(COOKIE, (_, before: string, one: string) => before + secretMark(one));
  const [scheme] = name.endsWith('authorization') ? (/^\S+ +/.exec(value) ?? ['']) : [''];
  return scheme + secretMark(value.slice(scheme.length));
}

const COOKIE = /((?:^|;)\s*[^=;]*=)([^;]+)/g;

/** Headers as they are set on a reply. */
export type HeaderValues = Readonly<Record<string, number | string | string[] | undefined>>;

/** The headers of a reply in which every secret is marked: of a cookie its value, so that it is seen how long it lasts. */
export function replyHeadersWithoutSecrets(headers: HeaderValues): HeaderValues {
  const masked: Record<string, HeaderValues[string]> = { ...headers };
  for (const [name, value] of Object.entries(headers)) {
    if (name === 'set-cookie')
      masked[name] = [value ?? []].flat().map((cookie) => cookieWithoutSecret(String(cookie)));
    else if (isKnownSecretName(name) && value !== '') masked[name] = secretMark(String(value));
    else if (name === 'location') masked[name] = urlWithoutSecrets(String(value));
  }
  return masked;
}

/** `P-Token=abc; Path=/` with the mark of its value: the same that the token has where a request tells it. */
function cookieWithoutSecret(cookie: string): string {
  return cookie.replace(/^([^=;]*=)([^;]+)/, (_, name: string, value: string) => name + secretMark(value));
}

const tellsSecrets = new WeakMap<Call, boolean>();

/** Whether the reply of a call has a secret in it: most have none, and need not be searched. */
export function mayTellSecret(call: Call): boolean {
  const known = tellsSecrets.get(call);
  if (known !== undefined) return known;
  const names = JSON.stringify(call.output).match(/"[\w-]+"(?=:\{)/g) ?? [];
  const tells = names.some((name) => isSecretName(name.slice(1, -1)));
  tellsSecrets.set(call, tells);
  return tells;
}
