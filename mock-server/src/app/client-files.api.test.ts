import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { createTestWorld } from '../testing/test-server.ts';
import { buildApp } from './build-app.ts';
import { Worlds } from './worlds.ts';

async function get(url: string, accept = 'text/html') {
  const folder = mkdtempSync(join(tmpdir(), 'client-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<p>the client</p>');
  writeFileSync(join(folder, 'assets', 'index-B1zP9x_a.js'), '1');
  writeFileSync(join(folder, 'icon.svg'), '<svg/>');
  const worlds = new Worlds();
  worlds.add(createTestWorld());
  const clientFolder = pathToFileURL(`${folder}/`);
  const app = await buildApp({
    worlds,
    basePaths: { player: '/p', game: '/g' },
    control: 'off',
    clientFolder,
  });
  onTestFinished(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });
  return app.inject({ url, headers: { accept } });
}

test.each(['/', '/index.html', '/bet', '/records/orders?days=7'])(
  'a page of the client gets the client: %s',
  async (url) => {
    const reply = await get(url);
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toBe('<p>the client</p>');
    expect(reply.headers['cache-control']).toBe('no-cache');
  },
);

test('hashed assets are kept for ever, other files are asked for again', async () => {
  const asset = await get('/assets/index-B1zP9x_a.js');
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await get('/icon.svg')).headers['cache-control']).toBe('no-cache');
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

test('pages may load their own files only and stand in no frame', async () => {
  const policy = String((await get('/')).headers['content-security-policy']);
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe-eval');
});
