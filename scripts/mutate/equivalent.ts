/** Changes that make no difference which a test could see, and why. Those of a line that is written anew are judged anew. */
type Equivalent = {
  readonly file: string;
  /** The line that is changed, without the blanks around it. */
  readonly line: string;
  /** What stands there instead of a part of it. */
  readonly becomes: string;
  readonly why: string;
};

export const EQUIVALENT: readonly Equivalent[] = [
  {
    file: 'shared/src/money/usdt.ts',
    line: "const [, whole = '', fraction = ''] = match;",
    becomes: '"Stryker was here!"',
    why: 'the pattern matches no amount without a whole part: the text for that is there for the compiler alone',
  },
  {
    file: 'shared/src/money/usdt-address.ts',
    line: 'const isOfOther = PROTOCOLS.some((other) => other !== protocol && isUsdtAddress(other, address));',
    becomes: 'true',
    why: 'an address that is none of its protocol is asked about once more, with the same answer',
  },
  {
    file: 'shared/src/money/usdt-address.ts',
    line: 'if (address.length !== TRON_CHARACTERS) return false; // decoding takes the square of the length',
    becomes: 'false',
    why: 'another length is another number of bytes, which the next line refuses; the line saves time',
  },
  {
    file: 'shared/src/money/usdt-address.ts',
    line: '} catch {',
    becomes: '{}',
    why: 'a function that ends without a value answers undefined, too',
  },
];
