import { brandPath } from '@canada28/db/delete-database.ts';
import { describe, expect, test } from 'vitest';
import { asBase64, CLIENT_PAGE, MANIFEST, OFFLINE_PAGE, serveBranded } from '../../testing/test-brand.ts';
import { PNG } from '../../testing/test-logos.ts';

/** Apart, so that nothing awaits it. */
const EMPTY = Object.fromEntries([['then', { emptyBody: true }]]);

const NAMED = { name: 'Northern Lights Entertainment' };

describe('the brand of a world', () => {
  test('is set as a whole, told, and dropped', async () => {
    const { mock } = await serveBranded();
    expect((await mock('GET', '/brand')).json().data).toEqual({ isOwn: false });
    const set = await mock('PUT', '/brand', { name: ' Nord ', colour: '#FFF3B0', logo: asBase64(PNG) });
    const url = expect.stringMatching(/^\/brand\/[\da-f]{32}\/logo$/);
    const logo = { url, type: 'image/png', bytes: PNG.length };
    expect(set.json().data).toEqual({ name: 'Nord', colour: '#fff3b0', logo, isOwn: true });
    expect((await mock('GET', '/brand')).json()).toEqual(set.json());
    expect((await mock('PUT', '/brand', NAMED)).json().data).toEqual({ ...NAMED, isOwn: true });
    expect((await mock('DELETE', '/brand')).json().data).toEqual({ isOwn: false });
  });

  test('is no other world’s', async () => {
    const { mock, page } = await serveBranded();
    await mock('POST', '/worlds', { name: 'spring' });
    await mock('PUT', '/brand', NAMED, 'spring');
    expect((await mock('GET', '/brand')).json().data).toEqual({ isOwn: false });
    expect((await page('/')).body).toContain('<title>Canada 28</title>');
    expect((await page('/', { host: 'spring.localhost' })).body).toContain(`<title>${NAMED.name}</title>`);
  });

  test('stays over a step back, a scenario, a restored snapshot and a reset, and records no step', async () => {
    const { mock } = await serveBranded();
    const isThere = async () => expect((await mock('GET', '/brand')).json().data).toMatchObject(NAMED);
    await mock('POST', '/scenario', { name: 'fresh-install' });
    await mock('POST', '/snapshots', { name: 'before' });
    await mock('PUT', '/brand', NAMED);
    expect((await mock('GET', '/history')).json().data).toHaveLength(1);
    for (const [url, body] of [
      ['/clock', { back: true }],
      ['/scenario', { name: 'new-player' }],
      ['/snapshots/before/restore', {}],
      ['/worlds/default/reset', {}],
    ] as const) {
      expect((await mock('POST', url, body)).statusCode, url).toBe(200);
      await isThere();
    }
  });

  test('is that of the server where it has none of its own', async () => {
    const ofServer = { id: '0'.repeat(32), name: 'House of Draws' };
    const { mock, page } = await serveBranded(ofServer);
    const told = { name: ofServer.name, isOwn: false, otherwise: ofServer.name };
    expect((await mock('GET', '/brand')).json().data).toEqual(told);
    expect((await page('/')).body).toContain('<title>House of Draws</title>');
    await mock('PUT', '/brand', { colour: '#1f7a8c' });
    const { body, statusCode } = await page('/', { host: 'winter.localhost' });
    expect([statusCode, body.includes('<title>House of Draws · ')]).toEqual([404, true]);
    // As a whole: the name is the game's own again.
    expect((await page('/')).body).toContain('<title>Canada 28</title>');
    expect((await mock('DELETE', '/brand')).json().data).toEqual(told);
  });

  test('is in the journal without the picture, and no step of a copied test', async () => {
    const { mock } = await serveBranded();
    await mock('POST', '/scenario', { name: 'fresh-install' });
    await mock('PUT', '/brand', { ...NAMED, logo: asBase64(PNG) });
    const { list } = (await mock('GET', '/journal?kind=control')).json().data;
    const input = { body: { ...NAMED, logo: { letters: asBase64(PNG).length } } };
    expect(list).toContainEqual(
      expect.objectContaining({ method: 'PUT', input: expect.objectContaining(input) }),
    );
    expect((await mock('GET', '/journal/test')).body).not.toContain('Northern');
  });
});

