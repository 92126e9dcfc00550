import { readFileSync } from 'node:fs';
import { wordsOf } from '@canada28/client/e2e/support/words.ts';
import { LANGUAGE_CODES, type LanguageCode } from '@canada28/shared/contract/languages.ts';
import { describe, expect, test } from 'vitest';
import { STORIES } from './all-stories.ts';
import { textsOf } from './story-texts.ts';

/** What stories quote of the phone. */
const QUOTED = ['game.result.forced', 'draws.reveal.verify', 'limits.break.name'] as const;
const GLOSSARY = readFileSync(new URL('../../../../../docs/spec/glossary.md', import.meta.url), 'utf8');

/** The words of a language that the glossary strikes out. */
function neverSaidIn(language: LanguageCode): string[] {
  const rows = GLOSSARY.split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const column = rows[0]?.indexOf(language) ?? -1;
  return rows.flatMap((row) =>
    [...(row[column] ?? '').matchAll(/~~([^~]+)~~/g)].map(([, word = '']) => word),
  );
}

function isSaidIn(text: string, word: string): boolean {
  return /^[\w ]+$/.test(word) ? new RegExp(`\\b${word}\\b`, 'i').test(text) : text.includes(word);
}

/** What stands between quotation marks: words of the phone's screen. */
function quotedIn(text: string): string[] {
  return [...text.matchAll(/[“「‘]([^”」’]+)[”」’]/g)].map(([, words = '']) => words);
}

/** The sums of money, which a translation must not change. */
function sumsIn(text: string): string[] {
  return (text.match(/\d[\d,]*\.\d+/g) ?? []).toSorted();
}

/** A text that was left in English has none of it. */
const SCRIPTS: Readonly<Record<LanguageCode, RegExp>> = {
  zh: /\p{Script=Han}/u,
  cht: /\p{Script=Han}/u,
  en: /[a-z]/i,
  jp: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  kor: /\p{Script=Hangul}/u,
};

const INSTRUCTION = /\b(tap|press|click)\b|[点點][“「]|タップ|누르/i;

describe.each(LANGUAGE_CODES)('the stories in %s', (language) => {
  const told = STORIES.map((story) => ({
    id: story.id,
    count: story.steps.length,
    texts: textsOf(story, language),
    english: textsOf(story, 'en'),
  }));
  const steps = told.flatMap(({ texts }) => texts.steps);
  const all = told.flatMap(({ texts: { title, sentence, steps: own } }) => [
    title,
    sentence,
    ...own.flatMap((step) => Object.values(step)),
  ]);

  test('have a text for each step, with something to do by hand where the English one has it', () => {
    for (const { id, count, texts, english } of told) {
      const doing = ({ do: by }: (typeof texts.steps)[number]) => by !== undefined;
      expect([id, texts.steps.length]).toEqual([id, count]);
      expect([id, texts.steps.map(doing)]).toEqual([id, english.steps.map(doing)]);
    }
  });

  test('are in that language', () => {
    expect(all.filter((text) => !SCRIPTS[language].test(text))).toEqual([]);
  });

  test('have a button of another name for each step', () => {
    for (const { texts } of told) {
      const names = texts.steps.map(({ press }) => press);
      expect(names).toEqual([...new Set(names)]);
    }
  });

  test('say no more than three short sentences at a time, and none that is an instruction', () => {
    const countOf = (text: string) => text.match(/[.!?](?= |$)|[。！？]/g)?.length ?? 0;
    expect(steps.filter(({ say }) => countOf(say) < 1 || countOf(say) > 3)).toEqual([]);
    expect(steps.filter(({ say }) => INSTRUCTION.test(say))).toEqual([]);
  });

  test('use no word that the glossary strikes out', () => {
    const never = neverSaidIn(language);
    expect(never.length).toBeGreaterThan(5);
    expect(all.filter((text) => never.some((word) => isSaidIn(text, word)))).toEqual([]);
  });

  test('part no sum from its unit at the end of a line, and no word or name of Japanese in its middle', () => {
    expect(steps.some(({ say }) => say.includes('\u00a0USDT'))).toBe(true);
    expect(steps.filter(({ say }) => /\d USDT|追いベット|・(?!\u2060)/.test(say))).toEqual([]);
  });

  test('quote the phone in the words of its own dictionary', () => {
    const known = new Set(QUOTED.map((key) => wordsOf(language)(key)));
    const quoted = steps.flatMap((step) => [step.say, step.do ?? '']).flatMap(quotedIn);
    expect(quoted.length).toBeGreaterThan(1);
    expect(quoted.filter((words) => !known.has(words))).toEqual([]);
  });

  test('name the sums of the English story', () => {
    for (const { texts, english } of told) {
      const sums = texts.steps.map(({ say }) => sumsIn(say));
      expect(sums).toEqual(english.steps.map(({ say }) => sumsIn(say)));
    }
  });
});
