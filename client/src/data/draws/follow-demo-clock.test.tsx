import { SECOND_MS } from '@canada28/shared/units-of-time.ts';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { http } from '../../lib/api-client.ts';
import { serverClock } from '../../lib/server-clock.ts';
import { useWorld } from '../../lib/world.store.ts';
import { followDemoClock } from './follow-demo-clock.ts';
import { currentIssueQuery } from './issue.queries.ts';

const NOON = Date.UTC(2026, 4, 4, 4);

let clockMs = NOON;

/** The head of the page, as a demo whose clock stands still gives it. */
function answerHeads(crowdMs = '') {
  return vi.spyOn(http, 'head').mockImplementation(async () => ({
    headers: { 'x-demo': 'default', 'x-demo-clock': `${clockMs};rate=0`, 'x-demo-crowd': crowdMs },
  }));
}

beforeEach(() => {
  vi.useFakeTimers();
  clockMs = NOON;
});

afterEach(() => {
  vi.useRealTimers();
  serverClock.distrust();
});

test.each([
  ['ahead', 60 * SECOND_MS],
  ['back', -60 * SECOND_MS],
])('a clock of a demo that is moved %s is followed within a second', async (_way, stepMs) => {
  answerHeads();
  const client = new QueryClient();
  const look = vi.spyOn(client, 'refetchQueries').mockResolvedValue();
  useWorld.setState({ name: 'default' });
  const stop = followDemoClock(client);
  await vi.advanceTimersByTimeAsync(SECOND_MS);
  look.mockClear();
  await vi.advanceTimersByTimeAsync(10 * SECOND_MS);
  expect(look).not.toHaveBeenCalled();
  clockMs += stepMs;
  await vi.advanceTimersByTimeAsync(SECOND_MS);
  expect(look).toHaveBeenCalledTimes(1);
  expect(look.mock.calls[0]?.[0]).toMatchObject({ queryKey: currentIssueQuery.queryKey });
  stop();
});

test('a server without the mark of a demo is never asked for its clock', async () => {
  const head = answerHeads();
  const stop = followDemoClock(new QueryClient());
  await vi.advanceTimersByTimeAsync(60 * SECOND_MS);
  expect(head).not.toHaveBeenCalled();
  stop();
});

test.each([
  ['few', '', 100],
  ['many', '5000', 12],
])('of %s clients each looks as often as the server can serve all', async (_, crowdMs, looks) => {
  const head = answerHeads(crowdMs);
  useWorld.setState({ name: 'default' });
  const stop = followDemoClock(new QueryClient());
  await vi.advanceTimersByTimeAsync(60 * SECOND_MS);
  expect(head).toHaveBeenCalledTimes(looks);
  stop();
});
