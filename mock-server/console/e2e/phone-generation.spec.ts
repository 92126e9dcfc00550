import { freezeInSale } from '@canada28/client/e2e/support/freeze-in-sale.ts';
import { expect, test } from '@canada28/client/e2e/support/test.ts';
import { wordsOf } from '@canada28/client/e2e/support/words.ts';
import { startMock, type World } from '@canada28/mock-server/kit/testing.ts';
import { playersOf, secondPhone, secondPlayer } from './phones.ts';

test('loaded again, the phones are what they were, until the world becomes another one', async ({
  page,
  world,
}) => {
  await freezeInSale(world);
  const { userName } = await world.player();
  await page.goto('/__mock');
  await page.getByRole('button', { name: 'Two players' }).click();
  await secondPlayer(page).selectOption(userName);
  await secondPhone(page).getByRole('combobox', { name: 'Language' }).selectOption('kor');
  const phone = page.frameLocator(`iframe[title="Phone of ${userName}"]`);
  await expect(phone.locator('html')).toHaveAttribute('lang', 'ko');
  const before = await sessionsOf(world, userName);
  await page.reload();
  await expect(secondPlayer(page)).toHaveValue(userName);
  await expect(phone.locator('html')).toHaveAttribute('lang', 'ko');
  await expect(phone.getByRole('link').first()).toBeVisible();
  expect(await sessionsOf(world, userName)).toBe(before);
  await world.scenario('new-player');
  await expect(secondPlayer(page)).not.toHaveValue(userName);
});

test('what takes a scenario back brings the phones of before back, too', async ({ page, world }) => {
  await freezeInSale(world);
  const { userName } = await world.player({ balance: 100 });
  await page.goto('/__mock');
  const demo = page.frameLocator('iframe[title="Phone of demo"]').getByRole('link').first();
  await expect(demo).toBeVisible();
  await world.scenario('empty-everything');
  await expect(page.locator('iframe[title="Phone of a guest"]')).toBeVisible();
  await world.clock.back();
  await expect(demo).toBeVisible();
  await page.getByRole('button', { name: 'Two players' }).click();
  await expect(secondPlayer(page)).toHaveValue(userName);
});

test('what is told of the world of before, and comes late, opens no phone', async ({ page, world }) => {
  await freezeInSale(world);
  await page.goto('/__mock');
  const demo = page.frameLocator('iframe[title="Phone of demo"]').getByRole('link').first();
  await expect(demo).toBeVisible();
  await world.scenario('empty-everything');
  await expect(page.locator('iframe[title="Phone of a guest"]')).toBeVisible();
  await page.evaluate(holdAnswers, `/worlds/${world.name}`);
  await world.clock.advance(1);
  await expect(page.locator('body[data-is-held]')).toHaveCount(1);
  await world.clock.back();
  await world.clock.back();
  await page.evaluate(() => document.dispatchEvent(new Event('release')));
  await expect(demo).toBeVisible();
});

/** Lets answers of a path come into the page only once it is told to release them. */
function holdAnswers(path: string): void {
  const released = new Promise((done) => document.addEventListener('release', done, { once: true }));
  const fetchNow = window.fetch;
  window.fetch = async (...request) => {
    const answer = await fetchNow(...request);
    if (!answer.url.endsWith(path)) return answer;
    document.body.dataset.isHeld = '';
    await released;
    return answer;
  };
}

test('phones stay as they are when a clock move is undone that no journal tells of any more', async ({
  page,
}) => {
  const mock = await startMock({ child: true, env: { JOURNAL_LENGTH: '10' } });
  const world = await mock.createWorld();
  await freezeInSale(world);
  const { userName } = await world.player();
  await page.goto(`${world.url}/__mock`);
  await page.getByRole('button', { name: 'Two players' }).click();
  await secondPlayer(page).selectOption(userName);
  const phone = page.frameLocator(`iframe[title="Phone of ${userName}"]`);
  const rules = phone.getByRole('heading', { level: 1, name: wordsOf('en')('rules.screen.title') });
  await phone
    .getByRole('link', { name: wordsOf('en')('rules.screen.title') })
    .first()
    .press('Enter');
  await expect(rules).toBeVisible();
  const time = page.getByRole('heading', { level: 1 });
  const before = await time.innerText();
  await world.clock.advance('1h');
  for (let call = 0; call < 20; call += 1) await world.currentIssue();
  await page.reload();
  await expect(rules).toBeVisible();
  await expect(time).not.toHaveText(before);
  await rules.evaluate((heading) => heading.setAttribute('data-is-same', ''));
  await world.clock.back();
  await expect(time).toHaveText(before);
  await expect(secondPlayer(page)).toHaveValue(userName);
  await expect(rules).toHaveAttribute('data-is-same', '');
  await page.close();
  await mock.close();
});

async function sessionsOf(world: World, userName: string): Promise<number | undefined> {
  return (await playersOf(world)).find((player) => player.userName === userName)?.openSessions;
}
