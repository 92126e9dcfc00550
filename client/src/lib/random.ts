/** A number from 0 up to 1, for what only has to look irregular: never for anything that money hangs on. */
export function looseRandom(): number {
  return Math.random();
}

/** 32 of them, so that each is as likely; without those that are taken for each other. */
const SECRET_CHARACTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Small letters and digits that cannot be guessed. */
export function secretText(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => SECRET_CHARACTERS[byte % SECRET_CHARACTERS.length]).join('');
}
