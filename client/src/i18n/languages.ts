import { isLanguageCode, type LanguageCode } from '@canada28/shared/contract/languages.ts';

/** Where the chosen language is stored. */
export const LANGUAGE_KEY = 'lang';

/** The language of every browser whose own is not English: Chinese of any kind, and all others (product §4). */
export const DEFAULT_LANGUAGE: LanguageCode = 'zh';

/**
 * `en` for a browser whose own language is English, otherwise `zh`. Only its first language decides, nothing further
 * down its list (product §4).
 */
export function detectLanguage(browserTag: string): LanguageCode {
  return browserTag.toLowerCase().split('-')[0] === 'en' ? 'en' : DEFAULT_LANGUAGE;
}

/** The language chosen earlier, undefined when none was; a browser that forbids storage has none. */
export function findStoredLanguage(): LanguageCode | undefined {
  try {
    const stored = localStorage.getItem(LANGUAGE_KEY);
    return isLanguageCode(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the choice for the next visit where the browser allows it; where not, it holds until the page is left. */
export function storeLanguage(language: LanguageCode): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Nothing is lost now: the page goes on in the chosen language.
  }
}
