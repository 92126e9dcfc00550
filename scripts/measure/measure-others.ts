import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { SERVER_PROGRAM } from '@canada28/mock-server/project-folders.ts';
import autocannon from 'autocannon';
import { inMs, inTemporaryFolder, type Measured, median } from './measured.ts';
import { fetchTool, NOT_TO_BE_HAD } from './others/optional-tool.ts';

const PORT = 28_282;
const RUNS = 3;
const SECONDS = 4;
const CONNECTIONS = 50;
const START_LIMIT_MS = 60_000;
const PATH = '/player-api/player/game/findcurIssue.do';

/** What another mock answers: a fixed issue, as ours tells one. */
const ISSUE = {
  id: 1,
  issueCode: '3184207',
  lotteryid: '1',
  saleStartTime: 1_789_524_060_000,
  saleEndTime: 1_789_524_240_000,
  saleDrawTime: 1_789_524_270_000,
  issueStatus: 1,
};

type Rival = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly words: readonly string[];
};

/**
 * The built server beside json-server and Mockoon doing their nearest equivalent of telling the current issue: a fixed
 * row, and a fixed reply. Both are optional downloads.
 */
export function measureOthers(): Promise<Measured> {
  return inTemporaryFolder(async (folder) => {
    const measured: Record<string, string> = {};
    const rivals = {
      'this mock': ownServer(),
      'json-server 0.17.4': jsonServer(folder),
      'Mockoon 9.9.0': mockoon(folder),
    };
    for (const [name, rival] of Object.entries(rivals))
      Object.assign(
        measured,
        rival === undefined ? { [name]: NOT_TO_BE_HAD } : await measureRival(name, rival),
      );
    return measured;
  });
}

function ownServer(): Rival {
  return { method: 'POST', path: PATH, words: [SERVER_PROGRAM] };
}

function jsonServer(folder: string): Rival | undefined {
  const program = fetchTool(join(folder, 'json-server'), 'json-server', '0.17.4', 'lib/cli/bin.js');
  if (program === undefined) return undefined;
  const rows = join(folder, 'rows.json');
  writeFileSync(rows, JSON.stringify({ issue: ISSUE }));
  return { method: 'GET', path: '/issue', words: [program, '--quiet', '--port', String(PORT), rows] };
}

function mockoon(folder: string): Rival | undefined {
  const program = fetchTool(join(folder, 'mockoon'), '@mockoon/cli', '9.9.0', 'bin/run.js');
  if (program === undefined) return undefined;
  const data = join(folder, 'mockoon.json');
  const response = { uuid: 'r', body: JSON.stringify(ISSUE), statusCode: 200, default: true };
  const route = { uuid: 'i', type: 'http', method: 'post', endpoint: PATH.slice(1), responses: [response] };
  writeFileSync(data, JSON.stringify({ uuid: 'e', name: 'issue', port: PORT, routes: [route] }));
  const words = ['start', '--data', data, '--port', String(PORT), '--repair', '--disable-log-to-file'];
  return { method: 'POST', path: PATH, words: [program, ...words] };
}

async function measureRival(name: string, rival: Rival): Promise<Measured> {
  const starts: number[] = [];
  const rates: number[] = [];
  while (starts.length < RUNS) {
    const startMs = performance.now();
    const child = spawn(process.execPath, rival.words, {
      env: { ...process.env, PORT: String(PORT), DATABASE_PATH: ':memory:' },
      stdio: 'ignore',
    });
    try {
      await untilAnswered(child, rival);
      starts.push(performance.now() - startMs);
      rates.push((await loadOf(rival)).requests.average);
    } finally {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
  }
  const perSecond = Math.round(median(rates)).toLocaleString('en');
  return { [`${name}: start, current issue`]: `${inMs(median(starts))}, ${perSecond} per second` };
}

async function untilAnswered(child: ChildProcess, rival: Rival): Promise<void> {
  const limit = performance.now() + START_LIMIT_MS;
  while (!(await answers(rival))) {
    if (child.exitCode !== null || performance.now() > limit) throw new Error('a server did not start');
    await setTimeout(3);
  }
}

async function answers({ method, path }: Rival): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${PORT}${path}`, request(method))).ok;
  } catch {
    return false;
  }
}

function request(method: Rival['method']) {
  if (method === 'GET') return { method };
  return { method, headers: { 'content-type': 'application/json' }, body: '{"lotteryId":"1"}' };
}

function loadOf({ method, path }: Rival): Promise<autocannon.Result> {
  const url = `http://127.0.0.1:${PORT}${path}`;
  return autocannon({ url, connections: CONNECTIONS, duration: SECONDS, ...request(method) });
}
