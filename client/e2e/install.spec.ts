import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('the app is installable: description, manifest, icons and a service worker that takes over and stores neither the app nor an answer', async ({
  page,
  world,
}) => {
  await page.goto('/');
  const manifest = JSON.parse((await world.request.get('/manifest.webmanifest')).text);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S/);
  expect(manifest).toMatchObject({ name: 'Canada 28', display: 'standalone', start_url: '/' });
  // A browser looks for the last one by itself, before it has read a page.
  for (const src of [...manifest.icons.map((icon: { src: string }) => icon.src), '/favicon.ico'])
    expect((await world.request.get(src)).status, src).toBe(200);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.sort()).toEqual([
    '/icon.svg',
    '/offline/offline.css',
    '/offline/offline.html',
    '/offline/offline.js',
  ]);
});

test('without a network the player reads that money and bets are safe, in their language', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => localStorage.setItem('lang', 'en'));
  await page.goto('/lang');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  // Nothing is on its way when the network goes.
  await page.goto('/icon.svg');
  await context.setOffline(true);
  await page.goto('/record');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  // Back in the network the page returns by itself.
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeHidden();
});

test('each file of a first visit that is worth it arrives compressed', async ({ page }) => {
  const plain: string[] = [];
  page.on('response', async (response) => {
    const { 'content-encoding': encoding, 'content-type': type = '' } = response.headers();
    if (/javascript|css|html|svg/.test(type) && encoding !== 'br') plain.push(response.url());
  });
  await page.goto('/');
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  expect(plain).toEqual([]);
});
