import { SUCCESS_CODE } from '@canada28/shared/contract/envelope.ts';
import {
  isCaptchaName,
  isSecretName,
  secretsInHeader,
  secretWord,
} from '@canada28/shared/control/secret-name.ts';
import {
  secretMark,
  textWithoutSecrets,
  urlWithoutSecrets,
  withoutSecrets,
} from '../journal/mask-secrets.ts';
import { fieldOf, parsedOrText } from '../journal/parsed-text.ts';

/** Shorter ones stand in any text by chance: those are found by their names alone. */
const LEAST_LETTERS = 6;
/** Of one world; those that were met first are forgotten first. */
const MOST_VALUES = 500;

/**
 * The secrets that were met in a world, whatever its server calls its fields: once one was seen by its name it is known
 * wherever it stands, in a sentence of an error too.
 */
export class SecretValues {
  readonly #values = new Set<string>();
  /** Short ones, and the letters of a captcha, that the present call sent: an error may repeat them. */
  readonly #sent = new Set<string>();

  /** Learns what a call sent, in its address or its body; of the call before, what was short is forgotten. */
  learnSent(...inputs: readonly unknown[]): void {
    this.#sent.clear();
    for (const input of inputs) {
      this.learnBody(input);
      this.#learnShort(input);
    }
  }

  #learnShort(input: unknown): void {
    if (typeof input !== 'object' || input === null) return;
    for (const [name, value] of Object.entries(input))
      if (isCaptchaName(name) || isSecretName(name)) this.#sent.add(String(value));
      else this.#learnShort(value);
    this.#sent.delete('');
  }

  learn(value: string): void {
    if (value.length < LEAST_LETTERS) return;
    this.#values.delete(value);
    this.#values.add(value);
    const [oldest] = this.#values;
    if (this.#values.size > MOST_VALUES && oldest !== undefined) this.#values.delete(oldest);
  }

  /** Learns what is secret in headers: of cookies each value. */
  learnHeaders(headers: Iterable<readonly [name: string, value: string]>): void {
    for (const [name, value] of headers)
      for (const secret of secretsInHeader(name, value)) this.learn(secret);
  }

  /** Learns what is secret in a body, or in what stands in a query. */
  learnBody(value: unknown, name = ''): void {
    if (typeof value === 'object' && value !== null)
      for (const [field, inner] of Object.entries(value))
        this.learnBody(inner, Array.isArray(value) ? name : field);
    else if (isSecretName(name) && value !== null) this.learn(String(value));
  }

  /** A text in which every known secret is marked, and every value whose name says that it is one. */
  hide(text: string): string {
    return this.#hideKnown(textWithoutSecrets(text));
  }

  /** The same of what answers the present call: where it refuses it, what that sent is marked in its sentences, too. */
  hideReply(text: string): string {
    const read = parsedOrText(text);
    if (fieldOf(read, 'code') === SUCCESS_CODE) return this.hide(text);
    if (typeof read === 'string') return this.hide(this.#hideSent(text));
    return this.hide(text.replaceAll(JSON_TEXT, (words) => this.#hideSent(words)));
  }

  /** A header of a reply; one that holds a sentence is encoded. */
  hideReplyHeader(value: string): string {
    return this.hide(this.#hideSent(value));
  }

  #hideSent(text: string): string {
    let hidden = text;
    for (const value of this.#sent) hidden = hidden.replaceAll(secretWord(value), secretMark(value));
    return hidden;
  }

  hideUrl(url: string): string {
    const hidden = urlWithoutSecrets(url).replaceAll(
      CAPTCHA_IN_QUERY,
      (whole, before: string, name: string, value) =>
        isCaptchaName(name) ? `${before}${name}=${encodeURIComponent(secretMark(value))}` : whole,
    );
    return this.#hideKnown(hidden, encodeURIComponent);
  }

  /** A value of JSON in which every secret is marked. */
  hideIn(value: unknown): unknown {
    return this.#hideKnownIn(withoutCaptcha(withoutSecrets(value)));
  }

  #hideKnownIn(value: unknown): unknown {
    if (typeof value === 'string') return this.#hideKnown(value);
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((inner) => this.#hideKnownIn(inner));
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, this.#hideKnownIn(inner)]));
  }

  #hideKnown(text: string, written: (mark: string) => string = String): string {
    let hidden = text;
    for (const value of this.#values)
      if (hidden.includes(value)) hidden = hidden.replaceAll(value, written(secretMark(value)));
    return hidden;
  }
}

const CAPTCHA_IN_QUERY = /([?&])([\w-]+)=([^&#]+)/g;

/** A text within JSON: a number there is none. */
const JSON_TEXT = /"(?:[^"\\]|\\.)*"/g;

function withoutCaptcha(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const fields = Object.entries(value).map(([name, inner]) => {
    const isCaptcha = isCaptchaName(name) && typeof inner === 'string' && inner !== '';
    return [name, isCaptcha ? secretMark(inner) : inner];
  });
  return Object.fromEntries(fields);
}

/** The token that a reply opens a session with; undefined where it opens none. */
export function tokenIn(reply: string): string | undefined {
  const data = fieldOf(parsedOrText(reply), 'data');
  const token = fieldOf(data, 'tokenValue') ?? fieldOf(data, 'token');
  return typeof token === 'string' && token !== '' ? token : undefined;
}
