import { listRows, runStatement } from '@canada28/db/prepared.ts';
import { expect, test } from 'vitest';
import { createTestTimetable, createTestWorld, TEST_NOW_MS } from '../testing/test-server.ts';
import type { WorldEvent } from './timetable.ts';
import type { World, WorldTask } from './world.ts';
import { getWorldFact, setWorldFact } from './world-facts.ts';

/** A world with a table of moments at which tasks are due. */
function worldWithMoments() {
  const world = createTestWorld();
  world.db.exec('CREATE TABLE moments (task TEXT, at_ms INTEGER)');
  return world;
}

/** A task that is due at the given moments, one after the other. */
function taskAt(world: World, name: string, dueAtMs: readonly number[]): WorldTask {
  for (const atMs of dueAtMs)
    runStatement(world.db, 'INSERT INTO moments VALUES (:name, :atMs)', { name, atMs });
  return {
    name,
    dueSql: `SELECT at_ms, '' FROM moments WHERE task = '${name}' ORDER BY at_ms LIMIT 1`,
    run: ({ clock, db }) => {
      const atMs = clock.nowMs();
      runStatement(db, 'DELETE FROM moments WHERE task = :name AND at_ms = :atMs', { name, atMs });
      return `${name} ${atMs - TEST_NOW_MS}`;
    },
  };
}

const told = (events: readonly WorldEvent[]) => events.map(({ detail }) => detail);

const at = (...offsets: number[]) => offsets.map((offset) => TEST_NOW_MS + offset);

test('what is due runs in the order of its times, of equal times in the order of the list, each at its own moment', () => {
  const world = worldWithMoments();
  const timetable = createTestTimetable(world, [
    taskAt(world, 'a', at(2, 5, 9)),
    taskAt(world, 'b', at(1, 5)),
  ]);
  const events = timetable.runUntil(TEST_NOW_MS + 8);
  expect(told(events)).toEqual(['b 1', 'a 2', 'a 5', 'b 5']);
  expect(events[0]).toEqual({ atMs: TEST_NOW_MS + 1, what: 'b', detail: 'b 1' });
  expect(timetable.nextDueMs).toBe(TEST_NOW_MS + 9);
  expect(timetable.reachedMs).toBe(TEST_NOW_MS + 8);
});

test('a task is told what its query found: it looks for nothing again', () => {
  const world = worldWithMoments();
  taskAt(world, 'Mei', at(7));
  taskAt(world, 'Sam', at(3));
  const greeting: WorldTask = {
    name: 'greeting',
    dueSql: 'SELECT at_ms, task FROM moments ORDER BY at_ms LIMIT 1',
    run: ({ db }, code) => {
      runStatement(db, 'DELETE FROM moments WHERE task = :code', { code });
      return `hello ${code}`;
    },
  };
  const events = createTestTimetable(world, [greeting]).runUntil(TEST_NOW_MS + 9);
  expect(told(events)).toEqual(['hello Sam', 'hello Mei']);
});

test('a task that fails is rolled back, stops the rest and is tried again', () => {
  const world = worldWithMoments();
  let isBroken = true;
  const sound = taskAt(world, 'failing', at(0));
  const failing: WorldTask = {
    ...sound,
    run: (context, code) => {
      const detail = sound.run(context, code);
      if (isBroken) throw new Error('disk full');
      return detail;
    },
  };
  const timetable = createTestTimetable(world, [failing, taskAt(world, 'later', at(0))]);
  expect(() => timetable.runUntil(TEST_NOW_MS)).toThrow('disk full');
  expect(() => timetable.runUntil(TEST_NOW_MS)).toThrow('disk full');
  expect(listRows(world.db, 'SELECT * FROM moments')).toHaveLength(2);
  isBroken = false;
  expect(told(timetable.runUntil(TEST_NOW_MS))).toEqual(['failing 0', 'later 0']);
});

/** A task that counts up in the database once a ms, up to `last`; from `failsAt` on it fails. */
function countingTask(last: number, failsAt = Number.POSITIVE_INFINITY): WorldTask {
  const count = (db: Parameters<typeof getWorldFact>[0]) => Number(getWorldFact(db, 'replay-position') ?? 0);
  return {
    name: 'counted',
    dueSql: `SELECT ${TEST_NOW_MS} + n, '' FROM (SELECT coalesce(
      (SELECT CAST(value AS INTEGER) FROM world_facts WHERE name = 'replay-position'), 0) AS n) WHERE n < ${last}`,
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
  const timetable = createTestTimetable(world, [countingTask(500, 250)]);
  expect(() => timetable.runUntil(TEST_NOW_MS + 1000)).toThrow('disk full');
  expect(getWorldFact(world.db, 'replay-position')).toBe('249');
  expect(timetable.reachedMs).toBe(TEST_NOW_MS + 248);
  expect(timetable.nextDueMs).toBe(TEST_NOW_MS + 249);
});

test('a step ends when its time is over, at the earliest after one task, and the next goes on there', () => {
  const world = createTestWorld();
  const timetable = createTestTimetable(world, [countingTask(5)]);
  const limit = { untilMs: TEST_NOW_MS + 10, isOver: () => true };
  const first = timetable.runStep(limit);
  expect(first).toEqual({ events: [{ atMs: TEST_NOW_MS, what: 'counted', detail: '1' }], isDone: false });
  expect(timetable.reachedMs).toBe(TEST_NOW_MS);
  let steps = 1;
  while (!timetable.runStep(limit).isDone) steps += 1;
  expect(steps).toBe(4);
  expect(timetable.reachedMs).toBe(TEST_NOW_MS + 10);
});

test('what comes next is looked up after any write', () => {
  const world = worldWithMoments();
  const timetable = createTestTimetable(world, [taskAt(world, 'a', at(9))]);
  expect(timetable.nextDueMs).toBe(TEST_NOW_MS + 9);
  taskAt(world, 'a', at(4));
  expect(timetable.nextDueMs).toBe(TEST_NOW_MS + 4);
});
