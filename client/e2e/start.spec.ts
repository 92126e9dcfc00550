import type { Page } from '@playwright/test';
import { paths } from '../src/paths.ts';
import { expect, test } from './support/test.ts';

const APP = /\/assets\/index-[\w-]+\.js$/;
const HOME = /\/assets\/home-[\w-]+\.js$/;
const TEXTS = /\/assets\/en-[\w-]+\.js$/;

/** Keeps the app's script on its way until the returned function is called. */
async function holdApp(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(APP, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('home and its texts are on their way before the app has come, and are asked for once', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const askedFor = (file: RegExp) => asked.filter((path) => file.test(path)).length;
  const release = await holdApp(page);
  await page.goto(paths.home, { waitUntil: 'commit' });
  await expect.poll(() => [askedFor(HOME), askedFor(TEXTS)]).toEqual([1, 1]);
  release();
  await expect(page.getByRole('timer')).toBeVisible();
  expect([askedFor(HOME), askedFor(TEXTS)]).toEqual([1, 1]);
});

test('the shape of home is seen before the app has come, has no words, and goes with it', async ({
  page,
}) => {
  const release = await holdApp(page);
  await page.goto(paths.home, { waitUntil: 'commit' });
  const picture = page.locator('.first-picture');
  await expect(picture.locator('svg')).toBeVisible();
  expect(await page.locator('body').ariaSnapshot()).toBe('');
  release();
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(picture).toHaveCount(0);
});
