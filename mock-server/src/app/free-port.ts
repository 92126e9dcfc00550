import { once } from 'node:events';
import { createServer } from 'node:net';
import { isPortTaken } from './explain-start.ts';

/** So many are looked at; then any free one will do. */
const PORTS_IN_ORDER = 20;
const HIGHEST_PORT = 65_535;

/**
 * The first port from this one on that no other program uses; 0, any free one, where it finds none.
 *
 * The loopback addresses are asked, too: a program that listens there alone keeps some systems from nothing, and would
 * be what a browser on this machine reaches.
 */
export async function firstFreePort(host: string, from: number): Promise<number> {
  const last = Math.min(from + PORTS_IN_ORDER - 1, HIGHEST_PORT);
  const addresses = new Set([host, '127.0.0.1', '::1']);
  for (let port = from; port <= last; port += 1) if (await isFree(port, addresses)) return port;
  return 0;
}

async function isFree(port: number, addresses: Iterable<string>): Promise<boolean> {
  for (const host of addresses) if (await isTaken(port, host)) return false;
  return true;
}

/** An address that this machine does not have is taken by no program: the server says of its own what is wrong. */
async function isTaken(port: number, host: string): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen({ port, host, exclusive: true }), 'listening');
    server.close();
    await once(server, 'close');
    return false;
  } catch (error) {
    return isPortTaken(error);
  }
}
