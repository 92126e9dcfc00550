import { randomInt } from 'node:crypto';
import { MINUTE_MS } from '@canada28/shared/units-of-time.ts';

/** Letters and digits of which none looks like another one: no 0 O, 1 I L, 8 B, 5 S, 2 Z. */
const CHARACTERS = '34679ACDEFGHJKMNPQRTUVWXY';
const LENGTH = 4;

/** So many wrong codes are answered in a minute, from one address and from all: at that pace one of 390,625 takes days. */
const MOST_WRONG = { ofAddress: 10, ofAll: 60 };

/** A code that none of the invitations has. */
export function newShortCode(taken: ReadonlySet<string | undefined>): string {
  let code = '';
  do code = Array.from({ length: LENGTH }, () => CHARACTERS.charAt(randomInt(CHARACTERS.length))).join('');
  while (taken.has(code));
  return code;
}

/** A code as it may be typed: small letters, full-width ones, blanks and hyphens make no difference. */
export function readShortCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .replaceAll(/[^a-z0-9]/gi, '')
    .toUpperCase();
}

/** Wrong codes of the last minute: when (real ms of the process), and from which address. */
export class WrongCodes {
  #guesses: readonly { readonly atMs: number; readonly address: string }[] = [];

  /** Whether no more codes are answered now, right or wrong: which one it was would be told by the difference. */
  areTooMany(address: string, nowMs: number): boolean {
    this.#guesses = this.#guesses.filter(({ atMs }) => nowMs - atMs < MINUTE_MS);
    const own = this.#guesses.filter((guess) => guess.address === address);
    return own.length >= MOST_WRONG.ofAddress || this.#guesses.length >= MOST_WRONG.ofAll;
  }

  note(address: string, atMs: number): void {
    this.#guesses = [...this.#guesses, { atMs, address }];
  }
}
