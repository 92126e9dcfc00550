import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { Duplex } from 'node:stream';
import { WebSocket } from 'undici';
import { expect, test } from 'vitest';
import { passTo, serveOther, UPSTREAM_WORLD } from '../../testing/test-upstream.ts';

const PATH = '/player-api/live?room=1';

/** Answers the handshake and sends each frame back as it came, without its mask. */
async function serveEcho(headers: readonly string[] = []) {
  const other = await serveOther((_request, response) => response.writeHead(403).end('no'));
  const seen: unknown[] = [];
  other.server.on('upgrade', (request, socket: Duplex) => {
    seen.push({ url: request.url, origin: request.headers.origin, cookie: request.headers.cookie });
    if (request.url?.includes('refused'))
      return socket.end('HTTP/1.1 401 Unauthorized\r\ncontent-length: 2\r\n\r\nno');
    const key = request.headers['sec-websocket-key'];
    const accept = createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64');
    const lines = [
      'HTTP/1.1 101 Switching Protocols',
      'Upgrade: websocket',
      'Connection: Upgrade',
      ...headers,
    ];
    socket.write([...lines, `Sec-WebSocket-Accept: ${accept}`, '', ''].join('\r\n'));
    socket.on('data', (frame: Buffer) => socket.write(unmasked(frame)));
    socket.on('error', () => socket.destroy());
  });
  return { ...other, seen };
}

/** A short frame of a client as a server sends it. */
function unmasked(frame: Buffer): Buffer {
  const [first = 0, second = 0] = frame;
  const length = second & 0x7f;
  const mask = frame.subarray(2, 6);
  const body = frame.subarray(6, 6 + length).map((byte, at) => byte ^ (mask[at % 4] ?? 0));
  return Buffer.concat([Buffer.from([first, length]), body]);
}

async function openThrough(url: string, path = PATH) {
  const passing = await passTo(url);
  const { port } = Object(passing.mock.app.server.address());
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers: { 'x-world': UPSTREAM_WORLD } });
  return { ...passing, socket };
}

test('a WebSocket passes, both ways, and its opening is in the journal', async () => {
  const { url, seen } = await serveEcho();
  const { socket, entries } = await openThrough(url);
  await once(socket, 'open');
  for (const text of ['one', 'two']) {
    socket.send(text);
    const [message] = await once(socket, 'message');
    expect(message.data).toBe(text);
  }
  socket.close();
  expect(seen).toEqual([{ url: PATH, origin: undefined, cookie: undefined }]);
  expect(await entries()).toMatchObject([
    { url: PATH, status: 101, why: 'The other server opened a WebSocket; what went through it is not read.' },
  ]);
});

test.each([
  ['it is refused', '/player-api/live?refused'],
  ['no server is there for it', '/elsewhere'],
])('a WebSocket is not opened where %s', async (_why, path) => {
  const { url } = await serveEcho();
  const { socket } = await openThrough(url, path);
  const [event] = await Promise.race([once(socket, 'open'), once(socket, 'error')]);
  expect(event.type).toBe('error');
});

test('a server that closes ends the WebSockets that are open', async () => {
  const { url } = await serveEcho();
  const { socket, mock } = await openThrough(url);
  await once(socket, 'open');
  const closed = once(socket, 'close');
  await mock.app.close();
  await closed;
});
