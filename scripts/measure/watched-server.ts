import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { giveBackMemory } from '@canada28/db/give-back-memory.ts';
import { SERVER_PROGRAM } from '@canada28/mock-server/project-folders.ts';

/**
 * The built server, and beside it what watches its event loop: a GET on the socket that the environment names tells how
 * long the loop was held at most since the one before. A GET of `/collect` has its garbage collected first.
 */

/** In ms: by the clock, and without the time in which others had the processor, which says more on a busy machine. */
export type Hold = { readonly ms: number; readonly ownMs: number };

/** Where Linux tells for how many ns the first thread of this process ran, and waited for a processor that others had. */
const WAITED = '/proc/self/schedstat';

function now(): Hold {
  const waitedNs = existsSync(WAITED) ? Number(readFileSync(WAITED, 'latin1').split(' ')[1]) : 0;
  const ms = performance.now();
  return { ms, ownMs: ms - waitedNs / 1e6 };
}

let longest: Hold = { ms: 0, ownMs: 0 };
let last = now();

setInterval(() => {
  const { ms, ownMs } = now();
  longest = {
    ms: Math.max(longest.ms, ms - last.ms),
    ownMs: Math.max(longest.ownMs, ownMs - last.ownMs),
  };
  last = { ms, ownMs };
}, 1).unref();

/**
 * V8's collector, twice: what the first time frees of the driver's is free a turn later. What neither it nor the allocator
 * uses any more goes back to the system.
 */
async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  for (const _ of [1, 2]) {
    collect();
    await setImmediate();
  }
  giveBackMemory();
}

createServer(async ({ url }, response) => {
  if (url === '/collect') await collectGarbage();
  response.end(JSON.stringify(longest));
  longest = { ms: 0, ownMs: 0 };
})
  .listen(process.env.WATCH_SOCKET)
  .unref();

await import(pathToFileURL(SERVER_PROGRAM).href);
