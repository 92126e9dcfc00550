import { LANGUAGE_CODES, type LanguageCode } from '@canada28/shared/contract/languages.ts';
import { readArgs, refusalWith } from '../lib/command-line.ts';
import { AskedFor } from './asked-for.ts';

/** Which pictures to take. */
export type Options = {
  readonly languages: readonly LanguageCode[];
  /** Of the viewport in CSS px. */
  readonly size: { readonly width: number; readonly height: number };
  /** Of the device's letters in percent of the usual. */
  readonly textPercent: number;
  /** Console and stage instead of the product; they have one language, and sizes of their own. */
  readonly isConsole: boolean;
  readonly only: AskedFor;
};

const USAGE = `npm run screens [-- options]

  --lang CODE        one of ${LANGUAGE_CODES.join(', ')}; all of them unless given
  --size WIDTHxHEIGHT  390x844 unless given; 320x568 and 430x932 are the ends of what phones have
  --text PERCENT     100 unless given; 200 is the largest that every screen has to bear
  --console          console and stage, at the sizes that they are made for
  --only TEXT        screens whose name contains the text, such as "player-record"`;

const refuse = refusalWith(USAGE);

const OPTIONS = {
  lang: { type: 'string', default: '' },
  size: { type: 'string', default: '390x844' },
  text: { type: 'string', default: '100' },
  only: { type: 'string', default: '' },
  console: { type: 'boolean', default: false },
} as const;

/** Reads the command line; what is wrong with it is told together with the usage. */
export function readOptions(args: readonly string[]): Options {
  const { lang, size, text, only, console: isConsole } = readArgs(args, OPTIONS, refuse);
  return {
    languages: languagesOf(lang),
    size: sizeOf(size),
    textPercent: percentOf(text),
    only: new AskedFor(only),
    isConsole,
  };
}

function languagesOf(code: string): Options['languages'] {
  if (code === '') return LANGUAGE_CODES;
  const language = LANGUAGE_CODES.find((known) => known === code);
  return language === undefined ? refuse(`There is no language "${code}".`) : [language];
}

function sizeOf(text: string): Options['size'] {
  const [, width, height] = /^(\d{3,4})x(\d{3,4})$/.exec(text) ?? [];
  if (width === undefined || height === undefined) return refuse(`"${text}" is no size like 390x844.`);
  return { width: Number(width), height: Number(height) };
}

function percentOf(text: string): number {
  return /^[12]\d\d$/.test(text) ? Number(text) : refuse(`"${text}" is no percentage from 100 to 299.`);
}
