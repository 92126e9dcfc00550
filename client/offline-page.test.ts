import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const SCRIPT = readFileSync(new URL('./public/offline/offline.js', import.meta.url), 'utf8');

/** The language in which the page stands for a visitor. */
function languageFor(browser: string, stored: string | null): string {
  const page = { lang: '' };
  const element = { addEventListener() {} };
  runInNewContext(SCRIPT, {
    localStorage: { getItem: () => stored },
    navigator: { language: browser, onLine: false },
    document: { documentElement: page, getElementById: () => element },
    addEventListener() {},
    setInterval() {},
  });
  return page.lang;
}

test.each([
  ['ja', 'ja'],
  ['ko-KR', 'ko'],
  ['zh-TW', 'zh-Hant'],
  ['zh-Hant-HK', 'zh-Hant'],
  ['zh-CN', 'zh-Hans'],
  ['zh', 'zh-Hans'],
  ['en-GB', 'en'],
  ['de-DE', 'zh-Hans'],
])('without a stored language the page offline stands for a browser in %s in %s', (browser, lang) => {
  expect(languageFor(browser, null)).toBe(lang);
});

test('a stored language goes before that of the browser', () => {
  expect(languageFor('ja', 'kor')).toBe('ko');
});
