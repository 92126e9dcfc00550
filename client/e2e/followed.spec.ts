import { findCurrentIssueCall } from '@canada28/shared/contract/draws.contract.ts';
import { paths } from '../src/paths.ts';
import { freezeInSale } from './support/freeze-in-sale.ts';
import { expect, test } from './support/test.ts';

// The issue has a next one, whatever the time of day is.
test.use({ worldOptions: { config: { maintenance: 'none' } } });

const nextCode = (issueCode: string) => String(Number(issueCode) + 1);

/** What each screen shows of a player with 500 USDT, and of the next issue once 10 of them have won 181.50. */
const SCREENS = [
  { name: 'home', path: paths.home, before: ['500.00'], after: ['671.50'], hasIssue: true },
  { name: 'the room', path: paths.roomBetting, before: [], after: [], hasIssue: true },
  { name: 'the account', path: paths.my, before: ['500.00'], after: ['671.50'], hasIssue: false },
];

for (const { name, path, before, after, hasIssue } of SCREENS)
  test(`${name}: a phone that has followed shows its world at the first look`, async ({
    page,
    world,
    signIn,
  }) => {
    const { issueCode } = await freezeInSale(world);
    const player = await world.player({ balance: 500 });
    await signIn(player, 'en');
    await page.goto(path);
    for (const text of [...before, ...(hasIssue ? [issueCode] : [])])
      await expect(page.getByText(text).first()).toBeVisible();

    const gameItem = [{ totalAmount: 10, numberRecord: '18' }];
    await player.call('game/gameBet.do', { issueCode, lotteryId: '1', totalAmount: 10, gameItem });
    await world.draws.next({ sum: 18 });
    await world.clock.to('settled');
    await page.followed();
    // What this is about: nothing has to be waited for any more.
    const shown = await page.locator('body').innerText();
    for (const text of [...after, ...(hasIssue ? [nextCode(issueCode)] : [])]) expect(shown).toContain(text);
  });

test('what a phone lacks is said: a page of no world, a call that is not answered', async ({
  page,
  world,
}) => {
  await expect(page.followed({ timeout: 300 })).rejects.toThrow(
    `The phone did not follow within 0.3 s: it has not read the time of ${world.name} since; its page is about:blank.`,
  );
  const issue = await freezeInSale(world);
  await page.goto(paths.home);
  await expect(page.getByText(issue.issueCode).first()).toBeVisible();
  await page.route(`**/${findCurrentIssueCall.path}`, () => {});
  await world.clock.to('draw');
  await expect(page.followed({ timeout: 3000 })).rejects.toThrow(
    `The phone did not follow within 3 s: it waits for /player-api/player/game/${findCurrentIssueCall.path}.`,
  );
  await page.unrouteAll();
});
