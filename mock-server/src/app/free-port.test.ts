import { once } from 'node:events';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import { firstFreePort } from './free-port.ts';

/** Below those that systems give out by themselves, so that no other test gets one. */
const anyPort = () => 20_000 + Math.floor(Math.random() * 10_000);

async function take(port: number, host: string): Promise<void> {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
}

test('the first free port is taken, in order', async () => {
  const port = anyPort();
  expect(await firstFreePort('0.0.0.0', port)).toBe(port);
  await take(port, '0.0.0.0');
  await take(port + 1, '127.0.0.1');
  expect(await firstFreePort('0.0.0.0', port)).toBe(port + 2);
});

const hasIpV6 = Object.values(networkInterfaces()).some((all) =>
  all?.some(({ address }) => address === '::1'),
);

test.skipIf(!hasIpV6)('a port that another program uses for this machine alone is not free', async () => {
  const port = anyPort();
  await take(port, '::1');
  expect(await firstFreePort('0.0.0.0', port)).toBe(port + 1);
});

test('where none of those in order is free any other will do', async () => {
  await take(65_535, '127.0.0.1');
  expect(await firstFreePort('127.0.0.1', 65_535)).toBe(0);
});
