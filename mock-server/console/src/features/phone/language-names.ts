import type { LanguageCode } from '@canada28/shared/contract/languages.ts';

/** Each language in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<LanguageCode, string>> = {
  zh: '简体中文',
  en: 'English',
  jp: '日本語',
  kor: '한국어',
  cht: '繁體中文',
};
