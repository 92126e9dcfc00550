import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Figures of one measurement, in the order in which they are shown. */
export type Measured = Readonly<Record<string, string>>;

/** The middle value of several runs: one slow run on a busy machine does not count. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The median of so many runs, one after the other. */
export async function medianOf(runs: number, run: () => Promise<number>): Promise<number> {
  const values: number[] = [];
  while (values.length < runs) values.push(await run());
  return median(values);
}

/** Processor time of this process since now, ms. */
export function processorTime(): () => number {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
}

/** Processor time of some work, ms: others may use the machine. */
export function processorTimeOf(work: () => void): number {
  const used = processorTime();
  work();
  return used();
}

/** Processor time that another process has used until now, all its threads, ms; where the system (Linux) tells it, else NaN. */
export function processorTimeOfProcess(pid: number | undefined): number {
  const tasks = `/proc/${pid}/task`;
  if (!existsSync(tasks)) return Number.NaN;
  const ofTask = (task: string) => Number(readFileSync(`${tasks}/${task}/schedstat`, 'latin1').split(' ')[0]);
  return readdirSync(tasks).reduce((sum, task) => sum + ofTask(task), 0) / 1e6;
}

/** Gives `work` a new folder, and deletes it. */
export async function inTemporaryFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'canada28-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Milliseconds for people. */
export function inMs(value: number): string {
  return `${Math.round(value).toLocaleString('en')} ms`;
}

/** How many times as much as the floor measured in the same run: machines differ, ratios much less. */
export function timesFloor(value: number, floor: number): string {
  return `${(value / floor).toFixed(1)} × floor`;
}
