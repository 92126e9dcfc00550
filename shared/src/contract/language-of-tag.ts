import type { LanguageCode } from './languages.ts';

const BY_SUBTAG: Readonly<Record<string, LanguageCode>> = { en: 'en', ja: 'jp', ko: 'kor' };

/** The one of the five languages that a BCP-47 tag means, in any spelling; undefined where it means none of them. */
export function languageOfTag(tag: string): LanguageCode | undefined {
  const { language, script } = localeOf(tag)?.maximize() ?? {};
  if (language === 'zh') return script === 'Hant' ? 'cht' : 'zh';
  return BY_SUBTAG[language ?? ''];
}

/** A header may hold anything. */
function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}
