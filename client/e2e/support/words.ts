import type { LanguageCode } from '@canada28/shared/contract/languages.ts';
import { cht } from '../../src/i18n/locales/cht.ts';
import { en } from '../../src/i18n/locales/en.ts';
import { jp } from '../../src/i18n/locales/jp.ts';
import { kor } from '../../src/i18n/locales/kor.ts';
import { zh } from '../../src/i18n/locales/zh.ts';

const DICTIONARIES = { zh, en, jp, kor, cht } as const satisfies Record<LanguageCode, object>;

/** Looks a text up as the app shows it, so that one journey walks in every language. */
export type Words = (key: keyof typeof zh, values?: Readonly<Record<string, string | number>>) => string;

export function wordsOf(language: LanguageCode): Words {
  return (key, values = {}) =>
    DICTIONARIES[language][key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
