import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createServer as createDevServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { devProxy } from './dev-proxy.ts';

/** A server elsewhere that notes what reaches it and sets a cookie for its own domain. */
async function startTarget() {
  const seen: { url: string | undefined; headers: IncomingHttpHeaders }[] = [];
  const server = createServer(({ url, headers }, response) => {
    seen.push({ url, headers });
    response.setHeader('set-cookie', 'P-Token=1; Domain=play.example; Path=/; HttpOnly').end('{}');
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { target: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}

/** The development server as it is configured, on any free port. */
async function startDevServer(target: string) {
  const root = fileURLToPath(new URL('public', import.meta.url));
  const proxy = devProxy({ target, paths: ['/player-api'] });
  const server = await createDevServer({
    configFile: false,
    root,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', port: 0, ws: false, watch: null, proxy },
  });
  onTestFinished(() => server.close());
  await server.listen();
  const [address = ''] = server.resolvedUrls?.local ?? [];
  return new URL(address).origin;
}

test('a call of the page reaches the other server as one of its own, and its cookie comes back usable', async () => {
  const { target, seen } = await startTarget();
  const origin = await startDevServer(target);
  const response = await fetch(`${origin}/player-api/player/user/login`, {
    method: 'POST',
    headers: { origin },
  });
  expect(seen).toMatchObject([
    { url: '/player-api/player/user/login', headers: { host: new URL(target).host, origin: target } },
  ]);
  expect(response.headers.getSetCookie()).toEqual(['P-Token=1; Path=/; HttpOnly']);
});

test('a foreign page keeps its origin, so that the server can refuse it', async () => {
  const { target, seen } = await startTarget();
  const origin = await startDevServer(target);
  await fetch(`${origin}/player-api/player/user/login`, {
    method: 'POST',
    headers: { origin: 'https://elsewhere.example' },
  });
  expect(seen[0]?.headers.origin).toBe('https://elsewhere.example');
});

test.each([
  ['the mock of npm run dev', undefined, 'http://localhost:2828'],
  ['where API_TARGET says', 'https://staging.example', 'https://staging.example'],
])('the development server sends calls to %s', async (_where, wanted, target) => {
  vi.stubEnv('API_TARGET', wanted);
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.resetModules();
  const { default: config } = await import('./vite.config.ts');
  expect(config.server?.proxy).toMatchObject({
    '/player-api/player': { target },
    '/player-api/player/game': { target },
  });
});
