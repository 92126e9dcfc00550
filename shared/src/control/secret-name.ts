/** Fields of the contract and of control calls, headers and cookies whose values may not be read again, by their letters alone. */
const SECRET_NAME =
  /pass(?:word|wd)?(?:text)?$|pwd$|token(?:value)?$|secret$|apikey$|authorization$|^(?:set)?cookie$|^invitation$|^shortcode$|^sharekey$/;

/** What a player types of a picture, or reads in a message, to show that they are none of a program. */
const CAPTCHA_NAME = /^(?:code|captcha|captchacode|verifycode|smscode|otp)$/;

/** Whether a field of an input, or of an address, holds the letters of a captcha (control §13, Secrets). */
export function isCaptchaName(name: string): boolean {
  return CAPTCHA_NAME.test(name.replaceAll(/[_-]/g, '').toLowerCase());
}

/**
 * Whether the value under a name is a secret (control §7), however the name is written: `pass_word`, `pass-word` and, in
 * an address, `pass%77ord` are one.
 */
export function isSecretName(name: string): boolean {
  return SECRET_NAME.test(name.replaceAll(/[^a-z0-9]/gi, '').toLowerCase());
}

/**
 * Finds a short secret as a word of a sentence, which may be written as addresses are, and as no part of a longer word
 * (control §13, Secrets).
 */
export function secretWord(secret: string): RegExp {
  const letters = secret.replaceAll(/\W/g, String.raw`\$&`);
  return new RegExp(`(?:(?<!\\w)|(?<=%[0-9A-F]{2}))${letters}(?!\\w)`, 'g');
}

/** The secrets in a header of this name, in small letters: of cookies, which may be a line each, the values alone. */
export function secretsInHeader(name: string, value: string): readonly string[] {
  if (name === 'cookie') return value.split(';').map(afterEquals);
  if (name === 'set-cookie')
    return value.split('\n').map((cookie) => afterEquals(cookie.split(';')[0] ?? ''));
  if (name.endsWith('authorization')) return [value.replace(/^\S+ +/, '')];
  return isSecretName(name) ? [value] : [];
}

function afterEquals(pair: string): string {
  return pair.slice(pair.indexOf('=') + 1).trim();
}
