import { findCurrentIssueCall } from '@canada28/shared/contract/draws.contract.ts';
import { drawnIssueToWire, ISSUE_STATUS } from '@canada28/shared/contract/issue.ts';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { serverClock } from '../../lib/server-clock.ts';
import { startExampleServer } from '../../testing/example-server.ts';
import { testIssue } from '../../testing/test-issue.ts';
import { currentIssueQuery } from './issue.queries.ts';

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
