import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';
import { SERVER_PROGRAM } from '@canada28/mock-server/project-folders.ts';

/**
 * The built server, and beside it what watches its event loop: a GET on the socket that the environment names tells how
 * long the loop was held at most since the one before.
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

createServer((_request, response) => {
  response.end(JSON.stringify(longest));
  longest = { ms: 0, ownMs: 0 };
})
  .listen(process.env.HOLDS_SOCKET)
  .unref();

await import(pathToFileURL(SERVER_PROGRAM).href);
