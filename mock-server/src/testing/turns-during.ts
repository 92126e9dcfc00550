import type { TestContext } from 'vitest';

/**
 * How many turns of the event loop others get while some work is done. The longest of them stands beside the test in its
 * report, in processor time: how long it takes by the clock says more of the machine than of the work.
 */
export async function turnsDuring(
  work: () => Promise<unknown>,
  { annotate }: Pick<TestContext, 'annotate'>,
): Promise<number> {
  let [turns, longestUs, isDone] = [0, 0, false];
  let last = process.cpuUsage();
  const count = () => {
    const { user, system } = process.cpuUsage(last);
    longestUs = Math.max(longestUs, user + system);
    last = process.cpuUsage();
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  await work();
  isDone = true;
  await annotate(`${turns} turns, the longest hold ${(longestUs / 1000).toFixed(1)} ms of processor`);
  return turns;
}
