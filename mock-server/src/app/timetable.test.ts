import { expect, test } from 'vitest';
import { createTestWorld, TEST_NOW_MS } from '../testing/test-server.ts';
import { type TimedTask, Timetable } from './timetable.ts';
import { getWorldFact, setWorldFact } from './world-facts.ts';

/** A task that is due at the given moments, one after the other. */
function taskAt(name: string, dueAtMs: number[], log: string[]): TimedTask {
  return {
    name,
    nextDueMs: () => dueAtMs[0],
    run: ({ clock }) => {
      log.push(`${name} ${clock.nowMs() - TEST_NOW_MS}`);
      dueAtMs.shift();
      return `done ${name}`;
    },
  };
}

test('what is due runs in the order of its times, of equal times in the order of the list, each at its own moment', () => {
  const world = createTestWorld();
  const log: string[] = [];
  const at = (...offsets: number[]) => offsets.map((offset) => TEST_NOW_MS + offset);
  const timetable = new Timetable([taskAt('a', at(2, 5, 9), log), taskAt('b', at(1, 5), log)]);
  const happened = timetable.runUntil(world, TEST_NOW_MS + 8);
  expect(log).toEqual(['b 1', 'a 2', 'a 5', 'b 5']);
  expect(happened[0]).toEqual({ atMs: TEST_NOW_MS + 1, what: 'b', detail: 'done b' });
  expect(timetable.nextDueMs(world)).toBe(TEST_NOW_MS + 9);
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
  const timetable = new Timetable([failing, taskAt('later', [TEST_NOW_MS], log)]);
  expect(() => timetable.catchUp(world)).toThrow('disk full');
  expect(() => timetable.catchUp(world)).toThrow('disk full');
  expect(getWorldFact(world.db, 'replay-position')).toBeUndefined();
  expect(log).toEqual([]);
  isBroken = false;
  timetable.catchUp(world);
  expect(getWorldFact(world.db, 'replay-position')).toBe('7');
  expect(log).toEqual(['later 0']);
});

test('what another process did between the look and the transaction is not done again', () => {
  const world = createTestWorld();
  const answers = [TEST_NOW_MS, TEST_NOW_MS + 1000, undefined];
  let runs = 0;
  const contested: TimedTask = {
    name: 'contested',
    nextDueMs: () => answers.shift(),
    run: () => {
      runs += 1;
      return undefined;
    },
  };
  new Timetable([contested]).runUntil(world, TEST_NOW_MS);
  expect(runs).toBe(0);
});

test('the database is asked what comes next only after something changed', () => {
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
  for (let count = 0; count < 5; count++) timetable.catchUp(world);
  expect(looks).toBe(1);
  timetable.reconsider();
  timetable.catchUp(world);
  expect(looks).toBe(2);
});

test('whoever waits for the next task hears that it may have come nearer', () => {
  const timetable = new Timetable([]);
  let calls = 0;
  timetable.onChange(() => {
    calls += 1;
  });
  timetable.reconsider();
  expect(calls).toBe(1);
});
