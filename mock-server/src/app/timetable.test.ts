import { expect, test } from 'vitest';
import { createTestWorld, TEST_NOW_MS } from '../testing/test-server.ts';
import { type TimedTask, Timetable } from './timetable.ts';
import { getWorldFact, setWorldFact } from './world-facts.ts';

/** A task that is due at the given moments, one after the other. */
function taskAt(name: string, dueAtMs: number[], log: string[]): TimedTask {
  return {
    name,
    nextDueMs: () => dueAtMs[0],
    run: ({ clock, db }) => {
      log.push(`${name} ${clock.nowMs() - TEST_NOW_MS}`);
      dueAtMs.shift();
      setWorldFact(db, 'replay-position', String(log.length));
      return `done ${name}`;
    },
  };
}

const at = (...offsets: number[]) => offsets.map((offset) => TEST_NOW_MS + offset);

test('what is due runs in the order of its times, of equal times in the order of the list, each at its own moment', () => {
  const world = createTestWorld();
  const log: string[] = [];
  const timetable = new Timetable([taskAt('a', at(2, 5, 9), log), taskAt('b', at(1, 5), log)]);
  const happened = timetable.runUntil(world, TEST_NOW_MS + 8);
  expect(log).toEqual(['b 1', 'a 2', 'a 5', 'b 5']);
  expect(happened[0]).toEqual({ atMs: TEST_NOW_MS + 1, what: 'b', detail: 'done b' });
  expect(timetable.nextDueMs(world)).toBe(TEST_NOW_MS + 9);
  expect(timetable.reachedMs).toBe(TEST_NOW_MS + 8);
});

test('a task that fails is rolled back, stops the rest and is tried again', () => {
  const world = createTestWorld();
  let isBroken = true;
  let isDone = false;
  const log: string[] = [];
  const failing: TimedTask = {
    name: 'failing',
    nextDueMs: () => (isDone ? undefined : TEST_NOW_MS),
    run: ({ db }) => {
      setWorldFact(db, 'replay-position', '7');
      if (isBroken) throw new Error('disk full');
      isDone = true;
      return undefined;
    },
  };
  const timetable = new Timetable([failing, taskAt('later', at(1), log)]);
  expect(() => timetable.runUntil(world, TEST_NOW_MS)).toThrow('disk full');
  expect(() => timetable.runUntil(world, TEST_NOW_MS)).toThrow('disk full');
  expect(getWorldFact(world.db, 'replay-position')).toBeUndefined();
  expect(log).toEqual([]);
  isBroken = false;
  timetable.runUntil(world, TEST_NOW_MS);
  expect(getWorldFact(world.db, 'replay-position')).toBe('7');
  timetable.runUntil(world, TEST_NOW_MS + 1);
  expect(log).toEqual(['later 1']);
});

/** A task that counts up in the database once a ms, up to `last`; from `failsAt` on it fails. */
function countingTask(last: number, failsAt = Number.POSITIVE_INFINITY): TimedTask {
  const count = (db: Parameters<typeof getWorldFact>[0]) => Number(getWorldFact(db, 'replay-position') ?? 0);
  return {
    name: 'counted',
    nextDueMs: ({ db }) => (count(db) < last ? TEST_NOW_MS + count(db) : undefined),
    run: ({ db }) => {
      const next = count(db) + 1;
      setWorldFact(db, 'replay-position', String(next));
      if (next >= failsAt) throw new Error('disk full');
      return String(next);
    },
  };
}

test('what succeeded before a task that fails is kept', () => {
  const world = createTestWorld();
  const timetable = new Timetable([countingTask(500, 250)]);
  expect(() => timetable.runUntil(world, TEST_NOW_MS + 1000)).toThrow('disk full');
  expect(getWorldFact(world.db, 'replay-position')).toBe('249');
  expect(timetable.reachedMs).toBe(TEST_NOW_MS + 248);
  expect(timetable.nextDueMs(world)).toBe(TEST_NOW_MS + 249);
});

test('a step ends when its time is over, at the earliest after one task, and the next goes on there', () => {
  const world = createTestWorld();
  const timetable = new Timetable([countingTask(5)]);
  const limit = { untilMs: TEST_NOW_MS + 10, isOver: () => true };
  const first = timetable.runStep(world, limit);
  expect(first).toEqual({ happened: [{ atMs: TEST_NOW_MS, what: 'counted', detail: '1' }], isDone: false });
  expect(timetable.reachedMs).toBe(TEST_NOW_MS);
  let steps = 1;
  while (!timetable.runStep(world, limit).isDone) steps += 1;
  expect(steps).toBe(4);
  expect(timetable.reachedMs).toBe(TEST_NOW_MS + 10);
});

test('the tasks are asked what comes next only after something was written, whoever wrote it', () => {
  const world = createTestWorld();
  let looks = 0;
  const task: TimedTask = {
    name: 'far',
    nextDueMs: () => {
      looks += 1;
      return TEST_NOW_MS + 1000;
    },
    run: () => undefined,
  };
  const timetable = new Timetable([task]);
  for (let count = 0; count < 5; count++) timetable.runUntil(world, TEST_NOW_MS);
  expect(looks).toBe(1);
  setWorldFact(world.db, 'replay-position', '1');
  timetable.runUntil(world, TEST_NOW_MS);
  expect(looks).toBe(2);
});
