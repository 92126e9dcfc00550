import { LANGUAGE_CODES, type LanguageCode } from '@canada28/shared/contract/languages.ts';
import { expect, test } from 'vitest';
import { cht } from './cht.ts';
import { en, type StageTexts } from './en.ts';
import { jp } from './jp.ts';
import { kor } from './kor.ts';
import { zh } from './zh.ts';

const TEXTS: Readonly<Record<LanguageCode, StageTexts>> = { zh, cht, en, jp, kor };

const wordsIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

test.each(LANGUAGE_CODES)('the texts of the stage in %s fill in what the English ones do', (language) => {
  const names = Object.keys(en) as (keyof typeof en)[];
  const wrong = names.filter((name) => wordsIn(TEXTS[language][name]).join() !== wordsIn(en[name]).join());
  expect(wrong).toEqual([]);
});

test.each(LANGUAGE_CODES)('no text of the stage in %s is left in English', (language) => {
  const isForeign = (text: string) =>
    !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text);
  const left = Object.values(TEXTS[language]).filter(
    (text) => text.replace(/\{\w+\}/g, '').trim() !== '' && isForeign(text),
  );
  if (language !== 'en') expect(left).toEqual([]);
  else expect(left).toHaveLength(Object.keys(en).length);
});
