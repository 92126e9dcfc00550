import type { World } from '@canada28/mock-server/kit/testing.ts';
import type { Issue } from '@canada28/shared/contract/issue.ts';

/** Stops the clock of a world ten seconds into a sale, so that the test alone decides when time passes. */
export async function freezeInSale(world: World): Promise<Issue> {
  await world.clock.freeze();
  // Past the daily break, wherever the test's day began.
  let issue = await world.currentIssue();
  while (issue.status === 0) {
    await world.clock.advance(600_000);
    issue = await world.currentIssue();
  }
  const nowMs = issue.serverTimeMs ?? 0;
  await world.clock.advance(Math.max(0, issue.drawAtMs + 10_000 - nowMs));
  const next = await world.currentIssue();
  return next.status === 1 ? next : freezeInSale(world);
}
