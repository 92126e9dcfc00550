import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { paced } from './paced.ts';
import { serverClock } from './server-clock.ts';
import { useWorld } from './world.store.ts';

let done = 0;
let client = {};
const ask = paced(() => {
  done += 1;
});

beforeEach(() => {
  done = 0;
  client = {};
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
});

const runsAt = (rate: number) => {
  vi.spyOn(serverClock, 'rate').mockReturnValue(rate);
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
};

test.each([1, 1000])('what is asked for several times at once is done once, at rate %i', async (rate) => {
  runsAt(rate);
  ask(client);
  ask(client);
  await vi.advanceTimersByTimeAsync(5000);
  expect(done).toBe(1);
});

test('on a fast clock it is done once a second at most, and never forgotten', async () => {
  runsAt(1000);
  for (let count = 0; count < 45; count++) {
    ask(client);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(done).toBe(5);
  await vi.advanceTimersByTimeAsync(5000);
  expect(done).toBe(6);
});

test('on a clock like any other it is done each time', async () => {
  runsAt(1);
  for (let count = 0; count < 5; count++) {
    ask(client);
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(done).toBe(5);
});

test.each([500, 10_000])('in a crowd of %i ms it is done a round later, once', async (crowdMs) => {
  runsAt(1);
  useWorld.setState({ crowdMs });
  onTestFinished(() => useWorld.setState({ crowdMs: 0 }));
  ask(client);
  await vi.advanceTimersByTimeAsync(crowdMs - 1);
  expect(done).toBe(0);
  ask(client);
  await vi.advanceTimersByTimeAsync(2);
  expect(done).toBe(1);
});
