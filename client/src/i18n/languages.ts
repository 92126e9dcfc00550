import { isLanguageCode, type LanguageCode } from '@canada28/shared/contract/languages.ts';

/** The name under which the chosen language is stored (product §3). */
const STORAGE_KEY = 'lang';
/** The language of every browser whose own is not English: Chinese of any kind, and all others (product §4). */
export const DEFAULT_LANGUAGE: LanguageCode = 'zh';

/** BCP-47 tag and own name of each language (product §1). */
export const LANGUAGES: Readonly<Record<LanguageCode, { tag: string; nativeName: string }>> = {
  zh: { tag: 'zh-Hans', nativeName: '简体中文' },
  en: { tag: 'en', nativeName: 'English' },
  jp: { tag: 'ja', nativeName: '日本語' },
  kor: { tag: 'ko', nativeName: '한국어' },
  cht: { tag: 'zh-Hant', nativeName: '繁體中文' },
};

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
    const stored = localStorage.getItem(STORAGE_KEY);
    return isLanguageCode(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the choice for the next visit where the browser allows it; where not, it holds until the page is left. */
export function storeLanguage(language: LanguageCode): void {
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // Nothing is lost now: the page goes on in the chosen language.
  }
}
