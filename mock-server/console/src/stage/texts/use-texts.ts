import type { LanguageCode } from '@canada28/shared/contract/languages.ts';
import { LANGUAGES } from '@canada28/ui/languages.ts';
import { useEffect } from 'react';
import { useStageState } from '../stage.store.ts';
import { cht } from './cht.ts';
import { en, type StageTexts } from './en.ts';
import { jp } from './jp.ts';
import { kor } from './kor.ts';
import { languageOf } from './words.ts';
import { zh } from './zh.ts';

const TEXTS: Readonly<Record<LanguageCode, StageTexts>> = { zh, cht, en, jp, kor };

/** The language of the stage: what was chosen, else the browser's among the five, else English (control §12). */
export function useStageLanguage(): LanguageCode {
  const chosen = useStageState(({ language }) => language);
  return chosen ?? languageOf(navigator.languages);
}

/** The texts of the stage in its language, which the page says it is in. */
export function useTexts(): StageTexts {
  return TEXTS[useStageLanguage()];
}

/** Tells screen readers and fonts which language the page is in. */
export function useLanguageOfPage(): void {
  const { tag } = LANGUAGES[useStageLanguage()];
  useEffect(() => {
    document.documentElement.lang = tag;
  }, [tag]);
}
