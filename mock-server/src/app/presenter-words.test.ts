import { LANGUAGE_CODES } from '@canada28/shared/contract/languages.ts';
import { expect, test } from 'vitest';
import { languageOfSystem, PRESENTER_WORDS } from './presenter-words.ts';

test.each([
  ['en-GB', 'en'],
  ['ja-JP', 'jp'],
  ['ko', 'kor'],
  ['zh-CN', 'zh'],
  ['zh-SG', 'zh'],
  ['zh-TW', 'cht'],
  ['zh-HK', 'cht'],
  ['de-DE', 'en'],
  ['und', 'en'],
  ['en-US-u-va-posix', 'en'],
])('a system in %s is spoken to in %s', (tag, language) => {
  expect(languageOfSystem(tag)).toBe(language);
});

const wordsIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

test.each(LANGUAGE_CODES)('in %s each sentence fills in the same words', (language) => {
  for (const [name, text] of Object.entries(PRESENTER_WORDS.en))
    expect(wordsIn(Object(PRESENTER_WORDS[language])[name]), name).toEqual(wordsIn(text));
});
