import { paths } from '../src/paths.ts';
import { expect, test } from './support/test.ts';

const APP = /\/assets\/index-[\w-]+\.js$/;
const HOME = /\/assets\/home-[\w-]+\.js$/;
const TEXTS = /\/assets\/en-[\w-]+\.js$/;

test('home and its texts are on their way before the app has come, and are asked for once', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const askedFor = (file: RegExp) => asked.filter((path) => file.test(path)).length;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(APP, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(paths.home, { waitUntil: 'commit' });
  await expect.poll(() => [askedFor(HOME), askedFor(TEXTS)]).toEqual([1, 1]);
  release();
  await expect(page.getByRole('timer')).toBeVisible();
  expect([askedFor(HOME), askedFor(TEXTS)]).toEqual([1, 1]);
});
