import { DEMO_PAY_PASSWORD } from '@canada28/db/seeds/demo.ts';
import { setUpDevice } from '@canada28/mock-server/kit/playwright.ts';
import type { Player, World } from '@canada28/mock-server/kit/testing.ts';
import { listBetsCall, placeBetCall } from '@canada28/shared/contract/betting.contract.ts';
import { startChaseCall } from '@canada28/shared/contract/chasing.contract.ts';
import type { Issue } from '@canada28/shared/contract/issue.ts';
import { changePayPasswordCall } from '@canada28/shared/contract/security.contract.ts';
import { PLAY } from '@canada28/shared/game/bet-choices.ts';
import type { Page } from '@playwright/test';
import { paths } from '../src/paths.ts';
import { freezeInSale } from './support/freeze-in-sale.ts';
import type { OpenServer } from './support/open-server.ts';
import { startPlainServer } from './support/plain-server.ts';
import { test as base, expect } from './support/test.ts';
import { SCREEN_WALKS } from './support/visits.ts';
import { wordsOf } from './support/words.ts';

const t = wordsOf('en');

/** A static server in front of the other one, or the mock, in whose world it answers (control §13). */
const WAYS = ['directly', 'through an upstream world'] as const;

type Fixtures = {
  /** Knows nothing of what is ours; its players are at home in the world behind it. */
  readonly plain: OpenServer;
  readonly player: Player;
  /** How the browser comes to it. */
  readonly way: (typeof WAYS)[number];
  /** Where the client is served. */
  readonly origin: string;
  /** Ten seconds into its sale; from then on the clock runs. */
  readonly issue: Issue;
};

/** The built client on another world than ours, with a player logged in. */
const test = base.extend<Fixtures>({
  worldOptions: { config: { depositPassword: 'required' } },
  // The browser itself notes each call that is not there; nothing and nobody else may.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs: nothing.
  expectedComplaints: async ({}, use) => use(['status of 404']),
  plain: async ({ mock, world }, use) => {
    const plain = await startPlainServer(mock.url, world.name);
    await use(plain);
    await plain.stop();
  },
  way: ['directly', { option: true }],
  origin: async ({ plain, mock, way }, use) => {
    if (way === 'directly') return use(plain.url);
    const upstream = await mock.createWorld({ upstream: { url: plain.url, allowWrites: true } });
    await use(upstream.url);
    await upstream.delete();
  },
  baseURL: async ({ origin }, use) => use(origin),
  issue: async ({ world }, use) => {
    const issue = await freezeInSale(world);
    await world.clock.resume();
    await use(issue);
  },
  player: async ({ world }, use) => use(await logInWithPasscode(world)),
  context: async ({ context, origin, player, issue: _ }, use) => {
    await setUpDevice(context, { origin, player });
    await use(context);
  },
});

/** Somebody who has played nothing yet, with the transaction password that this server demands. */
async function logInWithPasscode(world: World): Promise<Player> {
  const newcomer = await world.logIn('fresh');
  await newcomer.call(changePayPasswordCall, { newPwd: DEMO_PAY_PASSWORD, newAgainPwd: DEMO_PAY_PASSWORD });
  return world.logIn('fresh');
}

/** Neither a dialog nor a passing message speaks of something that went wrong. */
async function expectQuiet(page: Page): Promise<void> {
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByText(t('error.request.interfaceDetail', { detail: '' }))).toHaveCount(0);
  await expect(page.getByText(t('error.request.failed'))).toHaveCount(0);
}

async function pickBig(page: Page): Promise<void> {
  await page.goto(paths.roomBetting);
  await page.getByRole('button', { name: `${t('game.choice.big')} 1.999`, exact: true }).click();
}

async function enterPasscode(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: t('security.pay.name') });
  for (const digit of DEMO_PAY_PASSWORD) await sheet.getByRole('button', { name: digit, exact: true }).tap();
}

