import { readFileSync } from 'node:fs';
import { CHAT_TEXTS } from '@canada28/mock-server/features/chat/chat-texts.ts';
import { DICTIONARY_TEXTS } from '@canada28/mock-server/features/dictionary/dictionary-texts.ts';
import { MESSAGE_TEXTS } from '@canada28/mock-server/features/messages/message-texts.ts';
import { ERROR_TEXTS } from '@canada28/shared/contract/error-texts.ts';
import { LANGUAGE_CODES, type LanguageCode } from '@canada28/shared/contract/languages.ts';
import { PLAY_WORDS } from '@canada28/shared/control/play-words.ts';
import { MAX_DEPOSIT_MICROS, MIN_DEPOSIT_MICROS } from '@canada28/shared/limits.ts';
import { usdtText } from '@canada28/shared/money/usdt.ts';
import { describe, expect, it } from 'vitest';
import { cht } from './locales/cht.ts';
import { en } from './locales/en.ts';
import { jp } from './locales/jp.ts';
import { kor } from './locales/kor.ts';
import { zh } from './locales/zh.ts';

const GLOSSARY = readFileSync(new URL('../../../docs/spec/glossary.md', import.meta.url), 'utf8').split('\n');
const OFFLINE_PAGE = readFileSync(new URL('../../public/offline/offline.js', import.meta.url), 'utf8');
const DICTIONARIES = { zh, cht, en, jp, kor };
const STRUCK_OUT = /~~([^~]+)~~/g;

type Word = { readonly language: LanguageCode; readonly word: string; readonly never: readonly string[] };

/** The cells of the table's rows below its head, each with the language of its column. */
function readGlossary(): Word[] {
  const table = GLOSSARY.filter((line) => line.startsWith('|')).map((line) =>
    line.split('|').map((cell) => cell.trim()),
  );
  const [head = [], _rule, ...rows] = table;
  return rows.flatMap((row) =>
    row.flatMap((cell, column) => {
      const language = head[column] as LanguageCode;
      if (!(language in DICTIONARIES)) return [];
      const never = [...cell.matchAll(STRUCK_OUT)].map(([, word = '']) => word);
      return [{ language, word: cell.replaceAll(STRUCK_OUT, '').trim(), never }];
    }),
  );
}

/** Every text in a language that something holds, however deep. */
function textsIn(language: LanguageCode, holder: unknown): string[] {
  if (typeof holder !== 'object' || holder === null) return [];
  return Object.entries(holder).flatMap(([key, value]) => {
    if (key !== language) return textsIn(language, value);
    return typeof value === 'string' ? [value] : allTexts(value);
  });
}

function allTexts(holder: unknown): string[] {
  if (typeof holder === 'string') return [holder];
  return typeof holder === 'object' && holder !== null ? Object.values(holder).flatMap(allTexts) : [];
}

/** The offline page is a script of its own, which nothing can import: its texts stand under the languages' codes. */
function offlineTextsIn(language: LanguageCode): string[] {
  const [, block = ''] = new RegExp(`^  ${language}: \\{([^}]+)\\}`, 'm').exec(OFFLINE_PAGE) ?? [];
  return [...block.matchAll(/(?:title|text|retry): '([^']+)'/g)].map(([, text = '']) => text);
}

/** Latin words are looked for whole: "pin" is no part of "spin". */
function isWordIn(text: string, word: string): boolean {
  return /^[\w ]+$/.test(word) ? new RegExp(`\\b${word}\\b`, 'i').test(text) : text.includes(word);
}

const words = readGlossary();
const holders = [DICTIONARIES, ERROR_TEXTS, MESSAGE_TEXTS, CHAT_TEXTS, PLAY_WORDS, DICTIONARY_TEXTS];
const everyTextIn = (language: LanguageCode) => [...textsIn(language, holders), ...offlineTextsIn(language)];

describe.each(LANGUAGE_CODES)('the words of the product in %s', (language) => {
  const texts = everyTextIn(language);
  const own = words.filter((one) => one.language === language);

  it('are all spoken', () => {
    const isSpoken = (word: string) => texts.some((text) => text.toLowerCase().includes(word.toLowerCase()));
    expect(own.length).toBeGreaterThan(90);
    expect(offlineTextsIn(language)).toHaveLength(3);
    expect(own.filter(({ word }) => !isSpoken(word))).toEqual([]);
  });

  it('have no other name anywhere', () => {
    const never = own.flatMap((one) => one.never);
    expect(never.length).toBeGreaterThan(5);
    const wrong = texts.filter((text) => never.some((word) => isWordIn(text, word)));
    expect(wrong).toEqual([]);
  });
});

