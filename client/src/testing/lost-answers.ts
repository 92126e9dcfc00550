import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** Headers about the connection, not about the call. */
const HOP_HEADERS: readonly string[] = ['host', 'connection', 'content-length', 'transfer-encoding'];

/** Which answer is lost on its way: the first of the calls whose path ends so. */
type Losses = { readonly losesFirstAnswerTo: string };

/** A way to a server on which one answer is lost after the server did what it was asked; answers its own origin. */
export async function startProxy(origin: string, { losesFirstAnswerTo }: Losses): Promise<string> {
  let isLost = false;
  const proxy = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers)) {
      if (typeof value === 'string' && !HOP_HEADERS.includes(name)) headers.set(name, value);
    }
    const body = Buffer.concat(chunks);
    const answer = await fetch(`${origin}${request.url}`, { method: 'POST', headers, body });
    const text = await answer.text();
    if (!isLost && request.url?.endsWith(losesFirstAnswerTo)) {
      isLost = true;
      request.socket.destroy();
      return;
    }
    const clock = answer.headers.get('x-demo-clock') ?? '';
    const replyHeaders = { 'content-type': 'application/json', 'x-demo-clock': clock };
    response.writeHead(answer.status, replyHeaders).end(text);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  const { port } = proxy.address() as AddressInfo; // it listens on a port, not on a pipe
  return `http://127.0.0.1:${port}`;
}
