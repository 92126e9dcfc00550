import { isRecord } from '../contract/is-record.ts';
import { parsedJson } from '../contract/json-text.ts';
import { SECRET_MARK } from '../control/journal.control.ts';
import { isCaptchaName, isSecretName, secretsInHeader, secretWord } from '../control/secret-name.ts';
import type { Complaint } from './complaint.ts';
import type { Exchange } from './exchange.ts';
import { nameIn } from './name-in.ts';
import { CUT } from './words.ts';

/** Of the newest so many passwords, tokens and cookies it is known that they are secret wherever they stand. */
const MOST_SECRETS = 1000;

/** A shorter secret is a part of many texts that are none. */
const FEWEST_LETTERS = 6;

/** What only a machine writes: a token, a key, a hash. */
const MACHINE_TEXT = /(?=[\w+/=-]*\d)[\w+/=-]{20,}/g;

/** The secrets that the exchanges of one source had, so that no report tells one (control §13, Secrets). */
export class Secrets {
  readonly #texts = new Set<string>();
  /** The letters of a captcha that the newest request sent: its refusal may repeat them. */
  #captchas: readonly string[] = [];

  /** Learns the secrets of a request and of the headers of its reply. */
  learnFrom({ requestHeaders, requestBody = '', replyHeaders }: Exchange): void {
    for (const headers of [requestHeaders, replyHeaders])
      for (const [name, text] of Object.entries(headers))
        for (const secret of secretsInHeader(name.toLowerCase(), text)) this.learn(secret);
    const input = parsedJson(requestBody);
    this.#learnFields(input);
    this.#captchas = isRecord(input) ? captchasIn(input) : [];
  }

  /** Learns one secret, and how JSON writes it: so it stands in what a finding tells. */
  learn(secret: unknown): void {
    if (typeof secret !== 'string' || secret.length < FEWEST_LETTERS) return;
    this.#keep(secret);
    this.#keep(JSON.stringify(secret).slice(1, -1));
  }

  #keep(text: string): void {
    if (this.#texts.has(text)) return;
    this.#texts.add(text);
    const [oldest] = this.#texts;
    if (this.#texts.size > MOST_SECRETS && oldest !== undefined) this.#texts.delete(oldest);
  }

  #learnFields(value: unknown): void {
    if (Array.isArray(value)) for (const item of value) this.#learnFields(item);
    if (!isRecord(value)) return;
    for (const [name, inside] of Object.entries(value)) {
      if (isSecretName(name)) this.learn(inside);
      this.#learnFields(inside);
    }
  }

  /** A complaint that tells no secret. */
  hiddenIn(found: Complaint): Complaint {
    const isSecret = isSecretName(nameIn(found.where)) || found.where === 'request.body.code';
    const got = isSecret ? found.got.replace(/^(string|number) .*/s, `$1 ${SECRET_MARK}`) : found.got;
    return {
      ...found,
      where: this.hiddenInText(found.where),
      got: this.hiddenInText(this.#withoutCaptcha(got)),
    };
  }

  #withoutCaptcha(text: string): string {
    return this.#captchas.reduce((rest, letters) => rest.replaceAll(secretWord(letters), SECRET_MARK), text);
  }

  /** A text without what is known, or looks, to be a secret. */
  hiddenInText(text: string): string {
    const known = [...this.#texts].reduce((rest, secret) => rest.replaceAll(secret, SECRET_MARK), text);
    return this.#withoutBeginning(known.replaceAll(MACHINE_TEXT, SECRET_MARK));
  }

  /** A text that was cut off within a secret, without what is left of it. */
  #withoutBeginning(text: string): string {
    if (!text.endsWith(CUT)) return text;
    const told = text.slice(0, -CUT.length);
    const left = Math.max(...[...this.#texts].map((secret) => beginningAtEnd(told, secret)), 0);
    return left < FEWEST_LETTERS ? text : `${told.slice(0, -left)}${SECRET_MARK}${CUT}`;
  }
}

function captchasIn(input: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(input).flatMap(([name, value]) =>
    isCaptchaName(name) && typeof value === 'string' && value !== '' ? [value] : [],
  );
}

/** How many letters of a secret's beginning a text ends with. */
function beginningAtEnd(text: string, secret: string): number {
  let letters = Math.min(text.length, secret.length);
  while (letters > 0 && !text.endsWith(secret.slice(0, letters))) letters -= 1;
  return letters;
}
