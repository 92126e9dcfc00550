import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startChild } from '@canada28/mock-server/kit/start-child.ts';
import { currentIssue, post } from './load.ts';
import { inMs, inTemporaryFolder, type Measured, timesFloor } from './measured.ts';
import { collectGarbage, WATCHED_SERVER } from './watch.ts';

const WORLDS = 1000;
/** What each takes is measured while none of them was left for a minute, however slow the machine is. */
const WORLDS_WEIGHED = 200;
/** Before them: what the code takes that makes and opens worlds is no world's. */
const WORLDS_BEFORE = 100;
/** Worlds are closed a minute after their last call, when they are looked at each minute. */
const LEFT_SECONDS = 150;
/** The server looks for memory to give back each minute. */
const IDLE_SECONDS = 65;
/** Of a body and its reply; together more than a journal may take. */
const BODY_CHARACTERS = 50_000;
const ENTRIES = 3000;
const PAGE = 50;
const PAGES = 20;

/** What an hour at ×100 is to a world. */
const HOURS_OF_WORLD = 100;
const GROWTH_ROUNDS = 4;

const SETTINGS = { HOST: '127.0.0.1', PORT: '0', DATABASE_PATH: ':memory:' };
const LONG_JOURNAL = { JOURNAL_LENGTH: '100000' };

/** What the built server takes of memory (resident set): idle, with a full journal, with many worlds, and once they are left. */
export async function measureMemory(): Promise<Measured> {
  return {
    ...(await measureFloor()),
    ...(await measureServer()),
    ...(await weighWorlds()),
    ...(await measureFullJournal()),
    ...(await measureGrowth()),
  };
}

type Server = Awaited<ReturnType<typeof startChild>>;

async function withServer(
  measure: (server: Server) => Promise<Measured>,
  settings: Readonly<Record<string, string>> = {},
  program?: string,
): Promise<Measured> {
  const server = await startChild({ ...SETTINGS, ...settings }, program);
  try {
    return await measure(server);
  } finally {
    await server.close();
  }
}

async function measureFloor(): Promise<Measured> {
  const empty = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await setTimeout(1000);
  const floor = residentBytes(empty.pid);
  empty.kill();
  await once(empty, 'exit');
  return { 'idle: an empty Node process (floor)': inMegabytes(floor) };
}

/** Idle, and with a thousand worlds that were called once each: while they are open, and after nothing came to them for a while. */
function measureServer(): Promise<Measured> {
  return withServer(async (server) => {
    const { url, pid } = server;
    const started = residentBytes(pid);
    for (let call = 0; call < 500; call++) await post(url, currentIssue);
    await setTimeout(IDLE_SECONDS * 1000);
    const idle = residentBytes(pid);
    return {
      'idle: at the first answer': inMegabytes(started),
      'idle: a minute later, after 500 calls': inMegabytes(idle),
      ...(await measureLeftWorlds(server, idle)),
    };
  });
}

async function measureLeftWorlds({ url, pid }: Server, idle: number): Promise<Measured> {
  await openWorlds(url, 1, WORLDS);
  const open = residentBytes(pid) - idle;
  await setTimeout(LEFT_SECONDS * 1000);
  const left = residentBytes(pid) - idle;
  return {
    [`worlds: ${WORLDS} opened, above idle`]: inMegabytes(open),
    'worlds: left for two minutes, above idle': inMegabytes(left),
  };
}

/** A world that was called once, without the garbage that its calls left. */
function weighWorlds(): Promise<Measured> {
  return inTemporaryFolder((folder) => {
    const socketPath = join(folder, 'watch');
    const weigh = async ({ url, pid }: Server) => {
      await openWorlds(url, 1, WORLDS_BEFORE);
      const before = await residentInUse(socketPath, pid);
      await openWorlds(url, WORLDS_BEFORE + 1, WORLDS_WEIGHED);
      const each = ((await residentInUse(socketPath, pid)) - before) / WORLDS_WEIGHED;
      const image = await imageBytes(url, 'w1');
      return {
        [`worlds: each of ${WORLDS_WEIGHED}`]: `${inKilobytes(each)}, ${(each / image).toFixed(2)} × its image`,
      };
    };
    return withServer(weigh, { WATCH_SOCKET: socketPath }, WATCHED_SERVER);
  });
}

async function openWorlds(url: string, first: number, count: number): Promise<void> {
  for (let number = first; number < first + count; number++) {
    const name = `w${number}`;
    await control(url, '/worlds', { name });
    await post(url, { ...currentIssue, headers: { 'x-world': name } });
  }
}

async function residentInUse(socketPath: string, pid: number | undefined): Promise<number> {
  await collectGarbage(socketPath);
  return residentBytes(pid);
}

