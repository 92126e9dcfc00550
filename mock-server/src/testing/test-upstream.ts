import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { JournalEntry } from '@canada28/shared/control/journal.control.ts';
import supertest from 'supertest';
import { onTestFinished } from 'vitest';
import { createTestServer, type TestServer } from './test-server.ts';

/** The world of tests that another server answers for. */
export const UPSTREAM_WORLD = 'up';

/** A server of its own that answers as a test says; it ends with the test. */
export async function serveOther(
  answer: RequestListener,
): Promise<{ readonly url: string; readonly server: Server }> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

/** The kind of frame that ends a WebSocket (RFC 6455). */
const CLOSES = 8;

/** Takes the handshake of a WebSocket and sends each frame back as it came, without its mask. */
export function echo({ headers }: IncomingMessage, socket: Duplex): void {
  const key = headers['sec-websocket-key'];
  const accept = createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64');
  const lines = ['HTTP/1.1 101 Switching Protocols', 'Upgrade: websocket', 'Connection: Upgrade'];
  socket.write([...lines, `Sec-WebSocket-Accept: ${accept}`, '', ''].join('\r\n'));
  socket.on('data', (frame: Buffer) => {
    socket.write(unmasked(frame));
    if (((frame[0] ?? 0) & 0x0f) === CLOSES) socket.end();
  });
  socket.on('error', () => socket.destroy());
}

/** A short frame of a client as a server sends it. */
function unmasked(frame: Buffer): Buffer {
  const [first = 0, second = 0] = frame;
  const length = second & 0x7f;
  const mask = frame.subarray(2, 6);
  const body = frame.subarray(6, 6 + length).map((byte, at) => byte ^ (mask[at % 4] ?? 0));
  return Buffer.concat([Buffer.from([first, length]), body]);
}

type Passing = {
  readonly mock: TestServer;
  /** A request to the world that the other server answers for. */
  readonly request: (
    method: 'GET' | 'POST',
    path: string,
    headers?: Record<string, string>,
  ) => supertest.Test;
  /** The calls of players in the journal of that world, the newest first. */
  readonly entries: (query?: object) => Promise<readonly JournalEntry[]>;
};

/** A mock with a world that another server answers for. */
export async function passTo(url: string, others: object = {}): Promise<Passing> {
  const mock = await createTestServer();
  await mock.control('worlds', { name: UPSTREAM_WORLD, upstream: { url, ...others } }).expect(200);
  const request: Passing['request'] = (method, path, headers = {}) => {
    const agent = supertest(mock.app.server);
    const call = method === 'GET' ? agent.get(path) : agent.post(path);
    return call.set({ 'x-world': UPSTREAM_WORLD, ...headers }).redirects(0);
  };
  const entries: Passing['entries'] = async (query = {}) => {
    const { body } = await request('GET', '/__mock/journal')
      .query({ kind: 'call', ...query })
      .expect(200);
    return body.data.list;
  };
  return { mock, request, entries };
}