describe('under a brand', () => {
  const BRAND = { ...NAMED, colour: '#1f7a8c', logo: asBase64(PNG) };

  test('each page of the client has its name, icon, manifest and colours before a script runs', async () => {
    const { mock, page } = await serveBranded();
    await mock('PUT', '/brand', BRAND);
    for (const url of ['/', '/index.html', '/bet', '/some/page.of?a=1']) {
      const reply = await page(url);
      expect(reply.statusCode).toBe(200);
      expect(reply.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
      });
      const { body } = reply;
      expect(body, url).toContain(`<title>${NAMED.name}</title>`);
      expect(body).toMatch(/<meta name="theme-color" content="#(?!0a0d14)[\da-f]{6}"/);
      expect(body).toMatch(/<link rel="icon" type="image\/svg\+xml" href="\/brand\/[\da-f]{32}\/icon.svg">/);
      expect(body).toMatch(/<link rel="manifest" crossorigin="use-credentials" href="\/brand\/[\da-f]{32}\//);
      expect(body).toContain('html:root{--brand:#');
      expect(body).not.toMatch(/Canada 28|加拿大28/);
      expect(body).toContain('<script type="module" src="/src/main.tsx"></script>');
    }
    expect((await page('/offline/offline.html')).body).toContain(`<h1 id="title">`);
    expect((await page('/offline/offline.html')).body).toContain(`<title>${NAMED.name}</title>`);
    expect((await page('/assets/index-B1zP9x_a.js')).body).toBe('export {};');
  });

  test('the policy of the page is as strict as without', async () => {
    const { mock, page } = await serveBranded();
    const before = (await page('/')).headers['content-security-policy'];
    await mock('PUT', '/brand', BRAND);
    expect((await page('/')).headers['content-security-policy']).toBe(before);
    expect(before).toContain("script-src 'self';");
  });

  test('the copy of a page that a browser has of before, or of another brand, is not shown again', async () => {
    const { mock, page } = await serveBranded();
    const { etag = '', 'last-modified': since = '' } = (await page('/')).headers;
    const copy = { 'if-none-match': etag, 'if-modified-since': since };
    expect((await page('/', copy)).statusCode).toBe(304);
    await mock('PUT', '/brand', BRAND);
    const branded = await page('/', copy);
    expect(branded.statusCode).toBe(200);
    expect(branded.headers.etag).toBeUndefined();
    await mock('DELETE', '/brand');
    expect((await page('/', copy)).statusCode).toBe(304);
  });

  test('a fault strikes its pages as those without', async () => {
    const { mock, page } = await serveBranded();
    await mock('PUT', '/brand', BRAND);
    await mock('POST', '/faults', { match: { file: '/bet' }, ...EMPTY });
    expect((await page('/bet')).body).toBe('');
  });

  test('the app can be installed under it', async () => {
    const { mock, page } = await serveBranded();
    await mock('PUT', '/brand', BRAND);
    const [, address = ''] = /<link rel="manifest"[^>]*href="([^"]+)"/.exec((await page('/')).body) ?? [];
    const manifest = await page(address);
    expect(manifest.headers['content-type']).toContain('application/manifest+json');
    const built = JSON.parse(String(MANIFEST));
    const icons = [{ src: expect.stringMatching(/icon\.svg$/), sizes: 'any', type: 'image/svg+xml' }];
    const theme = { theme_color: expect.stringMatching(/^#(?!0a0d14)/) };
    expect(manifest.json()).toEqual({ ...built, name: NAMED.name, short_name: NAMED.name, icons, ...theme });
    const icon = await page(manifest.json().icons[0].src);
    expect(icon.body).toContain(`href="data:image/png;base64,${asBase64(PNG)}"`);
    expect(icon.headers['content-security-policy']).toContain('sandbox');
  });

  test('stage and join pages have it, the console does not', async () => {
    const { mock, page } = await serveBranded();
    const set = (await mock('PUT', '/brand', BRAND)).json().data;
    const stage = (await page('/__mock/stage')).body;
    expect(stage).toContain(`<title>${NAMED.name}</title>`);
    expect(stage).toContain(`"logo":${JSON.stringify(set.logo)}`);
    expect((await page('/__mock')).body).toBe('<title>Canada 28 mock</title>');
    const { url } = (await mock('POST', '/worlds/default/invitation')).json().data;
    const { pathname, search } = new URL(url);
    const texts = {
      en: 'Join the Northern Lights Entertainment demo?',
      ja: 'Northern Lights Entertainmentのデモに参加しますか？',
    };
    for (const [language, ask] of Object.entries(texts)) {
      const { body } = await page(`${pathname}${search}`, { 'accept-language': language });
      expect(body).toContain(ask);
      expect(body).toContain(`<img src="${set.logo.url}" alt="">`);
      expect(body).toContain('html:root{--brand:#');
      expect(body).not.toMatch(/Canada|カナダ/);
    }
  });

  test('the page of a short code has the brand of those who invite, while they have one', async () => {
    const { mock, page } = await serveBranded();
    const code = async () => (await page('/join', { 'accept-language': 'en' })).body;
    await mock('POST', '/worlds', { name: 'spring' });
    await mock('PUT', '/brand', NAMED, 'spring');
    expect(await code()).toContain('Canada\u00a028 · demo');
    await mock('POST', '/worlds/spring/invitation');
    expect(await code()).toContain(`${NAMED.name} · demo`);
    // Whose visitor comes is not known any more, and no customer is shown the name of another one.
    await mock('POST', '/worlds/default/invitation');
    expect(await code()).toContain('Canada\u00a028 · demo');
  });
});

test('without a brand nothing is changed', async () => {
  const { page } = await serveBranded();
  expect((await page('/')).rawPayload).toEqual(CLIENT_PAGE);
  expect((await page('/offline/offline.html')).rawPayload).toEqual(OFFLINE_PAGE);
});

test('the file of a brand lies beside that of its world', () => {
  expect(brandPath('/data/spring.sqlite')).toBe('/data/spring.sqlite-brand');
});
