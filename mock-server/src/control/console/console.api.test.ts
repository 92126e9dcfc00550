import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { createTestControl, serveTestWorlds } from '../../testing/test-server.ts';

const HTML = '<!doctype html><script id="place" type="application/json">{}</script><div id="root"></div>';

/** A server with a console that was built, and what a browser asks of it. */
async function serve(hasControl = true) {
  const folder = await mkdtemp(join(tmpdir(), 'console-'));
  await mkdir(join(folder, 'assets'));
  for (const page of ['index.html', 'stage.html']) await writeFile(join(folder, page), HTML);
  await writeFile(join(folder, 'assets', 'index-0a1b2c3d.js'), 'export {};');
  const plane = {
    ...createTestControl('loopback', { hostSuffix: 'mock.example' }),
    consoleFolder: pathToFileURL(`${folder}/`),
  };
  const { app } = await serveTestWorlds(hasControl ? plane : 'off');
  onTestFinished(() => rm(folder, { recursive: true }));
  const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    app.inject({ url, headers: { host: 'localhost:2828', accept: 'text/html', ...headers }, remoteAddress });
  return Object.assign(get, { app });
}

const placeIn = (body: string) => JSON.parse(/application\/json">(.*?)<\/script>/.exec(body)?.[1] ?? '');

test.each([
  ['default.localhost:2828', { world: 'default', hasOwnHost: true, hosts: 'http://{name}.localhost:2828/' }],
  ['localhost:2828', { world: 'default', hasOwnHost: false, hosts: 'http://{name}.localhost:2828/' }],
  ['127.0.0.1:2828', { world: 'default', hasOwnHost: false, hosts: 'http://{name}.localhost:2828/' }],
])('the page says which world it is about, and where worlds have hosts: %s', async (host, place) => {
  const get = await serve();
  const page = await get('/__mock', { host });
  expect(page.statusCode).toBe(200);
  expect(page.headers['cache-control']).toBe('no-store');
  expect(placeIn(page.body)).toEqual({ ...place, basePaths: { player: '/p', game: '/g' } });
});

test('where worlds have no hosts the query names the world, and cannot end the text it stands in', async () => {
  const get = await serve();
  const page = await get(`/__mock?world=${encodeURIComponent('</script><b>')}`);
  expect(page.body).not.toContain('</script><b>');
  expect(placeIn(page.body).world).toBe('</script><b>');
});

test('the page of a world that another server answers says so, and that of an ordinary world does not', async () => {
  const get = await serve();
  const headers = { host: 'localhost:2828' };
  const payload = { name: 'up', upstream: { url: 'http://localhost:1' } };
  await get.app.inject({ method: 'POST', url: '/__mock/worlds', headers, payload });
  expect(placeIn((await get('/__mock?world=up')).body)).toMatchObject({
    world: 'up',
    answeredBy: 'upstream',
  });
  expect(placeIn((await get('/__mock')).body)).not.toHaveProperty('answeredBy');
});

test('a machine that the world was shared with is told that it has this world alone', async () => {
  const get = await serve();
  const here = { host: 'localhost:2828' };
  const shared = await get.app.inject({
    method: 'POST',
    url: '/__mock/share',
    headers: here,
    payload: { minutes: 5 },
  });
  const there = { headers: { host: '192.168.1.5:2828' }, remoteAddress: '192.168.1.20' };
  const payload = Object.fromEntries(new URL(shared.json().data.consoleUrl).searchParams);
  const entered = await get.app.inject({ method: 'POST', url: '/__mock/shared', ...there, payload });
  const cookie = entered.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const page = await get('/__mock?world=default', { ...there.headers, cookie }, there.remoteAddress);
  expect(placeIn(page.body)).toMatchObject({ world: 'default', hasOwnHost: false, isShared: true });
  expect(placeIn((await get('/__mock')).body)).not.toHaveProperty('isShared');
});

test('the page may hold the phones of its world in frames, load its own files, and nothing else', async () => {
  const get = await serve();
  const policy = (await get('/__mock', { host: 'default.localhost:2828' })).headers[
    'content-security-policy'
  ];
  expect(policy).toContain("frame-src 'self' http://*.default.localhost:2828;");
  expect(policy).toContain("connect-src 'self';");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
});

test('its files are kept for ever, as their names say what is in them', async () => {
  const get = await serve();
  const file = await get('/__mock/assets/index-0a1b2c3d.js');
  expect(file.statusCode).toBe(200);
  expect(file.headers['cache-control']).toContain('immutable');
});

test.each(['/__mock', '/__mock/stage', '/__mock/assets/index-0a1b2c3d.js'])(
  '%s is for those who may control, wherever they come from',
  async (url) => {
    const get = await serve();
    expect((await get(url, { host: 'localhost:2828' }, '192.168.1.20')).statusCode).toBe(403);
    expect((await get(url, { host: 'evil.example' })).statusCode).toBe(403);
    expect((await get(url, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(200);
  },
);

test('with the control plane off there is no trace of it', async () => {
  const get = await serve(false);
  for (const url of ['/__mock', '/__mock/stage', '/__mock/assets/index-0a1b2c3d.js'])
    expect((await get(url)).statusCode).toBe(404);
});
