import type { LanguageCode } from '@canada28/shared/contract/languages.ts';
import type { Story, StoryId, StoryTexts, TextsByLanguage } from '../hand.ts';
import { chaseFiveIssuesTexts } from './texts/chase-five-issues.ts';
import { depositToWithdrawalTexts } from './texts/deposit-to-withdrawal.ts';
import { firstWinTexts } from './texts/first-win.ts';
import { isItFairTexts } from './texts/is-it-fair.ts';
import { maintenanceHourTexts } from './texts/maintenance-hour.ts';
import { saferPlayTexts } from './texts/safer-play.ts';

const TEXTS: Readonly<Record<StoryId, TextsByLanguage>> = {
  'first-win': firstWinTexts,
  'deposit-to-withdrawal': depositToWithdrawalTexts,
  'chase-five-issues': chaseFiveIssuesTexts,
  'safer-play': saferPlayTexts,
  'maintenance-hour': maintenanceHourTexts,
  'is-it-fair': isItFairTexts,
};

/** What is said of a story, and what stands on its buttons. */
export function textsOf({ id }: Pick<Story, 'id'>, language: LanguageCode): StoryTexts {
  return TEXTS[id][language];
}

/** What the audience reads when so many steps of a story are done. */
export function saidOf(
  { story, done }: { readonly story: Story; readonly done: number },
  language: LanguageCode,
): string {
  const { sentence, steps } = textsOf(story, language);
  return steps[done - 1]?.say ?? sentence;
}
