import { listBetsCall } from '@canada28/shared/contract/betting.contract.ts';
import type { Page, Request } from '@playwright/test';
import { paths } from '../src/paths.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const t = wordsOf('en');

/** So many requests a second are no burden for a phone, nor for the laptop that serves it. */
const MOST_A_SECOND = 22;

/** Looks until a text of the screen has had so many values, and answers them in their order. */
async function valuesOf(read: () => Promise<string>, count: number): Promise<readonly string[]> {
  const seen = new Set<string>();
  const look = async () => seen.add(await read()).size;
  await expect.poll(look, { intervals: [50], timeout: 120_000 }).toBeGreaterThanOrEqual(count);
  return [...seen];
}

/** The calls that a page makes from now on, a second of the device. */
function callsOf(page: Page) {
  const begunAtMs = performance.now();
  let count = 0;
  const note = (request: Request) => {
    if (request.url().includes('/player-api/')) count += 1;
  };
  page.on('request', note);
  return {
    perSecond: () => {
      page.off('request', note);
      return count / ((performance.now() - begunAtMs) / 1000);
    },
  };
}

/**
 * At the slower rate an issue lasts two seconds. At the faster one so many are seen that what comes once a second counts
 * alike, whether the last of it came just before the end or just after.
 */
for (const [rate, issuesToSee] of [
  [100, 6],
  [1000, 36],
] as const) {
  test.describe(`on a clock ${rate} times as fast`, () => {
    // The draws go on: no break of the day comes in between.
    test.use({ worldOptions: { config: { maintenance: 'none' } } });

    test('the room counts down, goes on from issue to issue and keeps its calls few', async ({
      page,
      signIn,
      world,
    }) => {
      const player = await world.logIn('fresh');
      await signIn(player);
      await page.goto(paths.roomLobby);
      await expect(page.getByRole('timer')).toBeVisible();
      await world.clock.rate(rate);
      const issueName = page.getByText(new RegExp(`^${t('game.issue.name', { issue: '\\d{7}' })}$`)).first();
      const calls = callsOf(page);
      const issues = await valuesOf(() => issueName.innerText(), issuesToSee);
      expect(issues).toEqual([...issues].sort());
      expect(calls.perSecond()).toBeLessThan(MOST_A_SECOND);
      await valuesOf(async () => (await page.getByRole('timer').allInnerTexts()).join(), 6);
      await expect(page.getByRole('link', { name: t('game.bet.now') })).toBeVisible();
    });

    test('a bet goes through, and where it comes too late the screen says so', async ({
      page,
      signIn,
      world,
    }) => {
      const player = await world.logIn('fresh');
      await signIn(player);
      await page.goto(paths.roomBetting);
      await world.clock.rate(rate);
      await page.getByRole('button', { name: 'Big 1.999', exact: true }).tap();
      const press = page.getByRole('button', {
        name: new RegExp(`^(${t('game.bet.now')}|${t('game.issue.sealed')})$`),
      });
      const bets = () => player.call(listBetsCall, { lotteryId: '1', status: 0 });
      // As a finger does: it does not wait for the moment at which the button may be pressed, nor until one is there.
      const pressOnce = () => press.evaluateAll(([button]) => (button as HTMLElement | undefined)?.click());
      await expect(async () => {
        await pressOnce();
        expect(await bets()).toHaveLength(1);
      }).toPass({ intervals: [50], timeout: 120_000 });
      await expect(page.getByText(t('betting.slip.placed'))).toBeVisible();
      await expect(press).toHaveCount(0);
      expect(await bets()).toHaveLength(1);
    });
  });
}
