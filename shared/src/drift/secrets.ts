import { isRecord } from '../contract/is-record.ts';
import { parsedJson } from '../contract/json-text.ts';
import { SECRET_MARK } from '../control/journal.control.ts';
import { isSecretName } from '../control/secret-name.ts';
import type { Complaint } from './complaint.ts';
import type { Exchange } from './exchange.ts';
import { nameIn } from './name-in.ts';

/** Of the newest so many passwords, tokens and cookies it is known that they are secret wherever they stand. */
const MOST_SECRETS = 1000;

/** A shorter secret is a part of many texts that are none. */
const FEWEST_LETTERS = 6;

/** What only a machine writes: a token, a key, a hash. */
const MACHINE_TEXT = /(?=[\w+/=-]*\d)[\w+/=-]{20,}/g;

/** The secrets that the exchanges of one source had, so that no report tells one (control §13, Secrets). */
export class Secrets {
  readonly #texts = new Set<string>();

  /** Learns the secrets of a request and of the headers of its reply. */
  learnFrom({ requestHeaders, requestBody = '', replyHeaders }: Exchange): void {
    for (const headers of [requestHeaders, replyHeaders])
      for (const [name, text] of Object.entries(headers))
        if (isSecretName(name)) for (const part of text.split(/[=;,\s]+/)) this.learn(part);
    this.#learnFields(parsedJson(requestBody));
  }

  /** Learns one secret. */
  learn(secret: unknown): void {
    if (typeof secret !== 'string' || secret.length < FEWEST_LETTERS || this.#texts.has(secret)) return;
    this.#texts.add(secret);
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
    return { ...found, where: this.hiddenInText(found.where), got: this.hiddenInText(got) };
  }

  /** A text without what is known, or looks, to be a secret. */
  hiddenInText(text: string): string {
    const known = [...this.#texts].reduce((rest, secret) => rest.replaceAll(secret, SECRET_MARK), text);
    return known.replaceAll(MACHINE_TEXT, SECRET_MARK);
  }
}
