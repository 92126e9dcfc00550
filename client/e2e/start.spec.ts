import { paths } from '../src/paths.ts';
import { expect, test } from './support/test.ts';

for (const [path, screen] of [
  [paths.home, /\/home-[\w-]+\.js$/],
  [paths.roomBetting, /\/room-betting-[\w-]+\.js$/],
] as const) {
  test(`texts and screen are asked for before the app itself has come: ${path}`, async ({ page }) => {
    const isApp = (url: URL) => /\/assets\/index-[\w-]+\.js$/.test(url.pathname);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(isApp, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => asked.some((url) => /\/(?:en|zh|jp|kor|cht)-[\w-]+\.js$/.test(url))).toBe(true);
    await expect.poll(() => asked.some((url) => screen.test(url))).toBe(true);
    release();
    await expect(page.getByRole('main')).toBeVisible();
    // What was fetched early is used, not fetched again.
    expect(asked.filter((url) => screen.test(url))).toHaveLength(1);
  });
}
