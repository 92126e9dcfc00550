import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { imageOf, openImage } from '@canada28/db/database-image.ts';
import { startChild } from '@canada28/mock-server/kit/start-child.ts';
import { pinnedClock } from '@canada28/mock-server/world/clock.ts';
import { MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import { currentIssue } from './load.ts';
import { inTemporaryFolder, type Measured, processorTimeOf } from './measured.ts';
import { readHold, WATCHED_SERVER } from './watch.ts';
import { inFile, openAccounts, placeBets } from './world-in-file.ts';

/** 60 MB once they are settled: below the 64 above which no undo step is recorded. */
const BETS = 155_000;
const PLAYERS = 1000;
const IDLE_MS = 2000;
/** A Wednesday, 10:01 in Shanghai. */
const ON_SALE_MS = Date.UTC(2026, 8, 16, 2, 1);
/** Bytes of a refusal. */
const MOST_TOLD = 1000;

/** A server whose loop is watched, and the socket on which it tells of its longest hold. */
type Watched = { readonly url: string; readonly socketPath: string };

/** A call of a world; a body makes it a POST, unless its method is told. */
type WorldCall = {
  readonly world: string;
  readonly path: string;
  readonly method?: string;
  readonly body?: object;
};

/**
 * How long the event loop is held at most while each kind of long work is done in a world of 60 MB, in a file and in
 * memory, and how long cheap calls wait meanwhile, there and in another world. Floors of the same run: nothing is done;
 * the image of the world copied once into SQLite, and once out of it.
 */
export function measureHolds(): Promise<Measured> {
  return inTemporaryFolder(async (folder) => {
    const image = await largeImage();
    const socketPath = join(folder, 'holds');
    const settings = { HOST: '127.0.0.1', PORT: '0', DATABASE_PATH: join(folder, 'measured.sqlite') };
    const env = { ...settings, SNAPSHOT_MEGABYTES: '1000', WATCH_SOCKET: socketPath };
    const server = await startChild(env, WATCHED_SERVER);
    const watched = { url: server.url, socketPath };
    try {
      return {
        ...floorsOf(image),
        ...(await holdsOf(watched, 'nothing (floor)', ['default', 'default'], () => setTimeout(IDLE_MS))),
        ...(await holdsOfScenarios(watched)),
        ...(await holdsIn(watched, image, 'file')),
        ...(await holdsIn(watched, image, 'memory')),
      };
    } finally {
      await server.close();
    }
  });
}

function largeImage(): Promise<Buffer> {
  const wall = pinnedClock(ON_SALE_MS);
  return inFile(
    (world) => {
      placeBets(world, openAccounts(world, PLAYERS), world.config.firstIssueCode, BETS);
      world.timetable.runUntil(ON_SALE_MS + 10 * MINUTE_MS);
      return imageOf(world.db);
    },
    { wall },
  );
}

function floorsOf(image: Buffer): Measured {
  let db = openImage(image);
  db.close();
  const into = processorTimeOf(() => {
    db = openImage(image);
  });
  const outOf = processorTimeOf(() => imageOf(db));
  db.close();
  const megabytes = Math.round(image.length / 1e6);
  return {
    [`${megabytes} MB into SQLite, out of it (floor)`]: `${into.toFixed(0)} and ${outOf.toFixed(0)} ms of processor`,
  };
}

async function holdsOfScenarios(watched: Watched): Promise<Measured> {
  const measured: Record<string, string> = {};
  for (const scenario of ['fresh-install', 'a-week-of-history', 'long-history', 'sales-evening']) {
    const make = () => control(watched, { world: 'default', path: 'worlds', body: { scenario } });
    Object.assign(measured, await holdsOf(watched, `scenario ${scenario}`, ['default', 'default'], make));
  }
  return measured;
}

async function holdsIn(watched: Watched, image: Buffer, place: 'file' | 'memory'): Promise<Measured> {
  const [world, calm, copy] = [`large-${place}`, `calm-${place}`, `copy-${place}`] as const;
  const keep = place === 'file';
  for (const name of [world, calm])
    await control(watched, { world: calm, path: 'worlds', body: { name, scenario: 'new-player', keep } });
  const works: Readonly<Record<string, Omit<WorldCall, 'world'> & { readonly world?: string }>> = {
    'upload and its audit': { path: 'snapshots/file?name=loaded', body: image },
    'restore in a small world': { path: 'snapshots/loaded/restore', body: {} },
    'restore in a large world': { path: 'snapshots/loaded/restore', body: {} },
    back: { path: 'clock', body: { back: true } },
    'a change, with its undo step': { path: 'clock', body: { advance: 1000 } },
    'the next change': { path: 'clock', body: { advance: 1000 } },
    save: { path: 'snapshots', body: { name: 'saved' } },
    download: { path: 'snapshots/saved/file' },
    'copy the world': { path: 'worlds', body: { name: copy, snapshot: 'saved', keep } },
    'open the copy': {
      path: `../player-api/player/${currentIssue.path}`,
      body: currentIssue.body,
      world: copy,
    },
    'reset the copy': { path: `worlds/${copy}/reset`, body: {} },
    'delete the copy': { path: `worlds/${copy}`, method: 'DELETE' },
    'a scenario in its place': { path: 'scenario', body: { name: 'sealed' } },
    'back from it': { path: 'clock', body: { back: true } },
    'a move of 60 days': { path: 'clock', body: { advance: '60d' } },
  };
  const measured: Record<string, string> = {};
  for (const [name, work] of Object.entries(works)) {
    const carryOut = () => control(watched, { world, ...work });
    Object.assign(measured, await holdsOf(watched, `${place}: ${name}`, [calm, world], carryOut));
  }
  return measured;
}

/** The longest hold while something is done, and how long calls wait in another world and in the one that it is done in. */
async function holdsOf(
  watched: Watched,
  what: string,
  worlds: readonly [other: string, own: string],
  work: () => Promise<unknown>,
): Promise<Measured> {
  await readHold(watched.socketPath);
  const end = new AbortController();
  const waits = worlds.map((world) => waitsIn(watched, world, end.signal));
  const startMs = performance.now();
  await work().finally(() => end.abort());
  const tookMs = performance.now() - startMs;
  const [other, own] = (await Promise.all(waits)).map(inWords);
  const { ms, ownMs } = await readHold(watched.socketPath);
  return {
    [what]: `held ${ownMs.toFixed(0)} ms (by the clock ${ms.toFixed(0)}) of ${tookMs.toFixed(0)}; calls wait ${other} elsewhere, ${own} there`,
  };
}

async function waitsIn(watched: Watched, world: string, signal: AbortSignal): Promise<number[]> {
  const waits: number[] = [];
  do {
    const startMs = performance.now();
    await send(`${watched.url}/player-api/player/${currentIssue.path}`, { world, ...currentIssue });
    waits.push(performance.now() - startMs);
  } while (!signal.aborted);
  return waits;
}

/** The longest one, and the one that one in a hundred is longer than. */
function inWords(waits: readonly number[]): string {
  const sorted = waits.toSorted((one, other) => other - one);
  const inHundred = sorted[Math.floor(sorted.length / 100)] ?? 0;
  return `${sorted[0]?.toFixed(0)} (99 in 100: ${inHundred.toFixed(0)})`;
}

async function control({ url }: Watched, call: WorldCall): Promise<void> {
  const { isOk, text } = await send(`${url}/__mock/${call.path}`, call);
  if (!isOk) throw new Error(`${call.path} was refused: ${text}`);
}

async function send(
  url: string,
  { world, method, body }: WorldCall,
): Promise<{ readonly isOk: boolean; readonly text: string }> {
  const isFile = Buffer.isBuffer(body);
  const type = isFile ? 'application/octet-stream' : 'application/json';
  const response = await fetch(url, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: { 'x-world': world, ...(body !== undefined && { 'content-type': type }) },
    ...(body !== undefined && { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
  });
  const bytes = await response.arrayBuffer();
  return { isOk: response.ok, text: String(Buffer.from(bytes).subarray(0, MOST_TOLD)) };
}
