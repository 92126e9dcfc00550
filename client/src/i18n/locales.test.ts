import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { LANGUAGE_CODES, type LanguageCode } from '@canada28/shared/contract/languages.ts';
import { describe, expect, it } from 'vitest';
import { cht } from './locales/cht.ts';
import { en } from './locales/en.ts';
import { zhFirst } from './locales/first/zh.ts';
import { jp } from './locales/jp.ts';
import { kor } from './locales/kor.ts';
import { zh } from './locales/zh.ts';

const SOURCE_ROOT = new URL('..', import.meta.url);

const reference: Record<string, string> = zh;
const dictionaries: Record<LanguageCode, Record<string, string>> = { zh, en, jp, kor, cht };
const languages = LANGUAGE_CODES.filter((code) => code !== 'zh');
const keys = Object.keys(reference);

const stem = (key: string) => key.replace(/_(one|other)$/, '');
const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort();

function readSources(): string {
  const paths = readdirSync(SOURCE_ROOT, { recursive: true, encoding: 'utf8' });
  const sources = paths.filter((path) => /\.tsx?$/.test(path) && !/\.test\.|i18n\/locales\//.test(path));
  return sources.map((path) => readFileSync(new URL(path, SOURCE_ROOT), 'utf8')).join('\n');
}

const IMPORTS = /(?:from|^import|import\()\s?'(\.[^']+\.tsx?)'/gm;
const ROUTE_TABLE = /routes\.tsx$/;

/** What may speak before any screen but the first is opened: all that these import, but for what waits for all texts. */
function readFirstSources(...roots: string[]): string {
  const found = new Map<string, string>();
  const add = (file: URL) => {
    if (found.has(file.href) || !existsSync(file) || file.href.includes('/locales/')) return;
    const source = readFileSync(file, 'utf8').replaceAll(/^import type [^;]*;/gm, '');
    found.set(file.href, source);
    const waits = ROUTE_TABLE.test(file.href) || source.includes('loadAllTexts()');
    for (const [statement, path = ''] of source.matchAll(IMPORTS)) {
      if (!(waits && statement.includes('('))) add(new URL(path, file));
    }
  };
  for (const root of roots) add(new URL(root, SOURCE_ROOT));
  return [...found.values()].join('\n');
}

const isIn = (sources: string) => (key: string) =>
  ["'", '"', '`'].some((quote) => sources.includes(quote + stem(key) + quote));

describe('the dictionaries', () => {
  it.each(languages)('%s has the keys of the reference and no other', (language) => {
    const own = Object.keys(dictionaries[language]);
    expect([...new Set(own.map(stem))].sort()).toEqual([...new Set(keys.map(stem))].sort());
  });

  it.each(LANGUAGE_CODES)('%s has no empty text', (language) => {
    const dictionary = dictionaries[language];
    expect(Object.keys(dictionary).filter((key) => dictionary[key]?.trim() === '')).toEqual([]);
  });

  it.each(languages)('%s fills in the same values as the reference', (language) => {
    const differing = Object.entries(dictionaries[language]).filter(([key, text]) => {
      const original = reference[key] ?? reference[`${stem(key)}_other`] ?? '';
      return placeholders(text).join() !== placeholders(original).join();
    });
    expect(differing).toEqual([]);
  });

  it('has a singular in English wherever there is a plural', () => {
    const plurals = keys.filter((key) => key.endsWith('_other')).map(stem);
    const english: Record<string, string> = en;
    expect(plurals.filter((key) => english[`${key}_one`] === undefined)).toEqual([]);
  });

  it('has no text that nothing shows', () => {
    const isUsed = isIn(readSources());
    expect(keys.filter((key) => !isUsed(key))).toEqual([]);
  });

  it('loads first what the first screen and the frame around every screen say, and nothing else', () => {
    const isFirst = isIn(readFirstSources('main.tsx', 'features/home/home-screen.tsx'));
    expect(Object.keys(zhFirst).sort()).toEqual(keys.filter(isFirst).sort());
  });
});
