import { findCurrentIssueCall } from '@canada28/shared/contract/draws.contract.ts';
import { paths } from '../src/paths.ts';
import { freezeInSale } from './support/freeze-in-sale.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const t = wordsOf('en');

// The issue has a next one, whatever the time of day is.
test.use({ worldOptions: { config: { maintenance: 'none' } } });

test('an open phone reads the clock by itself: it is sealed though no look at the issue is answered', async ({
  page,
  world,
}) => {
  const issue = await freezeInSale(world);
  await page.goto(paths.home);
  await expect(page.getByText(issue.issueCode).first()).toBeVisible();
  await page.route(`**/${findCurrentIssueCall.path}`, () => {});
  await world.clock.to('cutoff');
  await expect(page.getByText(t('game.issue.sealed')).first()).toBeVisible();
  await page.unrouteAll();
});

test('an open phone follows its clock to the draw and back again, without a reload', async ({
  page,
  world,
}) => {
  const issue = await freezeInSale(world);
  await page.goto(paths.home);
  const current = page.getByText(issue.issueCode).first();
  const countdown = async () => (await page.getByRole('timer').allInnerTexts()).join(' ');
  await expect(current).toBeVisible();
  await expect(page.getByRole('timer').first()).toBeVisible();
  const before = await countdown();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  await world.clock.to('cutoff');
  await expect(page.getByText(t('game.issue.sealed')).first()).toBeVisible();

  await world.clock.to('draw');
  const next = String(Number(issue.issueCode) + 1);
  await expect(page.getByText(next).first()).toBeVisible();
  await expect(page.getByText(t('game.issue.sealed'))).toHaveCount(0);

  await world.clock.back();
  await world.clock.back();
  await expect(page.getByText(next)).toHaveCount(0);
  await expect(current).toBeVisible();
  await expect.poll(countdown).toBe(before);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});
