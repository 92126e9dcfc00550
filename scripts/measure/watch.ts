import { once } from 'node:events';
import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Hold } from './watched-server.ts';

/** The program of a server that is watched by the socket which `WATCH_SOCKET` of its environment names. */
export const WATCHED_SERVER = fileURLToPath(new URL('watched-server.ts', import.meta.url));

/** How long its event loop was held at most since it was asked before. */
export function readHold(socketPath: string): Promise<Hold> {
  return ask(socketPath, '/');
}

/** Leaves in the server's memory what is in use. */
export async function collectGarbage(socketPath: string): Promise<void> {
  await ask(socketPath, '/collect');
}

async function ask(socketPath: string, path: string): Promise<Hold> {
  const [response] = await once(request({ socketPath, path }).end(), 'response');
  return (await json(response)) as Hold;
}
