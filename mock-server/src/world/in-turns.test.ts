import { expect, test } from 'vitest';
import { createTestWorld } from '../testing/test-server.ts';
import { inTurns } from './in-turns.ts';
import { WorldEndedError } from './take-step.ts';

test('a long work ends with its world, however short the step was in which that ended', async () => {
  const world = createTestWorld();
  const done: string[] = [];
  function* steps() {
    done.push('first');
    world.db.close();
    yield;
    done.push('second');
  }
  await expect(inTurns(steps(), { world })).rejects.toThrow(WorldEndedError);
  expect(done).toEqual(['first']);
});
