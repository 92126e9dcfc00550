import type { LanguageCode } from '@canada28/shared/contract/languages.ts';
import { LANGUAGES } from '@canada28/ui/languages.ts';
import {
  isStageAsks,
  isStageOf,
  type PhoneNews,
  type Shown,
  type StageWish,
} from '@canada28/ui/stage-phone.ts';
import i18next from 'i18next';
import { chooseLanguage, getLanguage } from '../i18n/i18n.ts';

/**
 * The player's part of a story of the stage (control §12): this phone is in its frame. It speaks the language that it is
 * asked to, is pressed in the player's place, and tells what of a step is not on its screen yet.
 */
export function playPartOnStage(frame: Window): void {
  let pressed: { readonly turn: string; readonly count: number } = { turn: '', count: 0 };

  let isFirst = true;

  const missingOf = ({ turn, language, presses, shows }: StageWish): string[] => {
    if (language !== getLanguage()) {
      void speak(language);
      return shows.map(textOf);
    }
    if (pressed.turn !== turn) pressed = { turn, count: 0 };
    const next = presses[pressed.count];
    if (next !== undefined) {
      if (press(textOf({ key: next }))) pressed = { turn, count: pressed.count + 1 };
      return [textOf({ key: next })];
    }
    return shows.filter((shown) => !isOnScreen(shown)).map(textOf);
  };

  frame.addEventListener('message', ({ data, origin, source }) => {
    if (source !== frame.parent || !isStageOf(frame.location.host, origin) || !isStageAsks(data)) return;
    const { turn } = data.stageAsks;
    const phoneTells: PhoneNews = { turn, missing: missingOf(data.stageAsks), isFirst };
    isFirst = false;
    frame.parent.postMessage({ phoneTells }, origin);
  });
}

let isChanging = false;

async function speak(language: LanguageCode): Promise<void> {
  if (isChanging) return;
  isChanging = true;
  // Texts that cannot be had now are asked for again.
  await chooseLanguage(language).catch(() => undefined);
  isChanging = false;
}

const PLACEHOLDER = /\{\{\w+\}\}/;

/** As it stands in the dictionary, where it has places to fill in with them. A stage may ask before any text is here. */
function textOf(shown: Shown): string {
  if (typeof shown === 'string') return shown;
  const { tag } = LANGUAGES[getLanguage()];
  const text: unknown = i18next.isInitialized && i18next.getResource(tag, 'translation', shown.key);
  return typeof text === 'string' ? text : shown.key;
}

/** What a place of the screen has to say: figures stand alone there, words anywhere. */
function patternOf(shown: Shown): RegExp {
  const [text, escaped] = [textOf(shown), (part: string) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')];
  const words = text.split(PLACEHOLDER).map(escaped).join('.*');
  return typeof shown === 'string' ? new RegExp(`(?<![\\w.,])${words}(?![\\w]|[.,]\\d)`) : new RegExp(words);
}

function isOnScreen(shown: Shown): boolean {
  const pattern = patternOf(shown);
  const saying = [...document.body.querySelectorAll('*')].filter((element) => says(element, pattern));
  // The smallest of them: what is around it says it, too, and may be larger than the screen.
  return saying.some((element, index) => !element.contains(saying[index + 1] ?? null) && isSeen(element));
}

/** With all that is in it, or by a text of its own, which what stands beside it may touch. */
function says(element: Element, pattern: RegExp): boolean {
  const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  return pattern.test(wordsOf(element)) || own.some(({ nodeValue }) => pattern.test(nodeValue?.trim() ?? ''));
}

/** What is read there; in a field, what is typed. */
function wordsOf(element: Element): string {
  const words = element instanceof HTMLInputElement ? element.value : element.textContent;
  return words.replace(/\s+/g, ' ').trim();
}

/** Smaller is nothing that is read: what only a screen reader says is so. */
const LEAST_PX = 4;

/** Within the screen, and below nothing else. */
function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width < LEAST_PX || height < LEAST_PX) return false;
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  if (over === null) return false;
  // What no pointer reaches is on top of what it does.
  return (
    element.contains(over) || over.contains(element) || getComputedStyle(element).pointerEvents === 'none'
  );
}

/** Presses what says so, once it can be pressed; answers whether it did. */
function press(text: string): boolean {
  const buttons = [...document.querySelectorAll<HTMLElement>('button, a[href], [role=tab]')];
  const button = buttons.find(
    (one) => wordsOf(one).includes(text) && !one.matches(':disabled, [aria-disabled=true]') && isSeen(one),
  );
  button?.click();
  return button !== undefined;
}
