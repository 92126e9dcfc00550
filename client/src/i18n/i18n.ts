import type { LanguageCode } from '@canada28/shared/contract/languages.ts';
import i18next from 'i18next';
import { useSyncExternalStore } from 'react';
import { initReactI18next } from 'react-i18next';
import {
  DEFAULT_LANGUAGE,
  detectLanguage,
  findStoredLanguage,
  LANGUAGES,
  storeLanguage,
} from './languages.ts';
import type { Dictionary, zh } from './locales/zh.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    keySeparator: false;
    nsSeparator: false;
    /** The reference's literal texts: an unknown key or a missing `{{value}}` does not compile. */
    resources: { translation: typeof zh };
  }
}

/** Key of a text without values to fill in and without a plural, for tables of keys. */
export type TextKey = {
  [Key in keyof typeof zh]: (typeof zh)[Key] extends `${string}{{${string}` ? never : Key;
}[keyof typeof zh];

/** One chunk a language: a player downloads the language that they read. */
const LOADERS: Readonly<Record<LanguageCode, () => Promise<Dictionary>>> = {
  zh: async () => (await import('./locales/zh.ts')).zh,
  en: async () => (await import('./locales/en.ts')).en,
  jp: async () => (await import('./locales/jp.ts')).jp,
  kor: async () => (await import('./locales/kor.ts')).kor,
  cht: async () => (await import('./locales/cht.ts')).cht,
};

const listeners = new Set<() => void>();
let currentLanguage: LanguageCode = DEFAULT_LANGUAGE;

/** The language of the interface, as it is sent to the server (contract §1). */
export function getLanguage(): LanguageCode {
  return currentLanguage;
}

/** The language of the interface; the component follows its changes. */
export function useLanguage(): LanguageCode {
  return useSyncExternalStore(subscribe, getLanguage);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** i18next knows the languages by their BCP-47 tags, because it takes the rules of plurals from `Intl`. */
async function loadDictionary(language: LanguageCode): Promise<void> {
  const { tag } = LANGUAGES[language];
  if (i18next.hasResourceBundle(tag, 'translation')) return;
  i18next.addResourceBundle(tag, 'translation', await LOADERS[language]());
}

/** The language wanted last: texts that arrive late must not undo a later choice. */
let wanted: LanguageCode = DEFAULT_LANGUAGE;

/** Shows the language once its texts are there; says whether it did, or another one was wanted meanwhile. */
async function showLanguage(language: LanguageCode): Promise<boolean> {
  wanted = language;
  try {
    await loadDictionary(language);
  } catch (error) {
    if (wanted !== language) return false;
    wanted = currentLanguage;
    throw error;
  }
  if (wanted !== language) return false;
  await i18next.changeLanguage(LANGUAGES[language].tag);
  if (wanted !== language) return false;
  currentLanguage = language;
  if (typeof document !== 'undefined') document.documentElement.lang = LANGUAGES[language].tag;
  for (const listener of listeners) listener();
  return true;
}

/** Prepares the texts; the language is the given, the stored or the browser's, in this order (product §4). */
export async function startI18n(language?: LanguageCode): Promise<void> {
  await i18next.use(initReactI18next).init({
    resources: {},
    fallbackLng: false,
    load: 'currentOnly',
    keySeparator: false,
    nsSeparator: false,
    // React escapes what it renders; escaping twice would show `&amp;`.
    interpolation: { escapeValue: false },
  });
  const preferred = language ?? findStoredLanguage() ?? detectLanguage(navigator.language);
  try {
    await showLanguage(preferred);
  } catch (error) {
    // The chunk of one language could not be had; texts in the reference are better than none.
    if (preferred === DEFAULT_LANGUAGE) throw error;
    await showLanguage(DEFAULT_LANGUAGE);
  }
}

/**
 * Changes the language and keeps the choice; rejects, changing nothing, when its texts cannot be loaded. Of several
 * choices made quickly the last one counts.
 */
export async function chooseLanguage(language: LanguageCode): Promise<void> {
  if (await showLanguage(language)) storeLanguage(language);
}
