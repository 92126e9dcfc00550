import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Fault, FaultThen } from '@canada28/shared/control/faults.control.ts';
import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../../app/build-app.ts';
import { precompress } from '../../http/precompress.ts';
import { createTestControl, createTestWorld, createTestWorlds } from '../../testing/test-server.ts';

const SCRIPT = 'export const words = [];\n'.repeat(100);
const SCRIPT_PATH = '/assets/index-B1zP9x_a.js';
const FOR_EVER = 'public, max-age=31536000, immutable';

async function serveClient(): Promise<FastifyInstance> {
  const folder = mkdtempSync(join(tmpdir(), 'client-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<p>the client</p>');
  writeFileSync(join(folder, SCRIPT_PATH), SCRIPT);
  await precompress(folder);
  const app = await buildApp({
    worlds: createTestWorlds(createTestWorld()),
    basePaths: { player: '/player-api/player', game: '/player-api/player/game' },
    control: createTestControl(),
    clientFolder: pathToFileURL(`${folder}/`),
  });
  onTestFinished(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });
  return app;
}

const HEADERS = { host: 'localhost' };

async function addFileFault(app: FastifyInstance, match: object, what: object) {
  // biome-ignore lint/suspicious/noThenProperty: the word of the wire (control §5); it is no function.
  const payload = { match, then: what };
  return app.inject({ method: 'POST', url: '/__mock/faults', headers: HEADERS, payload });
}

const load = (app: FastifyInstance, url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { ...HEADERS, accept: '*/*', ...headers } });

async function listFaults(app: FastifyInstance): Promise<Fault[]> {
  return (await load(app, '/__mock/faults')).json().data;
}

test.each<[FaultThen, object]>([
  [{ httpStatus: 404 }, { statusCode: 404, body: '' }],
  [{ emptyBody: true }, { statusCode: 200, body: '' }],
  [{ latencyMs: 1 }, { statusCode: 200, body: SCRIPT, headers: { 'cache-control': FOR_EVER } }],
  [{ dripMs: 1 }, { statusCode: 200, body: SCRIPT }],
  [{ sequence: [{ httpStatus: 500 }, null] } as unknown as FaultThen, { statusCode: 500 }],
])('a file of the client: %j', async (what, came) => {
  const app = await serveClient();
  expect((await addFileFault(app, { file: 'assets/*.js' }, what)).statusCode).toBe(200);
  expect(await load(app, SCRIPT_PATH)).toMatchObject(came);
  expect(await load(app, '/')).toMatchObject({ body: '<p>the client</p>' });
  expect((await listFaults(app))[0]?.hits).toBe(1);
});

test('an answer in the place of a file is no JSON', async () => {
  const app = await serveClient();
  await addFileFault(app, { file: 'assets/*.js' }, { httpStatus: 404 });
  expect((await load(app, SCRIPT_PATH)).headers['content-type']).not.toMatch(/json/);
});

test('a file that drips comes after many that were asked for later', async () => {
  const app = await serveClient();
  await addFileFault(app, { file: 'assets/*.js' }, { dripMs: 10_000 });
  const dripping = load(app, SCRIPT_PATH).then(() => 'the file');
  const others = async () => {
    while ((await listFaults(app))[0]?.hits === 0);
    for (let count = 0; count < 20; count += 1) await load(app, '/');
    return 'others';
  };
  expect(await Promise.race([dripping, others()])).toBe('others');
  // A server that closes does not wait.
  await app.close();
  expect(await dripping).toBe('the file');
});

test('a page load, whatever page it is, and no call', async () => {
  const app = await serveClient();
  await addFileFault(app, { file: '/bet' }, { httpStatus: 502 });
  const accept = 'text/html';
  expect(await load(app, '/bet?issue=1', { accept })).toMatchObject({ statusCode: 502, body: '' });
  expect(await load(app, '/records', { accept })).toMatchObject({ statusCode: 200 });
  await addFileFault(app, { file: '**' }, { httpStatus: 503 });
  const call = await app.inject({
    method: 'POST',
    url: '/player-api/player/chat/list',
    headers: HEADERS,
  });
  expect([call.statusCode, (await load(app, '/docs/json')).statusCode]).toEqual([200, 200]);
  expect(await load(app, '/player-api/player/chat/list')).not.toMatchObject({ statusCode: 503 });
  expect(await load(app, '/records', { accept })).toMatchObject({ statusCode: 503 });
});

test('what went wrong is in no cache afterwards, and a copy that the browser has is not used instead', async () => {
  const app = await serveClient();
  const whole = await load(app, SCRIPT_PATH);
  expect(whole.headers['cache-control']).toBe(FOR_EVER);
  const known = { 'if-none-match': String(whole.headers.etag) };
  expect((await load(app, SCRIPT_PATH, known)).statusCode).toBe(304);
  await addFileFault(app, { file: '/assets/**' }, { emptyBody: true });
  const since = { 'if-modified-since': String(whole.headers['last-modified']) };
  expect([
    (await load(app, SCRIPT_PATH, known)).statusCode,
    (await load(app, SCRIPT_PATH, since)).statusCode,
  ]).toEqual([200, 200]);
  const spoilt = await load(app, SCRIPT_PATH, { ...known, 'accept-encoding': 'br' });
  expect(spoilt).toMatchObject({ statusCode: 200, body: '' });
  expect(spoilt.headers).toMatchObject({ 'cache-control': 'no-store', 'content-length': '0' });
  expect(spoilt.headers['content-encoding']).toBeUndefined();
  await app.inject({ method: 'DELETE', url: '/__mock/faults', headers: HEADERS });
  expect((await load(app, SCRIPT_PATH)).headers['cache-control']).toBe(FOR_EVER);
});

test('a connection that closes before the file', async () => {
  const app = await serveClient();
  await addFileFault(app, { file: '/' }, { close: 'before' });
  await expect(load(app, '/')).rejects.toThrow();
});

test.each<[object, string]>([
  [{ code: 600 }, '"code" makes no sense for it'],
  [{ newToken: true }, '"newToken" makes no sense for it'],
  [{ sequence: [{ latencyMs: 1 }, { malformedJson: true }] }, '"malformedJson" makes no sense for it'],
  [{ patch: [{ at: 'code', set: 1 }] }, '"patch" makes no sense for it'],
  [{ close: 'after' }, 'A file is not carried out: {"close": "before"} is what loses it.'],
])('%j makes no sense for a file, and a sentence says so', async (what, msg) => {
  const app = await serveClient();
  const refused = await addFileFault(app, { file: '**' }, what);
  expect([refused.statusCode, refused.json().msg]).toEqual([400, expect.stringContaining(msg)]);
});

test.each([{ file: '**', path: '**' }, { file: '**', player: 'demo' }, {}])(
  'either calls or files, not %j',
  async (match) => {
    const refused = await addFileFault(await serveClient(), match, { latencyMs: 1 });
    expect(refused.json().msg).toMatch(/^The body must be .+\.$/);
  },
);
