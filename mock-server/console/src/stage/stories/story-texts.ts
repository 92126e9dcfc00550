import { fillIn } from '@canada28/shared/contract/fill-in.ts';
import type { LanguageCode } from '@canada28/shared/contract/languages.ts';
import type { Memory, StepTexts, Story, StoryId, StoryTexts, TextsByLanguage } from '../hand.ts';
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

/**
 * What no line of a sentence parts: a sum and its unit, and in Japanese a name and the word that browsers take for two phrases. The
 * joiner is not seen.
 */
function unbroken(text: string): string {
  return text
    .replace(/(\d) (?=USDT)/g, '$1\u00a0')
    .replaceAll('追いベット', '追い\u2060ベット')
    .replaceAll('・', '・\u2060');
}

type Named = Pick<Memory, 'nickName'> | undefined;

/**
 * What is said of a story, and what stands on its buttons. Its player keeps the name that the phone shows, in whichever
 * language the stage is by then.
 */
export function textsOf({ id }: Pick<Story, 'id'>, language: LanguageCode, told: Named = {}): StoryTexts {
  const texts = TEXTS[id][language];
  const { nickName: name = texts.name } = told;
  const named = (step: StepTexts) => {
    const entries = Object.entries(step).map(([key, text]) => [key, fillIn(text, { name })]);
    // The same texts under the same keys.
    const filled = Object.fromEntries(entries) as StepTexts;
    return { ...filled, say: unbroken(filled.say) };
  };
  return { ...texts, name, steps: texts.steps.map(named) };
}

/** What the audience reads when so many steps of a story are done. */
export function saidOf(
  {
    story,
    done,
    memories,
  }: { readonly story: Story; readonly done: number; readonly memories?: readonly Memory[] },
  language: LanguageCode,
): string {
  const { sentence, steps } = textsOf(story, language, memories?.at(-1));
  return steps[done - 1]?.say ?? sentence;
}
