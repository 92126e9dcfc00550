import type { LanguageCode } from '@canada28/shared/contract/languages.ts';

/** BCP-47 tag and own name of each language. */
export const LANGUAGES: Readonly<Record<LanguageCode, { tag: string; nativeName: string }>> = {
  zh: { tag: 'zh-Hans', nativeName: '简体中文' },
  en: { tag: 'en', nativeName: 'English' },
  jp: { tag: 'ja', nativeName: '日本語' },
  kor: { tag: 'ko', nativeName: '한국어' },
  cht: { tag: 'zh-Hant', nativeName: '繁體中文' },
};
