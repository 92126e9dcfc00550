import { LANGUAGE_TAGS, type LanguageCode } from '@canada28/shared/contract/languages.ts';

/** BCP-47 tag and own name of each language. */
export const LANGUAGES: Readonly<Record<LanguageCode, { tag: string; nativeName: string }>> = {
  zh: { tag: LANGUAGE_TAGS.zh, nativeName: '简体中文' },
  en: { tag: LANGUAGE_TAGS.en, nativeName: 'English' },
  jp: { tag: LANGUAGE_TAGS.jp, nativeName: '日本語' },
  kor: { tag: LANGUAGE_TAGS.kor, nativeName: '한국어' },
  cht: { tag: LANGUAGE_TAGS.cht, nativeName: '繁體中文' },
};
