import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { pointAppAt } from './walk-app.tsx';

/** An answer as a server somewhere might give it; an `undefined` answer hangs up. */
export type ScriptedAnswer = {
  readonly status?: number;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: unknown;
};

/** A request as it arrived. */
export type ReceivedRequest = {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
};

/** A server that gives one answer to everything, for what the mock server never does; tells what it received. */
export async function startScriptedServer(
  answer: (request: ReceivedRequest) => ScriptedAnswer | undefined,
): Promise<ReceivedRequest[]> {
  const received: ReceivedRequest[] = [];
  const server = createServer(async (incoming, reply) => {
    const sent = await text(incoming).catch(() => '');
    // Each call has a body: this one belongs to a test that is over, whose connections are closed.
    if (sent === '' || !incoming.complete) {
      reply.destroy();
      return;
    }
    const { method, url, headers } = incoming;
    const request = { method, url, headers, body: JSON.parse(sent) };
    received.push(request);
    const scripted = answer(request);
    if (scripted === undefined) {
      reply.destroy();
      return;
    }
    const isText = typeof scripted.body === 'string';
    reply.writeHead(scripted.status ?? 200, {
      'content-type': isText ? 'text/html' : 'application/json',
      ...scripted.headers,
    });
    reply.end(isText ? scripted.body : JSON.stringify(scripted.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo;
  pointAppAt(`http://127.0.0.1:${port}`);
  return received;
}
