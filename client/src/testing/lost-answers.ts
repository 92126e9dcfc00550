import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** Headers about the connection, not about the call. */
const HOP_HEADERS: readonly string[] = ['host', 'connection', 'content-length', 'transfer-encoding'];

/** What becomes of the answer to a call, told by its path, once the server has done what it was asked. */
export type Passage = (path: string) => 'deliver' | 'lose' | Promise<'deliver' | 'lose'>;

/** Loses the first answer to the calls whose path ends so. */
export function losesFirst(ending: string): Passage {
  let isLost = false;
  return (path) => {
    if (isLost || !path.endsWith(ending)) return 'deliver';
    isLost = true;
    return 'lose';
  };
}

/** Holds the answers to the calls whose path ends so until they are let go. */
export function holdsBack(ending: string): { readonly passage: Passage; readonly letGo: () => void } {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const passage: Passage = async (path) => {
    if (path.endsWith(ending)) await released;
    return 'deliver' as const;
  };
  return { passage, letGo };
}

/** A way to a server on which answers are lost or late; answers its own origin. */
export async function startProxy(origin: string, passage: Passage): Promise<string> {
  const proxy = createServer(async (request, response) => {
    const answer = await forward(origin, request);
    const text = await answer?.text();
    if (answer === undefined || (await passage(request.url ?? '')) === 'lose') {
      request.socket.destroy();
      return;
    }
    const marks = ['x-demo', 'x-demo-clock'].map((name) => [name, answer.headers.get(name) ?? '']);
    response.writeHead(answer.status, { 'content-type': 'application/json', ...Object.fromEntries(marks) });
    response.end(text);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  const { port } = proxy.address() as AddressInfo; // it listens on a port, not on a pipe
  return `http://127.0.0.1:${port}`;
}

/** The server's own answer; none from a server that has gone with its test. */
async function forward(origin: string, request: IncomingMessage): Promise<Response | undefined> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string' && !HOP_HEADERS.includes(name)) headers.set(name, value);
  }
  const body = Buffer.concat(chunks);
  const init = { method: request.method ?? 'POST', headers, ...(body.length > 0 && { body }) };
  return fetch(`${origin}${request.url}`, init).catch(() => undefined);
}
