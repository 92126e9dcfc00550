import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { moveClock } from '../control/time/move-clock.ts';
import { listDrawnIssues } from '../features/draws/draws.repository.ts';
import { createTestWorld, createTestWorlds } from '../testing/test-server.ts';
import { wallClock } from '../world/clock.ts';
import type { World } from '../world/world.ts';
import { watchWorld } from './scheduler.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 8, 16, 2, 1, 0) });
  onTestFinished(() => {
    vi.useRealTimers();
  });
});

function hostedOf(world: World) {
  const [hosted] = createTestWorlds(world).all;
  if (hosted === undefined) throw new Error('it was added');
  return hosted;
}

function watched() {
  const world = createTestWorld({ wall: wallClock });
  const errors: unknown[] = [];
  const logError = (error: unknown) => errors.push(error);
  const endWatch = watchWorld(hostedOf(world), logError);
  onTestFinished(endWatch);
  return { world, endWatch, errors };
}

const newest = ({ db }: World) => listDrawnIssues(db, 1)[0]?.issueCode;

test('draws happen by themselves, at their second', () => {
  const { world } = watched();
  vi.advanceTimersByTime(149_999);
  expect(newest(world)).toBe('3184206');
  vi.advanceTimersByTime(1);
  expect(newest(world)).toBe('3184207');
  expect(listDrawnIssues(world.db, 1)[0]?.state).toBe('settled');
  vi.advanceTimersByTime(3_600_000);
  expect(newest(world)).toBe('3184224');
});

test('a machine that slept catches up within a second of waking', () => {
  const { world } = watched();
  vi.advanceTimersByTime(10);
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(1000);
  expect(newest(world)).toBe('3184223');
});

test('a clock that runs faster draws sooner, a frozen one not at all', () => {
  const { world } = watched();
  moveClock(world, { rate: 100 });
  vi.advanceTimersByTime(1500);
  expect(newest(world)).toBe('3184207');
  moveClock(world, { freeze: true });
  vi.advanceTimersByTime(3_600_000);
  expect(newest(world)).toBe('3184207');
  moveClock(world, { resume: true });
  vi.advanceTimersByTime(210_000);
  expect(newest(world)).toBe('3184208');
});

test('a task that fails is reported and tried again every second until it succeeds', () => {
  const { world, errors } = watched();
  world.db.exec(`CREATE TRIGGER disk_full BEFORE UPDATE OF state ON issues WHEN NEW.state = 'settled'
    BEGIN SELECT RAISE(ABORT, 'disk full'); END`);
  vi.advanceTimersByTime(152_500);
  expect(errors.map(String)).toEqual(Array(3).fill('SqliteError: disk full'));
  expect(listDrawnIssues(world.db, 1)[0]?.state).toBe('drawn');
  world.db.exec('DROP TRIGGER disk_full');
  vi.advanceTimersByTime(1000);
  expect(errors).toHaveLength(3);
  expect(listDrawnIssues(world.db, 1)[0]?.state).toBe('settled');
});

test('when the watch has ended nothing more happens by itself', () => {
  const { world, endWatch } = watched();
  endWatch();
  moveClock(world, { advance: 0 });
  vi.advanceTimersByTime(3_600_000);
  expect(newest(world)).toBe('3184206');
  expect(vi.getTimerCount()).toBe(0);
});
