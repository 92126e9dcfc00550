import { PLAY, PLAY_CODES } from '@canada28/shared/game/bet-choices.ts';
import i18next from 'i18next';
import { beforeEach, describe, expect, it } from 'vitest';
import { choiceName } from './game-words.ts';
import { startI18n } from './i18n.ts';

describe('the name of a bet choice', () => {
  beforeEach(() => startI18n('en'));

  it('is the word of a combination', () => {
    expect(choiceName(i18next.t, PLAY.smallOdd)).toBe('Small-Odd');
    expect(choiceName(i18next.t, PLAY.extremeBig)).toBe('Extreme big');
  });

  it('is two digits for an exact sum', () => {
    expect(choiceName(i18next.t, 4)).toBe('04');
  });

  it('differs for every play code', () => {
    expect(new Set(PLAY_CODES.map((code) => choiceName(i18next.t, code))).size).toBe(PLAY_CODES.length);
  });
});
