import { wordsOf } from '@canada28/client/e2e/support/words.ts';
import { LANGUAGE_CODES } from '@canada28/shared/contract/languages.ts';
import { playWords } from '@canada28/shared/control/play-words.ts';
import { PLAY } from '@canada28/shared/game/bet-choices.ts';
import { expect, test } from 'vitest';

const NAMES = Object.keys(PLAY) as (keyof typeof PLAY)[];

test.each(LANGUAGE_CODES)('a choice is called in %s as on the phone, a sum by its number', (language) => {
  const words = NAMES.map((name) => playWords(PLAY[name], language));
  expect(words).toEqual(NAMES.map((name) => wordsOf(language)(`game.choice.${name}`)));
  expect([playWords(0, language), playWords(27, language)]).toEqual(['0', '27']);
});
