/** Fields of the contract and of control calls, headers and cookies whose values may not be read again, by their letters alone. */
const SECRET_NAME =
  /pass(?:word|wd)?(?:text)?$|pwd$|token(?:value)?$|secret$|apikey$|authorization$|^(?:set)?cookie$|^invitation$|^shortcode$|^sharekey$/;

/**
 * Whether the value under a name is a secret (control §7), however the name is written: `pass_word`, `pass-word` and, in
 * an address, `pass%77ord` are one.
 */
export function isSecretName(name: string): boolean {
  return SECRET_NAME.test(name.replaceAll(/[^a-z0-9]/gi, '').toLowerCase());
}
