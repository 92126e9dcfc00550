import { expect, test } from 'vitest';
import { languageOf } from './words.ts';

test.each([
  [['zh-TW', 'en'], 'cht'],
  [['zh-Hant-HK'], 'cht'],
  [['zh-CN'], 'zh'],
  [['zh'], 'zh'],
  [['ja-JP'], 'jp'],
  [['ko'], 'kor'],
  [['en-GB'], 'en'],
  [['de-DE', 'ja'], 'jp'],
  [['de-DE'], 'en'],
  [[], 'en'],
])('a browser that wants %o sees the stage in %s', (wanted, language) => {
  expect(languageOf(wanted)).toBe(language);
});