for (const way of WAYS)
  test.describe(way, () => {
    test.use({ way });

    test('the issue and its countdown come from the Date header, and nothing is called a demo', async ({
      page,
      issue,
    }) => {
      await page.goto(paths.home);
      await expect(page.getByText(issue.issueCode).first()).toBeVisible();
      // What is said of calls that are not there would have been said by then.
      await page.waitForLoadState('networkidle');
      // Of 180 seconds the first 10 have passed, and since then at most the minute that a test may take.
      await expect(page.getByRole('timer')).toHaveText(/^0[12]:\d\d$/);
      await expect(page.getByText(t('ui.demo.badge'), { exact: true })).toHaveCount(0);
      await expect(page.getByText(/already ordered/)).toHaveCount(0);
      await expectQuiet(page);
    });

    test('a bet is placed and stands in the record', async ({ page, issue }) => {
      await pickBig(page);
      await page.getByRole('button', { name: t('game.bet.now') }).click();
      await expect(page.getByText(t('betting.slip.placed'))).toBeVisible();
      await page.goto(paths.bettingRecord);
      await page.getByRole('link', { name: new RegExp(issue.issueCode) }).click();
      await expect(page.getByRole('main')).toContainText(issue.issueCode);
      await expectQuiet(page);
    });

    test('a list that does not page shows all of its rows and asks once', async ({ page, player, issue }) => {
      const { issueCode } = issue;
      const gameItem = Array.from({ length: 38 }, (_, code) => ({
        totalAmount: 1,
        numberRecord: String(code),
      }));
      await player.call(placeBetCall, { issueCode, lotteryId: '1', totalAmount: gameItem.length, gameItem });
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith(listBetsCall.path)) asked.push(request.postData() ?? '');
      });
      await page.goto(paths.bettingRecord);
      // The day and its bets; those out of sight come with the finger.
      const items = page.getByRole('list', { name: t('game.bet.record') }).getByRole('listitem');
      await expect(items.nth(1)).toContainText(issueCode);
      await expect(items.last()).toHaveAttribute('aria-setsize', '39');
      await page.getByText(t('ui.list.end')).scrollIntoViewIfNeeded();
      await expect(items.last()).toHaveAttribute('aria-posinset', '39');
      await expect(items.last()).toContainText(issueCode);
      expect(asked).toHaveLength(1);
    });

    test('a chase runs; that it cannot be stopped there is said once and breaks nothing', async ({
      page,
      issue,
    }) => {
      await pickBig(page);
      await page.getByRole('button', { name: t('game.chase.name'), exact: true }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('chasing.form.start') })
        .click();
      await expect(page.getByText(t('chasing.form.started'))).toBeVisible();
      await page.goto(paths.chaseRecord);
      await page.getByRole('main').getByRole('link').first().click();
      await expect(page.getByRole('table')).toContainText(issue.issueCode);
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
      world,
      player,
      issue: { issueCode, drawAtMs, saleStartMs },
    }) => {
      const chase = { planType: 2, numberRecord: String(PLAY.big), totalIssue: 2, startAmount: 10 } as const;
      await player.call(startChaseCall, { ...chase, lotteryId: '1', startIsuueCode: issueCode, stopMode: 0 });
      await world.draws.next({ sum: 18 });
      await world.clock.advance(drawAtMs - saleStartMs);
      await page.goto(paths.chaseRecord);
      await page.getByRole('main').getByRole('link').first().click();
      const item = page.getByRole('row', { name: issueCode });
      await expect(item).toContainText(t('game.order.won'));
      await item.getByRole('link', { name: issueCode }).click();
      await expect(page.getByText(/^\d \+ \d \+ \d = 18$/).first()).toBeVisible();
      await expectQuiet(page);
    });

    test('a deposit is asked for the transaction password when the server demands it', async ({ page }) => {
      await page.goto(paths.deposit);
      await page.getByRole('button', { name: '500', exact: true }).click();
      await page.getByRole('button', { name: t('deposit.form.paid') }).click();
      await enterPasscode(page);
      await expect(page).toHaveURL(new RegExp(paths.depositDetail));
      await expect(page.getByRole('main')).toContainText(t('finance.order.inReview'));
      await expectQuiet(page);
    });

    test('a draw without its numbers and seed is shown by its digits, and offers nothing to verify', async ({
      page,
      world,
      player,
      issue,
    }) => {
      const gameItem = [{ totalAmount: 10, numberRecord: String(PLAY.big) }];
      await player.call(placeBetCall, {
        issueCode: issue.issueCode,
        lotteryId: '1',
        totalAmount: 10,
        gameItem,
      });
      await world.draws.next({ sum: 18 });
      await world.clock.advance(issue.drawAtMs - issue.saleStartMs);
      // The browser drops what it would complain about when the page is left before.
      const complained = page.waitForEvent('console', (message) => message.text().includes('status of 404'));
      await page.goto(paths.home);
      await expect(page.getByText(issue.issueCode).first()).toBeVisible();
      await complained;
      await page.goto(paths.roomPastDraws);
      await expect(page.getByText(issue.issueCode).first()).toBeVisible();
      await expect(page.getByRole('button', { name: t('draws.reveal.verify') })).toHaveCount(0);
      await page.goto(paths.bettingRecord);
      await expect(page.getByText('+9.99')).toBeVisible();
      await expectQuiet(page);
    });
  });

test('no way leads to a chat that is not there, once that is known', async ({ page }) => {
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
  test(`no screen makes a fuss about what such a server does not offer: ${walk[0]} and on`, async ({
    page,
  }) => {
    for (const path of walk) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectQuiet(page);
    }
  });
}
