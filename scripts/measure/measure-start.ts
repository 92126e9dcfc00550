import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../lib/project.mjs';
import { inMs, inTemporaryFolder, type Measured, medianOf, timesFloor } from './measured.ts';

const RUNS = 7;
const PORT = '28281';
const CURRENT_ISSUE = `http://127.0.0.1:${PORT}/player-api/player/game/findcurIssue.do`;

/**
 * Time to the first answered call, median of several runs: the built server process alone, on a database that exists
 * already and on a fresh one, which it creates and fills first; and a second `npm start`. The floor is a Node process that does nothing.
 */
export function measureStart(): Promise<Measured> {
  return inTemporaryFolder(async (folder) => {
    const env = { ...process.env, PORT, DATABASE_PATH: join(folder, 'start.sqlite') };
    const serverWith = (own: typeof env) => () =>
      firstAnswer(() =>
        spawn(process.execPath, ['mock-server/dist/main.js'], { cwd: ROOT, env: own, detached: true }),
      );
    const server = serverWith(env);
    const freshServer = serverWith({ ...env, DATABASE_PATH: ':memory:' });
    const npmStart = () => firstAnswer(() => spawn('npm', ['start'], { cwd: ROOT, env, detached: true }));
    const floorMs = await medianOf(RUNS, emptyProcess);
    await npmStart();
    const serverMs = await medianOf(RUNS, server);
    const freshMs = await medianOf(RUNS, freshServer);
    const npmStartMs = await medianOf(RUNS, npmStart);
    return {
      'server process alone': `${inMs(serverMs)} (${timesFloor(serverMs, floorMs)})`,
      'the same, a fresh database': `${inMs(freshMs)} (${timesFloor(freshMs, floorMs)})`,
      'second npm start': `${inMs(npmStartMs)} (${timesFloor(npmStartMs, floorMs)})`,
      'empty Node process (floor)': inMs(floorMs),
    };
  });
}

async function emptyProcess(): Promise<number> {
  const startMs = performance.now();
  await once(spawn(process.execPath, ['-e', '0']), 'exit');
  return performance.now() - startMs;
}

/** Milliseconds until the started process answers its first call; then ends it and waits until it is gone. */
async function firstAnswer(start: () => ChildProcess): Promise<number> {
  const startMs = performance.now();
  const child = start();
  const ended = once(child, 'exit');
  const exited = ended.then(() => {
    throw new Error('the server ended before it answered');
  });
  await Promise.race([untilAnswered(), exited]);
  const tookMs = performance.now() - startMs;
  exited.catch(() => undefined);
  // To the whole group, as Ctrl-C in a terminal: npm and its shell stand between here and the server.
  process.kill(-(child.pid ?? Number.NaN), 'SIGINT');
  await ended;
  await untilClosed();
  return tookMs;
}

async function untilAnswered(): Promise<void> {
  while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, 3));
}

async function untilClosed(): Promise<void> {
  while (await answers()) await new Promise((resolve) => setTimeout(resolve, 20));
}

async function answers(): Promise<boolean> {
  try {
    const response = await fetch(CURRENT_ISSUE, { method: 'POST', body: '{"lotteryId":"1"}' });
    return response.ok;
  } catch {
    return false;
  }
}
