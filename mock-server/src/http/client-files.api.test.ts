import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get as httpGet, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../app/build-app.ts';
import { createTestControl, createTestWorld, createTestWorlds } from '../testing/test-server.ts';
import { precompress } from './precompress.ts';

/** Compresses to less, as any script of the client does. */
const SCRIPT = 'export const words = [];\n'.repeat(100);

async function serveBuild(control: Parameters<typeof buildApp>[0]['control'] = 'off') {
  const folder = mkdtempSync(join(tmpdir(), 'client-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<p>the client</p>');
  writeFileSync(join(folder, 'assets', 'index-B1zP9x_a.js'), SCRIPT);
  writeFileSync(join(folder, 'icon.svg'), '<svg/>');
  await precompress(folder);
  const worlds = createTestWorlds(createTestWorld());
  const clientFolder = pathToFileURL(`${folder}/`);
  const app = await buildApp({
    worlds,
    basePaths: { player: '/p', game: '/g' },
    control,
    clientFolder,
  });
  onTestFinished(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });
  return { app, folder };
}

async function serveFolder() {
  return (await serveBuild()).app;
}

async function get(url: string, accept = 'text/html', method: 'GET' | 'HEAD' = 'GET') {
  const app = await serveFolder();
  return app.inject({ method, url, headers: { accept } });
}

test.each(['/', '/index.html', '/bet', '/records/orders?days=7'])(
  'a page of the client gets the client: %s',
  async (url) => {
    const reply = await get(url);
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toBe('<p>the client</p>');
    expect(reply.headers['cache-control']).toBe('no-cache');
    const { statusCode, headers, body } = await get(url, 'text/html', 'HEAD');
    expect({ statusCode, length: headers['content-length'], body }).toEqual({
      statusCode: 200,
      length: reply.headers['content-length'],
      body: '',
    });
  },
);

test('hashed assets are kept for ever, other files are asked for again', async () => {
  const asset = await get('/assets/index-B1zP9x_a.js');
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await get('/icon.svg')).headers['cache-control']).toBe('no-cache');
});

test.each([
  ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
  ['gzip', 'gzip, deflate', gunzipSync],
  ['gzip', 'gzip, br;q=0', gunzipSync],
])('a script is sent as %s to who accepts "%s"', async (encoding, accepted, decompress) => {
  const app = await serveFolder();
  const url = '/assets/index-B1zP9x_a.js';
  const reply = await app.inject({ url, headers: { 'accept-encoding': accepted } });
  expect(reply.headers).toMatchObject({
    'content-encoding': encoding,
    'content-length': String(reply.rawPayload.length),
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
  expect(reply.rawPayload.length).toBeLessThan(SCRIPT.length / 10);
  expect(decompress(reply.rawPayload).toString()).toBe(SCRIPT);
});

test.each(['identity', undefined])(
  'who accepts no compression (%s) gets the plain file',
  async (accepted) => {
    const app = await serveFolder();
    const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
    const reply = await app.inject({ url: '/assets/index-B1zP9x_a.js', headers });
    expect(reply.headers).not.toHaveProperty('content-encoding');
    expect(reply.headers.vary).toBe('accept-encoding');
    expect(reply.body).toBe(SCRIPT);
  },
);

test('a player call by another method is in the journal, although files are asked for like that', async () => {
  const { app } = await serveBuild(createTestControl());
  const headers = { host: 'localhost', accept: 'application/json' };
  expect((await app.inject({ url: '/p/wallet/getMyWallet', headers })).json().code).toBe(405);
  await app.inject({ url: '/icon.svg', headers });
  const { list } = (await app.inject({ url: '/__mock/journal', headers })).json().data;
  expect(list).toMatchObject([{ kind: 'call', method: 'GET', url: '/p/wallet/getMyWallet', code: 405 }]);
});

test('a program that takes anything gets the client where a page can be, and no file or call for it', async () => {
  expect((await get('/withdraw', '*/*')).body).toBe('<p>the client</p>');
  for (const path of ['/no.png', '/assets/no-B1zP9x_a', '/p/no/such/call', '/g/no.do'])
    expect((await get(path, '*/*')).statusCode, path).toBe(404);
});

test.each([
  ['an asset of an older build', '/assets/index-0ld0ld00.js', 'text/html'],
  ['a picture that is not there', '/no.png', 'image/png'],
])('%s is HTTP 404, not the client', async (_, url, accept) => {
  expect((await get(url, accept)).statusCode).toBe(404);
});

test('nothing outside the folder is served', async () => {
  for (const url of ['/../package.json', '/..%2fpackage.json', '/assets/../../package.json']) {
    expect((await get(url, 'application/json')).statusCode).toBeGreaterThanOrEqual(400);
  }
});

test('pages may load their own files only, and without control stand in no frame', async () => {
  const policy = String((await get('/')).headers['content-security-policy']);
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe-eval');
});

/** Asks for a path as it is written: whatever would tidy it up before it is sent stays out of the way. */
async function getAsWritten(path: string) {
  const app = await serveFolder();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    httpGet(app.listeningOrigin, { path, headers: { lang: 'en' } }, resolve).on('error', reject);
  });
  return { status: reply.statusCode, headers: reply.headers, body: await json(reply) };
}

test.each(['/%zz', '/assets/%', '/assets/../../x', '/../../etc/passwd', '/%2e%2e/%2e%2e/x', '/assets/%00'])(
  'the path %s is an unknown one like any other',
  async (path) => {
    const { status, headers, body } = await getAsWritten(path);
    expect({ status, body }).toEqual({
      status: 404,
      body: { code: 404, data: null, msg: 'No such record was found' },
    });
    expect(headers).toMatchObject({ 'x-demo': 'default', 'x-content-type-options': 'nosniff' });
  },
);

test('a page of the client leaves no warning of the process behind', async () => {
  const warnings: string[] = [];
  const note = ({ message }: Error) => warnings.push(message);
  process.on('warning', note);
  onTestFinished(() => void process.off('warning', note));
  const reply = await get('/order/room');
  expect(reply.statusCode).toBe(200);
  // Node tells of a warning at its next turn.
  await new Promise(setImmediate);
  expect(warnings).toEqual([]);
});

test('who comes back after a new build gets its page, and with it files of other names', async () => {
  const { app, folder } = await serveBuild();
  const first = await app.inject({ url: '/order/room', headers: { accept: 'text/html' } });
  expect(first.body).toBe('<p>the client</p>');
  const asked = {
    accept: 'text/html',
    'if-none-match': String(first.headers.etag),
    'if-modified-since': String(first.headers['last-modified']),
  };
  const unchanged = await app.inject({ url: '/order/room', headers: asked });
  expect(unchanged.statusCode).toBe(304);
  expect(unchanged.headers['cache-control']).toBe('no-cache');

  writeFileSync(join(folder, 'index.html'), '<p>the newer client</p>');
  rmSync(join(folder, 'assets', 'index-B1zP9x_a.js'));
  writeFileSync(join(folder, 'assets', 'index-C2yQ8w_b.js'), SCRIPT);
  await precompress(folder);
  for (const encoding of ['identity', 'br']) {
    const headers = { ...asked, 'accept-encoding': encoding };
    const reply = await app.inject({ url: '/order/room', headers });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['cache-control']).toBe('no-cache');
  }
  expect((await app.inject({ url: '/order/room', headers: asked })).body).toBe('<p>the newer client</p>');
  expect((await app.inject('/assets/index-C2yQ8w_b.js')).body).toBe(SCRIPT);
});
