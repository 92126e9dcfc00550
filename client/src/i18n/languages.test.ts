import { LANGUAGE_CODES } from '@canada28/shared/contract/languages.ts';
import { LANGUAGES } from '@canada28/ui/languages.ts';
import { describe, expect, it } from 'vitest';
import { detectLanguage } from './languages.ts';

describe('the first language of a browser', () => {
  it.each([
    ['zh-CN', 'zh'],
    ['zh-Hant-TW', 'zh'],
    ['ZH', 'zh'],
    ['en-GB', 'en'],
    ['EN', 'en'],
    ['fr-FR', 'zh'],
    ['ja-JP', 'zh'],
    ['', 'zh'],
  ])('whose own is "%s" is %s', (tag, expected) => {
    expect(detectLanguage(tag)).toBe(expected);
  });

  it.each(LANGUAGE_CODES)('%s has a valid tag', (code) => {
    expect(Intl.getCanonicalLocales(LANGUAGES[code].tag)).toEqual([LANGUAGES[code].tag]);
  });
});
