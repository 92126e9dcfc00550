import { cht } from './error-texts/cht.ts';
import { en } from './error-texts/en.ts';
import { jp } from './error-texts/jp.ts';
import { kor } from './error-texts/kor.ts';
import { type ErrorTexts, zh } from './error-texts/zh.ts';
import type { LanguageCode } from './languages.ts';

/** The sentence of each refusal in each language; `{word}` is filled in from the refusal's details (player-api §4). */
export const ERROR_TEXTS: Readonly<Record<LanguageCode, ErrorTexts>> = { zh, en, jp, kor, cht };
