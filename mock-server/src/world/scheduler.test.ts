import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { moveClock } from '../control/time/move-clock.ts';
import { listDrawnIssues } from '../features/draws/draws.repository.ts';
import { createTestWorld } from '../testing/test-server.ts';
import { wallClock } from './clock.ts';
import { Scheduler } from './scheduler.ts';
import type { World } from './world.ts';
import { Worlds } from './worlds.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 8, 16, 2, 1, 0) });
  onTestFinished(() => {
    vi.useRealTimers();
  });
});

function scheduled() {
  const world = createTestWorld({ wall: wallClock });
  const worlds = new Worlds();
  worlds.add(world);
  const errors: unknown[] = [];
  const scheduler = new Scheduler(worlds, (error) => errors.push(error));
  scheduler.start();
  onTestFinished(() => scheduler.stop());
  return { world, scheduler, errors };
}

const newest = ({ db }: World) => listDrawnIssues(db, 1)[0]?.issue_code;

test('draws happen by themselves, at their second', () => {
  const { world } = scheduled();
  vi.advanceTimersByTime(149_999);
  expect(newest(world)).toBe('3184206');
  vi.advanceTimersByTime(1);
  expect(newest(world)).toBe('3184207');
  expect(listDrawnIssues(world.db, 1)[0]?.state).toBe('settled');
  vi.advanceTimersByTime(3_600_000);
  expect(newest(world)).toBe('3184224');
});

test('a machine that slept catches up within a second of waking', () => {
  const { world } = scheduled();
  vi.advanceTimersByTime(10);
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(1000);
  expect(newest(world)).toBe('3184223');
});

test('a clock that runs faster draws sooner, a frozen one not at all', () => {
  const { world } = scheduled();
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
  const { world, errors } = scheduled();
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

test('a stopped scheduler does nothing more', () => {
  const { world, scheduler } = scheduled();
  scheduler.stop();
  moveClock(world, { advance: 0 });
  vi.advanceTimersByTime(3_600_000);
  expect(newest(world)).toBe('3184206');
  expect(vi.getTimerCount()).toBe(0);
});
