import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of a test's own; it does not wait for browsers that keep a connection. */
export type OpenServer = { readonly url: string; readonly stop: () => Promise<void> };

/** Opens one on a free port. */
export async function openServer(onRequest: RequestListener): Promise<OpenServer> {
  const server = createServer(onRequest);
  server.listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { url: `http://localhost:${port}`, stop };
}
