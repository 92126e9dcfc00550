import type { LanguageCode } from '@canada28/shared/contract/languages.ts';
import { LANGUAGES } from '@canada28/ui/languages.ts';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { create } from 'zustand';
import {
  DEFAULT_LANGUAGE,
  detectLanguage,
  findStoredLanguage,
  LANGUAGE_KEY,
  storeLanguage,
} from './languages.ts';
import type { FirstTexts } from './locales/first/zh.ts';
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

type TextsLoader = { readonly first: () => Promise<FirstTexts>; readonly all: () => Promise<Dictionary> };

/** Two files a language: what the first screen and the frame around it say, and the texts of every other screen. */
const LOADERS: Readonly<Record<LanguageCode, TextsLoader>> = {
  zh: {
    first: async () => (await import('./locales/first/zh.ts')).zhFirst,
    all: async () => (await import('./locales/zh.ts')).zh,
  },
  en: {
    first: async () => (await import('./locales/first/en.ts')).enFirst,
    all: async () => (await import('./locales/en.ts')).en,
  },
  jp: {
    first: async () => (await import('./locales/first/jp.ts')).jpFirst,
    all: async () => (await import('./locales/jp.ts')).jp,
  },
  kor: {
    first: async () => (await import('./locales/first/kor.ts')).korFirst,
    all: async () => (await import('./locales/kor.ts')).kor,
  },
  cht: {
    first: async () => (await import('./locales/first/cht.ts')).chtFirst,
    all: async () => (await import('./locales/cht.ts')).cht,
  },
};

const useCurrent = create((): { language: LanguageCode } => ({ language: DEFAULT_LANGUAGE }));

/** The language of the interface, as it is sent to the server (player-api §1). */
export function getLanguage(): LanguageCode {
  return useCurrent.getState().language;
}

/** The language of the interface; the component follows its changes. */
export function useLanguage(): LanguageCode {
  return useCurrent(({ language }) => language);
}

/** The language wanted last: texts that arrive late must not undo a later choice. */
let wanted: LanguageCode = DEFAULT_LANGUAGE;

/** Whether a screen was opened that says more than the first. */
let areAllWanted = false;

/** i18next knows the languages by their BCP-47 tags, because it takes the rules of plurals from `Intl`. */
async function loadTexts(language: LanguageCode): Promise<void> {
  const { tag } = LANGUAGES[language];
  if (!areAllWanted && i18next.hasResourceBundle(tag, 'translation')) return;
  i18next.addResourceBundle(tag, 'translation', await LOADERS[language][areAllWanted ? 'all' : 'first']());
}

/** Loads what is said beyond the first screen, from now on in every language; another screen is not shown before. */
export async function loadAllTexts(): Promise<void> {
  areAllWanted = true;
  await loadTexts(wanted);
}

/** Shows the language once its texts are there; says whether it did, or another one was wanted meanwhile. */
async function showLanguage(language: LanguageCode): Promise<boolean> {
  wanted = language;
  try {
    await loadTexts(language);
  } catch (error) {
    if (wanted !== language) return false;
    wanted = getLanguage();
    throw error;
  }
  if (wanted !== language) return false;
  await i18next.changeLanguage(LANGUAGES[language].tag);
  if (wanted !== language) return false;
  if (typeof document !== 'undefined') document.documentElement.lang = LANGUAGES[language].tag;
  useCurrent.setState({ language });
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

/** The language is one for all tabs: one that is chosen in another tab is shown here, too; returns the undo. */
export function followLanguageOfOtherTabs(view: Window): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    const chosen = key === LANGUAGE_KEY ? findStoredLanguage() : undefined;
    // Without its texts the page goes on as it is.
    if (chosen !== undefined) showLanguage(chosen).catch(() => undefined);
  };
  view.addEventListener('storage', onStorage);
  return () => view.removeEventListener('storage', onStorage);
}
