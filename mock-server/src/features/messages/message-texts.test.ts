import { LANGUAGE_CODES } from '@canada28/shared/contract/languages.ts';
import { describe, expect, test } from 'vitest';
import { MESSAGE_TEXTS, type MessageTemplate } from './message-texts.ts';
import { zh } from './texts/zh.ts';

const wordsOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, word]) => word).sort();

// The keys of the reference are the names of all messages.
describe.each(Object.keys(zh.messages) as MessageTemplate[])('the message %s', (name) => {
  test('says the same in every language, with the same values', () => {
    for (const language of LANGUAGE_CODES) {
      for (const part of ['title', 'text'] as const) {
        const text = MESSAGE_TEXTS[language].messages[name][part];
        expect(text.trim()).not.toBe('');
        expect(wordsOf(text)).toEqual(wordsOf(zh.messages[name][part]));
      }
    }
  });

  test('is left untranslated in no language', () => {
    const texts = LANGUAGE_CODES.map((language) => MESSAGE_TEXTS[language].messages[name].text);
    expect(new Set(texts).size).toBe(LANGUAGE_CODES.length);
  });
});
