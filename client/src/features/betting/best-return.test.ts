import { PLAY, PLAY_CODES } from '@canada28/shared/game/bet-choices.ts';
import { DEFAULT_ODDS_THOUSANDTHS } from '@canada28/shared/game/odds.ts';
import { MAX_PRIZE_MICROS } from '@canada28/shared/limits.ts';
import { MICROS_PER_USDT } from '@canada28/shared/money/usdt.ts';
import { describe, expect, it } from 'vitest';
import { bestReturnMicros } from './best-return.ts';

const stake = (playCode: number, usdt: number) => ({ playCode, amountMicros: usdt * MICROS_PER_USDT });
const bestOf = (...stakes: ReturnType<typeof stake>[]) => bestReturnMicros(stakes, DEFAULT_ODDS_THOUSANDTHS);

describe('the best return of a slip', () => {
  it('is nothing without a stake', () => {
    expect(bestOf()).toBe(0);
    expect(bestOf(stake(PLAY.big, 0))).toBe(0);
  });

  it.each(PLAY_CODES)('of play code %i alone is its prize to the micro-USDT', (playCode) => {
    expect(bestOf(stake(playCode, 7))).toBe((DEFAULT_ODDS_THOUSANDTHS[playCode] ?? 0) * 7000);
  });

  it('adds what one sum pays together: big, big-even and 18 all win on 18', () => {
    const slip = [stake(PLAY.big, 50), stake(PLAY.bigEven, 50), stake(18, 50)];
    expect(bestOf(...slip)).toBe(99_950_000 + 185_800_000 + 907_500_000);
  });

  it('does not add what no sum pays together: big and small', () => {
    expect(bestOf(stake(PLAY.big, 50), stake(PLAY.small, 20))).toBe(99_950_000);
  });

  it('is never more than the largest prize of one bet', () => {
    expect(bestOf(stake(0, 200_000))).toBe(MAX_PRIZE_MICROS);
  });

  it('uses the odds in force', () => {
    const odds = DEFAULT_ODDS_THOUSANDTHS.with(PLAY.odd, 2_500);
    expect(bestReturnMicros([stake(PLAY.odd, 1)], odds)).toBe(2_500_000);
  });
});
