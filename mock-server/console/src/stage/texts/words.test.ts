import { expect, test } from 'vitest';
import { filled, languageOf } from './words.ts';

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

test('words are filled in, and what is not known stays', () => {
  expect(filled('{count} of {all}', { count: 2 })).toBe('2 of {all}');
});
