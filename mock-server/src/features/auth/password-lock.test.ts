import { expect, test } from 'vitest';
import { createTestPlayer, playerContext } from '../../testing/test-player.ts';
import { createTestWorld, TEST_NOW_MS } from '../../testing/test-server.ts';
import { AppError } from '../../world/app-error.ts';
import { pinnedClock } from '../../world/clock.ts';
import { checkPassword } from './password-lock.ts';

/** Tells the outcome of one attempt so many seconds after the first: right, wrong, or locked for so many minutes. */
function attempts() {
  const world = createTestWorld();
  const { id: playerId } = createTestPlayer(world);
  return (atSecond: number, isRight: boolean, kind: 'login' | 'pay' = 'login'): string => {
    const clock = pinnedClock(TEST_NOW_MS + atSecond * 1000);
    try {
      checkPassword({ ...playerContext(world, { id: playerId }), clock }, { playerId, kind, isRight });
      return 'right';
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      expect(error.keepsWrites).toBe(error.errorName === 'wrongPassword');
      return error.errorName === 'passwordLocked' ? `locked ${error.details.minutes}` : 'wrong';
    }
  };
}

test('the fifth wrong password within five minutes locks, counted from the fifth', () => {
  const attempt = attempts();
  for (const second of [0, 70, 140, 210, 299]) expect(attempt(second, false)).toBe('wrong');
  expect(attempt(300, true)).toBe('locked 5');
  expect(attempt(299 + 299, true)).toBe('locked 1');
  expect(attempt(299 + 300, true)).toBe('right');
});

test('five wrong passwords over more than five minutes do not lock', () => {
  const attempt = attempts();
  for (const second of [0, 75, 150, 225, 300]) expect(attempt(second, false)).toBe('wrong');
  expect(attempt(301, true)).toBe('right');
});

test('the right password clears the count', () => {
  const attempt = attempts();
  for (let count = 0; count < 4; count++) expect(attempt(count, false)).toBe('wrong');
  expect(attempt(5, true)).toBe('right');
  for (let count = 0; count < 4; count++) expect(attempt(10 + count, false)).toBe('wrong');
  expect(attempt(20, true)).toBe('right');
});

test('attempts while locked do not make the lock last longer', () => {
  const attempt = attempts();
  for (let count = 0; count < 5; count++) attempt(0, false);
  for (const second of [60, 120, 299]) expect(attempt(second, false)).toMatch('locked');
  expect(attempt(300, true)).toBe('right');
});

test('once a lock has ended, the next wrong password is the first of a new count', () => {
  const attempt = attempts();
  for (let count = 0; count < 5; count++) attempt(0, false);
  expect(attempt(300, false)).toBe('wrong');
  expect(attempt(300, true)).toBe('right');
});

test('the two passwords of a player are locked apart', () => {
  const attempt = attempts();
  for (let count = 0; count < 5; count++) attempt(0, false, 'pay');
  expect(attempt(1, true, 'pay')).toMatch('locked');
  expect(attempt(1, true, 'login')).toBe('right');
});
