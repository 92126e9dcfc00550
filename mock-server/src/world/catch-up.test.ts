import { expect, test, vi } from 'vitest';
import { createTestWorld } from '../testing/test-server.ts';
import { catchUp, presentMs } from './catch-up.ts';

test('a call goes on waiting while more comes due before its turn', async () => {
  const world = createTestWorld();
  const { reachedMs } = world.timetable;
  const step = vi.spyOn(world.timetable, 'runStep').mockReturnValue({ isDone: true, events: [] });
  for (const isDone of [false, true, false]) step.mockReturnValueOnce({ isDone, events: [] });
  await catchUp(world);
  expect(presentMs(world)).toBe(reachedMs);
});
