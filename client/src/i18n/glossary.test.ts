import { readFileSync } from 'node:fs';
import { CHAT_TEXTS } from '@canada28/mock-server/features/chat/chat-texts.ts';
import { DICTIONARY_TEXTS } from '@canada28/mock-server/features/dictionary/dictionary-texts.ts';
import { MESSAGE_TEMPLATES } from '@canada28/mock-server/features/messages/message-templates.ts';
import { ERROR_TEXTS } from '@canada28/shared/contract/error-texts.ts';
import type { LanguageCode } from '@canada28/shared/contract/languages.ts';
import { describe, expect, it } from 'vitest';
import { cht } from './locales/cht.ts';
import { en } from './locales/en.ts';
import { jp } from './locales/jp.ts';
import { kor } from './locales/kor.ts';
import { zh } from './locales/zh.ts';

const GLOSSARY = new URL('../../../docs/glossary.md', import.meta.url);
const DICTIONARIES = { zh, cht, en, jp, kor };
const STRUCK_OUT = /~~([^~]+)~~/g;

type Word = { readonly language: LanguageCode; readonly word: string; readonly never: readonly string[] };

/** The cells of the table's rows below its head, each with the language of its column. */
function readGlossary(): Word[] {
  const table = readFileSync(GLOSSARY, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
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

/** Latin words are looked for whole: "pin" is no part of "spin". */
function isWordIn(text: string, word: string): boolean {
  return /^[\w ]+$/.test(word) ? new RegExp(`\\b${word}\\b`, 'i').test(text) : text.includes(word);
}

const words = readGlossary();
const holders = [DICTIONARIES, ERROR_TEXTS, MESSAGE_TEMPLATES, CHAT_TEXTS, DICTIONARY_TEXTS];

describe.each(['zh', 'cht', 'en', 'jp', 'kor'] as const)('the words of the game in %s', (language) => {
  const texts = textsIn(language, holders);
  const own = words.filter((one) => one.language === language);

  it('are all spoken', () => {
    const unspoken = own.filter(({ word }) => !texts.some((text) => text.toLowerCase().includes(word)));
    expect(own.length).toBeGreaterThan(25);
    expect(unspoken).toEqual([]);
  });

  it('have no other name anywhere', () => {
    const never = own.flatMap((one) => one.never);
    const wrong = texts.filter((text) => never.some((word) => isWordIn(text, word)));
    expect(wrong).toEqual([]);
  });
});
