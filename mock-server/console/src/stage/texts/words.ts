import type { LanguageCode } from '@canada28/shared/contract/languages.ts';

/** Fills in the words of a text. */
export function filled(text: string, words: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(words[name] ?? whole));
}

export function languageOf(wanted: readonly string[]): LanguageCode {
  return wanted.map(codeOf).find((code) => code !== undefined) ?? 'en';
}

const CODES: Readonly<Record<string, LanguageCode>> = { en: 'en', ja: 'jp', ko: 'kor' };

function codeOf(tag: string): LanguageCode | undefined {
  const { language, script } = new Intl.Locale(tag).maximize();
  if (language === 'zh') return script === 'Hant' ? 'cht' : 'zh';
  return CODES[language];
}
