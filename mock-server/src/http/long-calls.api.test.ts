import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

type Connection = { readonly socket: Socket; readonly got: Promise<string> };

/** A connection on which something was sent, and all that it got until its end. */
async function sending({ app }: TestServer, sent: string): Promise<Connection> {
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const socket = connect({ host: '127.0.0.1', port });
  let text = '';
  socket.on('data', (bytes) => (text += bytes));
  const got = once(socket, 'close').then(() => text);
  await once(socket, 'connect');
  socket.write(sent);
  return { socket, got };
}

const head = (path: string, type: string, bytes: number) =>
  [
    `POST /__mock/${path} HTTP/1.1`,
    'host: localhost',
    `content-type: application/${type}`,
    `content-length: ${bytes}`,
    'connection: close',
    '\r\n',
  ].join('\r\n');

test('a control call is waited for, however long its world is at work, and then no longer', async () => {
  const server = await createTestServer();
  const { app } = server;
  let goOn: () => void = () => undefined;
  void app.worlds.hosted('default')?.inOrder(() => new Promise<void>((resolve) => (goOn = resolve)));
  let ofCall: Socket | undefined;
  app.server.once('connection', (socket: Socket) => (ofCall = socket));
  const freeze = await sending(server, `${head('clock', 'json', 15)}{"freeze":true}`);
  // After so many ms without a byte the server ends the connection; 0: never.
  await expect.poll(() => ofCall?.timeout).toBe(0);
  goOn();
  expect(await freeze.got).toContain('"rate":0');
  expect(ofCall?.timeout).toBe(app.server.timeout);
});

test('a file may come as slowly as its network is; any other body comes in time or ends the connection', async () => {
  const server = await createTestServer();
  Object.assign(server.app.server, { requestTimeout: 1, headersTimeout: 1 });
  const file = await sending(server, head('worlds/recording?name=visit', 'octet-stream', 1));
  await once(server.app.server, 'request');
  const late = await sending(server, head('clock', 'json', 15));
  expect(await late.got).toMatch(/^HTTP\/1\.1 408 /);
  file.socket.write('{');
  expect(await file.got).toContain('The body must be a HAR 1.2 file: it is no JSON.');
});

test('a file from a caller who may not control is not waited for', async () => {
  const server = await createTestServer();
  Object.assign(server.app.server, { requestTimeout: 1, headersTimeout: 1 });
  const path = head('worlds/recording?name=visit', 'octet-stream', 1);
  const file = await sending(server, path.replace('host: localhost', 'host: evil.example'));
  expect(await file.got).toMatch(/^HTTP\/1\.1 403 /);
});
