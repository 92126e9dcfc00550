/** The five language codes as they are stored and sent; `zh` is the default (product §1). */
export const LANGUAGE_CODES = ['zh', 'en', 'jp', 'kor', 'cht'] as const;

/** One of the five language codes. */
export type LanguageCode = (typeof LANGUAGE_CODES)[number];

/** BCP-47 tag of each language (product §1). */
export const LANGUAGE_TAGS: Readonly<Record<LanguageCode, string>> = {
  zh: 'zh-Hans',
  en: 'en',
  jp: 'ja',
  kor: 'ko',
  cht: 'zh-Hant',
};

/** Whether a header or stored value is one of the five codes. */
export function isLanguageCode(value: unknown): value is LanguageCode {
  return LANGUAGE_CODES.some((code) => code === value);
}
