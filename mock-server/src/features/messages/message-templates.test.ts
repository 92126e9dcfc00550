import { LANGUAGE_CODES } from '@canada28/shared/contract/languages.ts';
import { describe, expect, test } from 'vitest';
import { MESSAGE_TEMPLATES, type MessageTemplateTexts } from './message-templates.ts';

const wordsOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, word]) => word).sort();

describe.each(Object.entries<MessageTemplateTexts>(MESSAGE_TEMPLATES))('the message %s', (_, message) => {
  test('says the same in every language, with the same values', () => {
    for (const part of [message.title, message.text]) {
      for (const language of LANGUAGE_CODES) {
        expect(part[language].trim()).not.toBe('');
        expect(wordsOf(part[language])).toEqual(wordsOf(part.zh));
      }
    }
  });

  test('is left untranslated in no language', () => {
    expect(new Set(Object.values(message.text)).size).toBe(LANGUAGE_CODES.length);
  });
});
