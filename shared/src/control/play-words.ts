import type { LanguageCode } from '../contract/languages.ts';
import { PLAY, type PlayCode } from '../game/bet-choices.ts';

const NAMES = Object.keys(PLAY) as (keyof typeof PLAY)[];

type Words = Readonly<Record<keyof typeof PLAY, string>>;

/** What a bet is on, as the phones call it (glossary). */
export const PLAY_WORDS: Readonly<Record<LanguageCode, Words>> = {
  zh: {
    odd: '单',
    even: '双',
    small: '小',
    big: '大',
    extremeSmall: '极小',
    extremeBig: '极大',
    bigOdd: '大单',
    bigEven: '大双',
    smallOdd: '小单',
    smallEven: '小双',
  },
  cht: {
    odd: '單',
    even: '雙',
    small: '小',
    big: '大',
    extremeSmall: '極小',
    extremeBig: '極大',
    bigOdd: '大單',
    bigEven: '大雙',
    smallOdd: '小單',
    smallEven: '小雙',
  },
  en: {
    odd: 'Odd',
    even: 'Even',
    small: 'Small',
    big: 'Big',
    extremeSmall: 'Extreme small',
    extremeBig: 'Extreme big',
    bigOdd: 'Big-Odd',
    bigEven: 'Big-Even',
    smallOdd: 'Small-Odd',
    smallEven: 'Small-Even',
  },
  jp: {
    odd: '奇数',
    even: '偶数',
    small: '小',
    big: '大',
    extremeSmall: '極小',
    extremeBig: '極大',
    bigOdd: '大・奇',
    bigEven: '大・偶',
    smallOdd: '小・奇',
    smallEven: '小・偶',
  },
  kor: {
    odd: '홀',
    even: '짝',
    small: '소',
    big: '대',
    extremeSmall: '극소',
    extremeBig: '극대',
    bigOdd: '대홀',
    bigEven: '대짝',
    smallOdd: '소홀',
    smallEven: '소짝',
  },
};

/**
 * What a bet is on, for the chat, and for journal, console (both in English) and stage (control §7, §12): "Big-Odd"; an
 * exact sum is its own number in every language (game §3).
 */
export function playWords(playCode: PlayCode, language: LanguageCode = 'en'): string {
  const name = NAMES.find((one) => PLAY[one] === playCode);
  return name === undefined ? String(playCode) : PLAY_WORDS[language][name];
}
