import { expect, onTestFinished, test } from 'vitest';
import { placeMs } from './crowd.ts';
import { useWorld } from './world.store.ts';

test('a client keeps its place within a second and a half, and in a crowd within the round of all', () => {
  onTestFinished(() => useWorld.setState({ crowdMs: 0 }));
  const place = placeMs() / 1500;
  expect(place).toBeGreaterThanOrEqual(0);
  expect(place).toBeLessThan(1);
  useWorld.setState({ crowdMs: 500 });
  expect(placeMs()).toBe(place * 1500);
  useWorld.setState({ crowdMs: 10_000 });
  expect(placeMs()).toBeCloseTo(place * 10_000);
});
