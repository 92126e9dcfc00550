import { paths } from '../src/paths.ts';
import { holdRequests } from './support/hold-requests.ts';
import { expect, test } from './support/test.ts';

const APP = /\/assets\/index-[\w-]+\.js$/;
const HOME = /\/assets\/home-[\w-]+\.js$/;
const TEXTS = /\/assets\/en-[\w-]+\.js$/;

test('home, its texts and its shape are there before the app has come: the files are asked for once, the shape has no words and goes with it', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const askedFor = (file: RegExp) => asked.filter((path) => file.test(path)).length;
  const release = await holdRequests(page, APP);
  await page.goto(paths.home, { waitUntil: 'commit' });
  await expect.poll(() => [askedFor(HOME), askedFor(TEXTS)]).toEqual([1, 1]);
  const picture = page.locator('.first-picture');
  await expect(picture.locator('svg')).toBeVisible();
  expect(await page.locator('body').ariaSnapshot()).toBe('');
  release();
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(picture).toHaveCount(0);
  expect([askedFor(HOME), askedFor(TEXTS)]).toEqual([1, 1]);
});
