import type { LanguageCode } from '@canada28/shared/contract/languages.ts';
import { LANGUAGES } from '@canada28/ui/languages.ts';
import { useEffect } from 'react';
import { type StageState, useStageState } from '../stage.store.ts';
import { cht } from './cht.ts';
import { en, type StageTexts } from './en.ts';
import { jp } from './jp.ts';
import { kor } from './kor.ts';
import { languageOf } from './words.ts';
import { zh } from './zh.ts';

const TEXTS: Readonly<Record<LanguageCode, StageTexts>> = { zh, cht, en, jp, kor };

/** The language of the stage: what was chosen, else the browser's among the five, else English (control §12). */
export function stageLanguageOf({ language }: StageState): LanguageCode {
  return language ?? languageOf(navigator.languages);
}

export function useStageLanguage(): LanguageCode {
  return useStageState(stageLanguageOf);
}

/** The texts of the stage in its language, which the page says it is in. */
export function useTexts(): StageTexts {
  return TEXTS[useStageLanguage()];
}

/** The texts as they are now, for what is said outside of the page's components. */
export function textsNow(): StageTexts {
  return TEXTS[stageLanguageOf(useStageState.getState())];
}

/** Tells screen readers and fonts which language the page is in. */
export function useLanguageOfPage(): void {
  const { tag } = LANGUAGES[useStageLanguage()];
  useEffect(() => {
    document.documentElement.lang = tag;
  }, [tag]);
}
