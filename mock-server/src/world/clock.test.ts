import { expect, test } from 'vitest';
import { WorldClock } from './clock.ts';

function clockOnWall() {
  const wall = { ms: 1_000_000 };
  const clock = new WorldClock({ nowMs: () => wall.ms });
  return { wall, clock };
}

test('a new clock is the wall clock', () => {
  const { wall, clock } = clockOnWall();
  expect(clock.isWallClock).toBe(true);
  wall.ms += 28;
  expect(clock.nowMs()).toBe(wall.ms);
});

test('a clock that was set goes on from there', () => {
  const { wall, clock } = clockOnWall();
  clock.set(5_000_000);
  wall.ms += 28;
  expect(clock.nowMs()).toBe(5_000_028);
  expect(clock.isWallClock).toBe(false);
});

test.each([
  [0, 0],
  [0.5, 14],
  [1, 28],
  [60, 1680],
  [0.001, 0],
])('at a rate of %s, 28 ms of the wall are %s ms of the world', (rate, passedMs) => {
  const { wall, clock } = clockOnWall();
  clock.setRate(rate);
  wall.ms += 28;
  expect(clock.nowMs()).toBe(1_000_000 + passedMs);
  expect(clock.rate).toBe(rate);
});

test('a change of the rate makes no jump', () => {
  const { wall, clock } = clockOnWall();
  clock.setRate(100);
  wall.ms += 10;
  const before = clock.nowMs();
  clock.setRate(0);
  expect(clock.nowMs()).toBe(before);
  wall.ms += 10_000;
  clock.setRate(1);
  expect(clock.nowMs()).toBe(before);
});

test('a stored setting gives the same clock again', () => {
  const { wall, clock } = clockOnWall();
  clock.set(5_000_000);
  clock.setRate(3);
  const stored = JSON.parse(JSON.stringify(clock.setting));
  wall.ms += 1000;
  expect(new WorldClock({ nowMs: () => wall.ms }, stored).nowMs()).toBe(clock.nowMs());
});

test('a wall clock that is turned back holds nothing up: the world goes on from the moment seen last, never back', () => {
  const wall = { ms: 1_000_000 };
  const turns: number[] = [];
  const clock = new WorldClock({ nowMs: () => wall.ms }, undefined, (byMs) => turns.push(byMs));
  wall.ms += 86_400_000;
  expect(clock.nowMs()).toBe(87_400_000);
  wall.ms -= 86_400_000;
  expect(clock.nowMs()).toBe(87_400_000);
  wall.ms += 500;
  expect(clock.nowMs()).toBe(87_400_500);
  expect(turns).toEqual([86_400_000]);
});

test('a fast clock makes no leap when the wall clock is turned back', () => {
  const { wall, clock } = clockOnWall();
  clock.setRate(100);
  wall.ms += 10;
  const before = clock.nowMs();
  wall.ms -= 5000;
  expect(clock.nowMs()).toBe(before);
  wall.ms += 1;
  expect(clock.nowMs()).toBe(before + 100);
});