const COUNTERS =
  '期|个|個|分钟|分鐘|分|天|条|條|则|則|注|人|次|位|回|件|日|月|年|秒|小时|小時|周岁|歲|歳|项|項|笔|筆|桁|つ|文字|時間';
/** A figure, or a place that a figure is filled into. */
const FIGURE = String.raw`(?:\d[\d.,–～]*|\{+\w+\}+)`;

/** How figures stand in a text (docs/spec/glossary.md); each finds what must not be there. */
const MISPRINTS: Readonly<Record<LanguageCode, readonly RegExp[]>> = {
  // An age is counted in full years.
  zh: [...chineseMisprints(), /\d岁/],
  cht: chineseMisprints(),
  en: [/(?<!about )every \{+(interval|minutes)\}+/i],
  jp: [
    /\d–\d|\}–\{/,
    new RegExp(`[\\d}] (?:${COUNTERS})`),
    /\p{Script=Hiragana} [A-Za-z0-9]/u,
    /[A-Za-z0-9}] \p{Script=Hiragana}/u,
    /(?<![約{])\{+(interval|minutes)\}+分ごと/,
  ],
  kor: [
    /\d–\d|\}–\{/,
    /이\(가\)|은\(는\)|을\(를\)|와\(과\)|\(으\)로/,
    /(?<!약 |\{)\{+(interval|minutes)\}+분마다/,
  ],
};

function chineseMisprints(): RegExp[] {
  return [
    new RegExp(`[\\d}] (?:${COUNTERS})`),
    new RegExp(`\\p{Script=Han} ${FIGURE} ?(?:${COUNTERS})`, 'u'),
    /(?<![约約])每 ?\{+(interval|minutes)\}+/,
  ];
}

it.each(LANGUAGE_CODES)('figures stand in %s as they do in print', (language) => {
  const texts = everyTextIn(language);
  expect(texts.filter((text) => MISPRINTS[language].some((wrong) => wrong.test(text)))).toEqual([]);
});

it.each(LANGUAGE_CODES)('a time that a sentence names in %s carries its zone', (language) => {
  const times = [
    'limits.break.final',
    'limits.value.next',
    'betting.countdown.nextOpens',
    'betting.countdown.lastIssue',
  ] as const;
  const texts = [
    ...everyTextIn(language).filter((text) => text.includes('{until}')),
    ...times.map((key) => DICTIONARIES[language][key]),
  ];
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.filter((text) => !text.includes('UTC+8'))).toEqual([]);
});

it.each(Object.entries({ zh: '间隔', cht: '間隔', en: 'gap', jp: '間隔', kor: '간격' }))(
  'the rules of chases in %s tell of the gap',
  (language, word) => {
    const texts = DICTIONARIES[language as LanguageCode];
    expect(texts['rules.chase.spaced']).toContain(word);
    expect(texts['rules.chase.stepped']).toContain(word);
  },
);

it('the message of a paid withdrawal is not told in the words of the submitted one', () => {
  for (const language of LANGUAGE_CODES) {
    const [submitted = ''] = DICTIONARIES[language]['withdraw.form.submitted'].split(/[，,。.]/);
    expect(submitted).not.toContain(MESSAGE_TEXTS[language].messages.withdrawalPaid.title);
  }
});

describe('what the owner fixed', () => {
  const pairs = GLOSSARY.filter((line) => line.startsWith('- ') && line.includes(' · ')).map((line) =>
    line.slice(2).split(' · '),
  );
  const english: Record<string, string> = en;
  const values = { min: usdtText(MIN_DEPOSIT_MICROS), max: usdtText(MAX_DEPOSIT_MICROS) };
  const filled = (text: string) => text.replace('{{min}}', values.min).replace('{{max}}', values.max);

  it('is all there', () => {
    expect(pairs.length).toBeGreaterThan(20);
  });

  it.each(pairs)('%s · %s', (chineseText = '', englishText = '') => {
    const holding = Object.entries(zh).filter(([, text]) => filled(text).startsWith(chineseText));
    const inEnglish = holding.map(([key]) => filled(english[key] ?? ''));
    expect(inEnglish).toContainEqual(expect.stringMatching(new RegExp(`^${englishText}`)));
  });
});
