import { findCurrentIssueCall, findHistoryIssueCall } from '@canada28/shared/contract/draws.contract.ts';
import { drawnIssueToWire, ISSUE_STATUS, type Issue } from '@canada28/shared/contract/issue.ts';
import { type Query, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { wallClockMs } from '../../lib/device-clock.ts';
import { serverClock } from '../../lib/server-clock.ts';
import { useWorld } from '../../lib/world.store.ts';
import { startExampleServer } from '../../testing/example-server.ts';
import { testIssue } from '../../testing/test-issue.ts';
import { currentIssueQuery, useRecentIssues } from './issue.queries.ts';

type AskedIssue = Query<Issue, Error, Issue, readonly ['issue', 'current']>;

it.each([
  ['sealed', 'has come', [[testIssue.saleEndMs]]],
  ['selling', 'need not have come', []],
] as const)('of an issue that is %s the clock is told that the cutoff %s', async (status, _, told) => {
  const catchUpTo = vi.spyOn(serverClock, 'catchUpTo');
  const issue = drawnIssueToWire({ ...testIssue, status: ISSUE_STATUS[status] });
  await startExampleServer({ [findCurrentIssueCall.path]: issue });
  await new QueryClient().fetchQuery(currentIssueQuery);
  expect(catchUpTo.mock.calls).toEqual(told);
});

it.each([
  ['few clients is looked at every few seconds', 0, 5000],
  ['a crowd is looked at when something changes', 5000, 170_000],
])('the issue of a demo with %s', (_, crowdMs, leastMs) => {
  useWorld.setState({ name: 'default', crowdMs });
  vi.spyOn(serverClock, 'nowMs').mockReturnValue(testIssue.saleStartMs + 10_000);
  // Another test of this worker may have seen a clock that stands still.
  vi.spyOn(serverClock, 'rate').mockReturnValue(1);
  const state = { data: testIssue, status: 'success', dataUpdatedAt: wallClockMs() };
  const { refetchInterval } = currentIssueQuery;
  const waitMs = typeof refetchInterval === 'function' && refetchInterval({ state } as AskedIssue);
  expect(waitMs).toBeGreaterThanOrEqual(leastMs);
  expect(waitMs).toBeLessThan(leastMs + 400 + crowdMs);
});

it('issue and results are asked for by the rendering, before anything of the screen stands', async () => {
  const received = await startExampleServer({});
  function Screen() {
    useRecentIssues();
    return null;
  }
  // Renders alone: no effect is run.
  renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <Screen />
    </QueryClientProvider>,
  );
  await vi.waitFor(() => expect(received).toHaveLength(2));
  const asked = received.map(({ url }) => url?.split('/').at(-1));
  expect(new Set(asked)).toEqual(new Set([findCurrentIssueCall.path, findHistoryIssueCall.path]));
});
