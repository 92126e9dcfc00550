import { once } from 'node:events';
import type { Duplex } from 'node:stream';
import { WebSocket } from 'undici';
import { expect, test } from 'vitest';
import { echo, passTo, serveOther, UPSTREAM_WORLD } from '../../testing/test-upstream.ts';

const PATH = '/player-api/live?room=1';

/** Answers the handshake and sends each frame back as it came, without its mask. */
async function serveEcho() {
  const other = await serveOther((_request, response) => response.writeHead(403).end('no'));
  const seen: unknown[] = [];
  other.server.on('upgrade', (request, socket: Duplex) => {
    seen.push({ url: request.url, origin: request.headers.origin, cookie: request.headers.cookie });
    if (request.url?.includes('refused'))
      return socket.end('HTTP/1.1 401 Unauthorized\r\ncontent-length: 2\r\n\r\nno');
    echo(request, socket);
  });
  return { ...other, seen };
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