/** Long bodies, more than the journals may take together. */
function measureFullJournal(): Promise<Measured> {
  return withServer(async ({ url, pid }) => {
    const before = residentBytes(pid);
    await sendBodies(url, PAGE);
    const short = await timeOfPage(url);
    await sendBodies(url, ENTRIES);
    const full = residentBytes(pid);
    const { total, forgotten } = await journalPage(url);
    const page = await timeOfPage(url);
    const held = await longestWait(url, () => takeHar(url));
    return {
      [`journal: entries of ${inKilobytes(BODY_CHARACTERS)}`]: `${total} remembered, ${forgotten} forgotten`,
      'journal: taken by them': inMegabytes(full - before),
      [`journal: a page of ${PAGE} of ${PAGE} (floor)`]: inMs(short),
      [`journal: a page of ${PAGE} of all`]: `${inMs(page)} (${timesFloor(page, short)})`,
      'journal: longest wait of a call while its HAR is taken': inMs(held),
    };
  }, LONG_JOURNAL);
}

async function sendBodies(url: string, count: number): Promise<void> {
  const body = { lotteryId: '1', text: 'x'.repeat(BODY_CHARACTERS) };
  for (let sent = 0; sent < count; sent += 10)
    await Promise.all(Array.from({ length: 10 }, () => send(url, body)));
}

/** An evening of eight players who bet by themselves, its journal followed: an hour at ×100, in less time. */
function measureGrowth(): Promise<Measured> {
  return withServer(async ({ url, pid }) => {
    const headers = { 'x-world': 'evening' };
    await control(url, '/worlds', { name: 'evening', scenario: 'sales-evening', rate: 0 });
    const before = await imageBytes(url, 'evening');
    const following = new AbortController();
    const followed = await fetch(`${url}/__mock/journal/stream`, { headers, signal: following.signal });
    const drained = drain(followed);
    await control(url, '/clock', { rate: (HOURS_OF_WORLD * 3600) / (GROWTH_ROUNDS * IDLE_SECONDS) }, headers);
    const resident: string[] = [];
    for (let round = 0; round < GROWTH_ROUNDS; round++) {
      await setTimeout(IDLE_SECONDS * 1000);
      resident.push(inMegabytes(residentBytes(pid)));
    }
    const after = await imageBytes(url, 'evening');
    following.abort();
    await drained;
    return {
      [`growth: ${HOURS_OF_WORLD} h of background players, each ${HOURS_OF_WORLD / GROWTH_ROUNDS} h`]:
        resident.join(', '),
      'growth: the image of the world meanwhile': `${inMegabytes(before)} to ${inMegabytes(after)}`,
    };
  });
}

async function control(url: string, path: string, body: object, headers = {}): Promise<void> {
  const { headers: json, ...request } = postOf(body);
  const reply = await fetch(`${url}/__mock${path}`, { ...request, headers: { ...json, ...headers } });
  if (!reply.ok) throw new Error(`${path} was refused: ${await reply.text()}`);
  await reply.arrayBuffer();
}

async function drain({ body }: Response): Promise<void> {
  try {
    for await (const _ of body ?? []);
  } catch {
    // It was aborted.
  }
}

async function send(url: string, body: object): Promise<void> {
  await (await fetch(`${url}/player-api/player/${currentIssue.path}`, postOf(body))).arrayBuffer();
}

function postOf(body: object) {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

async function journalPage(url: string): Promise<{ total: number; forgotten: number }> {
  const reply = await fetch(`${url}/__mock/journal?pageSize=${PAGE}`);
  const { data } = (await reply.json()) as { data: { total: number; forgotten: number } };
  return data;
}

async function timeOfPage(url: string): Promise<number> {
  const startMs = performance.now();
  for (let page = 0; page < PAGES; page++) await journalPage(url);
  return (performance.now() - startMs) / PAGES;
}

async function takeHar(url: string): Promise<void> {
  await drain(await fetch(`${url}/__mock/journal/har`));
}

/** How long a call waited at most while some work was done. */
async function longestWait(url: string, work: () => Promise<void>): Promise<number> {
  let isDone = false;
  const worked = work().finally(() => {
    isDone = true;
  });
  let longestMs = 0;
  while (!isDone) {
    const startMs = performance.now();
    await post(url, currentIssue);
    longestMs = Math.max(longestMs, performance.now() - startMs);
  }
  await worked;
  return longestMs;
}

async function imageBytes(url: string, world: string): Promise<number> {
  const headers = { 'x-world': world };
  const name = `image-${Date.now()}`;
  await control(url, '/snapshots', { name }, headers);
  const file = await fetch(`${url}/__mock/snapshots/${name}/file`, { headers });
  return (await file.arrayBuffer()).byteLength;
}

function residentBytes(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024;
}

function inMegabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(bytes < 1e6 ? 2 : 0)} MB`;
}

function inKilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`;
}
