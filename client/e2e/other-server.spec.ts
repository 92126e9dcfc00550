import { listBetsCall } from '@canada28/shared/contract/betting.contract.ts';
import { PLAY } from '@canada28/shared/game/bet-choices.ts';
import type { Page } from '@playwright/test';
import { paths } from '../src/paths.ts';
import {
  callAsLinmei,
  expect,
  expectQuiet,
  LINMEI,
  logInAsLinmei,
  test,
  WAYS,
} from './support/foreign-test.ts';
import { enterPasscode, expectMoney } from './support/money-screens.ts';
import { SCREEN_WALKS } from './support/visits.ts';
import { wordsOf } from './support/words.ts';

const t = wordsOf('en');

/** On sale when the server starts; 7, 3 and 8 are drawn. */
const ISSUE = '3184207';
/** From one sale to the next. */
const SLOT_MS = 210_000;

const BIG = String(PLAY.big);

/** Of one choice each, so many USDT, on the issue on sale. */
function betOf(choices: readonly string[], totalAmount: number) {
  const gameItem = choices.map((numberRecord) => ({ numberRecord, totalAmount }));
  const slip = { issueCode: ISSUE, lotteryId: '1', totalAmount: choices.length * totalAmount, gameItem };
  return ['game/gameBet.do', slip] as const;
}

async function pick(page: Page, choice: string): Promise<void> {
  await page.goto(paths.roomBetting);
  await page.getByRole('button', { name: `${choice} 1.999`, exact: true }).click();
}

async function placeBet(page: Page, choice: string): Promise<void> {
  await pick(page, choice);
  await page.getByRole('button', { name: t('game.bet.now') }).click();
  await expect(page.getByText(t('betting.slip.placed'))).toBeVisible();
}

/** Those that show nothing but their words. */
function brokenImagesOf(page: Page): Promise<string[]> {
  return page
    .locator('img')
    .evaluateAll((all: HTMLImageElement[]) =>
      all.filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).map(({ alt }) => alt),
    );
}

