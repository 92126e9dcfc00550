import { wordsOf } from '@canada28/client/e2e/support/words.ts';
import { LANGUAGE_CODES } from '@canada28/shared/contract/languages.ts';
import { PLAY } from '@canada28/shared/game/bet-choices.ts';
import { expect, test } from 'vitest';
import { choiceIn } from './choices.ts';

const NAMES = Object.keys(PLAY) as (keyof typeof PLAY)[];

test.each(LANGUAGE_CODES)('a choice is called in %s as on the phone, a sum by its number', (language) => {
  const words = NAMES.map((name) => choiceIn(language, PLAY[name]));
  expect(words).toEqual(NAMES.map((name) => wordsOf(language)(`game.choice.${name}`)));
  expect([choiceIn(language, 0), choiceIn(language, 27)]).toEqual(['0', '27']);
});
