import { LANGUAGE_CODES } from '@canada28/shared/contract/languages.ts';
import { describe, expect, it } from 'vitest';
import { detectLanguage, LANGUAGES } from './languages.ts';

describe('the first language of a browser', () => {
  it.each([
    [['zh-CN', 'en'], 'zh'],
    [['zh-Hant-TW'], 'zh'],
    [['zh-HK'], 'zh'],
    [['ZH'], 'zh'],
    [['en-GB', 'zh'], 'en'],
    [['fr-FR', 'en-US'], 'en'],
    [['ja-JP'], 'zh'],
    [['ko'], 'zh'],
    [[], 'zh'],
  ])('preferring %j is %s', (tags, expected) => {
    expect(detectLanguage(tags)).toBe(expected);
  });

  it.each(LANGUAGE_CODES)('%s has a valid tag', (code) => {
    expect(Intl.getCanonicalLocales(LANGUAGES[code].tag)).toEqual([LANGUAGES[code].tag]);
  });
});