for (const way of WAYS)
  test.describe(way, () => {
    test.use({ way });
    test.beforeEach(({ page }) => logInAsLinmei(page));

    test('the issue and its countdown come from the Date header, and nothing is called a demo', async ({
      page,
    }) => {
      await page.goto(paths.home);
      await expect(page.getByText(ISSUE).first()).toBeVisible();
      // What is said of calls that are not there would have been said by then.
      await page.waitForLoadState('networkidle');
      // Of 180 seconds the first 12 have passed, and since then at most the minute that a test may take.
      await expect(page.getByRole('timer')).toHaveText(/^0[12]:\d\d$/);
      await expect(page.getByText(t('ui.demo.badge'), { exact: true })).toHaveCount(0);
      await expect(page.getByText(/already ordered/)).toHaveCount(0);
      await expectQuiet(page);
    });

    test('bets are placed, stand in the record, and are won or lost by the draw', async ({ page, clock }) => {
      await placeBet(page, t('game.choice.small'));
      await placeBet(page, t('game.choice.big'));
      await page.goto(paths.bettingRecord);
      await page
        .getByRole('link', { name: new RegExp(ISSUE) })
        .first()
        .click();
      await expect(page.getByRole('main')).toContainText(ISSUE);
      await expect(page.getByRole('main')).toContainText(t('game.order.notDrawn'));
      await expectQuiet(page);
      clock.advance(SLOT_MS);
      await page.goto(paths.bettingRecord);
      // The one of the chase that was there, and this one.
      await expect(page.getByText('+9.99')).toHaveCount(2);
      await page.getByText('+9.99').first().click();
      await expect(page.getByRole('main')).toContainText(t('game.order.won'));
      await expect(page.getByText(/^7 \+ 3 \+ 8 = 18$/).first()).toBeVisible();
      await expectQuiet(page);
      await page.goto(paths.bettingRecord);
      await page.getByText('-10.00').first().click();
      await expect(page.getByRole('main')).toContainText(t('game.order.lost'));
      await expectQuiet(page);
    });

    test('a list that does not page shows all of its rows and asks once', async ({ page, foreign }) => {
      const choices = [...Array(38).keys()].map(String);
      await callAsLinmei(foreign, betOf(choices, 1));
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith(listBetsCall.path)) asked.push(request.postData() ?? '');
      });
      await page.goto(paths.bettingRecord);
      // The day, its bets, and the two that were there; those out of sight come with the finger.
      const items = page.getByRole('list', { name: t('game.bet.record') }).getByRole('listitem');
      await expect(items.nth(1)).toContainText(ISSUE);
      await expect(items.last()).toHaveAttribute('aria-setsize', '41');
      await page.getByText(t('ui.list.end')).scrollIntoViewIfNeeded();
      await expect(items.last()).toHaveAttribute('aria-posinset', '41');
      await expect(items.last()).toContainText(String(Number(ISSUE) - 1));
      expect(asked).toHaveLength(1);
    });

    test('a chase runs; that it cannot be stopped there is said once and breaks nothing', async ({
      page,
    }) => {
      await pick(page, t('game.choice.big'));
      await page.getByRole('button', { name: t('game.chase.name'), exact: true }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('chasing.form.start') })
        .click();
      await expect(page.getByText(t('chasing.form.started'))).toBeVisible();
      await page.goto(paths.chaseRecord);
      await page.getByRole('main').getByRole('link').first().click();
      await expect(page.getByRole('table')).toContainText(ISSUE);
      await page.getByRole('button', { name: t('chasing.stop.action') }).click();
      await page.getByRole('button', { name: t('chasing.stop.confirm'), exact: true }).click();
      await expect(page.getByText(t('chasing.stop.notOffered'))).toBeVisible();
      await expect(page.getByRole('button', { name: t('chasing.stop.action') })).toHaveCount(0);
      await expectQuiet(page);
      await page.reload();
      await expect(page.getByText(t('chasing.stop.notOffered'))).toBeVisible();
    });

    test('what became of a bet and of a chase is told by the issue and the bets', async ({
      page,
      clock,
      foreign,
    }) => {
      const chase = { planType: 2, numberRecord: BIG, totalIssue: 2, startAmount: 10, stopMode: 0 };
      await callAsLinmei(foreign, ['game/gamePlan.do', { ...chase, lotteryId: '1', startIsuueCode: ISSUE }]);
      clock.advance(SLOT_MS);
      await page.goto(paths.chaseRecord);
      await page.getByRole('main').getByRole('link').first().click();
      const item = page.getByRole('row', { name: ISSUE });
      await expect(item).toContainText(t('game.order.won'));
      await item.getByRole('link', { name: ISSUE }).click();
      await expect(page.getByText(/^7 \+ 3 \+ 8 = 18$/).first()).toBeVisible();
      await expectQuiet(page);
    });

    test('a chase stops on its win, and what was held for the rest is back', async ({ page, clock }) => {
      await page.goto(paths.my);
      await expectMoney(page, t, { total: '1,474.45', available: '1,074.45', frozen: '400.00' });
      clock.advance(SLOT_MS);
      await page.goto(paths.chaseRecord);
      await page.getByRole('main').getByRole('link').first().click();
      await expect(page.getByRole('table')).toContainText(t('game.order.won'));
      await expect(page.getByRole('row', { name: t('common.state.cancelled') })).toHaveCount(4);
      // The withdrawal that was there is paid by then.
      await page.goto(paths.my);
      await expectMoney(page, t, { total: '1,394.44', available: '1,394.44', frozen: '0.00' });
      await expectQuiet(page);
    });

    test('a draw without its numbers and seed is shown by its digits, and offers nothing to verify', async ({
      page,
      clock,
      foreign,
    }) => {
      await callAsLinmei(foreign, betOf([BIG], 20));
      clock.advance(SLOT_MS);
      await page.goto(paths.home);
      await expect(page.getByText(ISSUE).first()).toBeVisible();
      await page.goto(paths.roomPastDraws);
      await expect(page.getByText(ISSUE).first()).toBeVisible();
      await expect(page.getByRole('button', { name: t('draws.reveal.verify') })).toHaveCount(0);
      await page.goto(paths.bettingRecord);
      await expect(page.getByText('+19.98')).toBeVisible();
      await expectQuiet(page);
    });

    test.describe('where deposits need the transaction password', () => {
      test.use({ settings: { needsDepositPassword: true } });

      test('a deposit is asked for the transaction password when the server demands it', async ({ page }) => {
        await page.goto(paths.deposit);
        await page.getByRole('button', { name: '100', exact: true }).click();
        await page.getByRole('button', { name: t('deposit.form.paid') }).click();
        await enterPasscode(page, t, LINMEI.payPassword);
        await expect(page).toHaveURL(new RegExp(paths.depositDetail));
        await expect(page.getByRole('main')).toContainText(t('finance.order.inReview'));
        await expectQuiet(page);
      });
    });
  });

test.describe('a player', () => {
  test.beforeEach(({ page }) => logInAsLinmei(page));

  test('finds no way to a chat that is not there, once that is known', async ({ page }) => {
    await page.goto(paths.roomChat);
    await expect(page.getByText(t('chat.room.failed'))).toBeVisible();
    for (const [path, other] of [
      [paths.home, t('rules.screen.title')],
      [paths.roomLobby, t('betting.room.trend')],
      [paths.roomBetting, t('betting.room.trend')],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('link', { name: other, exact: true }).first()).toBeVisible();
      await expect(page.getByRole('link', { name: t('chat.room.title'), exact: true })).toHaveCount(0);
      await expect(page.getByRole('link', { name: t('betting.room.chat'), exact: true })).toHaveCount(0);
    }
    await expectQuiet(page);
  });

  for (const walk of SCREEN_WALKS) {
    test(`sees no screen make a fuss about what such a server does not offer: ${walk[0]} and on`, async ({
      page,
    }) => {
      for (const path of walk) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expectQuiet(page);
        expect(await brokenImagesOf(page)).toEqual([]);
      }
    });
  }
});

test.describe('a guest', () => {
  // What a guest sees rests on no call that such a server does not offer.
  test.use({ expectedComplaints: [] });

  test('is offered neither demo money nor languages on a server that is no demo', async ({ page }) => {
    await page.goto(paths.home);
    await expect(page.getByRole('link', { name: t('game.bet.now') })).toBeVisible();
    await expect(page.getByText(t('game.result.latest'))).toBeVisible();
    await expect(page.getByRole('button', { name: t('ui.demo.try') })).toHaveCount(0);
    await expect(page.getByRole('region', { name: t('lang.screen.title') })).toHaveCount(0);
  });
});
