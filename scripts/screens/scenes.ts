import type { Page } from '@playwright/test';
import { addressOf, SCREEN_PATHS, VISITS } from '../../client/e2e/support/visits.ts';
import type { Words } from '../../client/e2e/support/words.ts';
import { findRoute } from '../../client/src/app/routes.tsx';
import { paths } from '../../client/src/paths.ts';
import type { Studio, Visitor } from './studio.ts';

/** Takes some pictures, and may change the world for those after it. */
type Scene = (studio: Studio) => Promise<void>;

/** Paths with a picture of their own. */
const PICTURED = SCREEN_PATHS.filter((path) => findRoute(path) !== undefined);
const MEMBERS_ONLY = PICTURED.filter((path) => findRoute(path)?.isMembersOnly);
const OPEN_TO_GUESTS = PICTURED.filter((path) => !MEMBERS_ONLY.includes(path));

/** A path as a file name. */
function fileNameOf(path: string): string {
  return path === paths.home ? 'home' : path.slice(1).replaceAll('/', '-');
}

function everyPath(visitor: Visitor, pictured: typeof PICTURED): Scene {
  return ({ visit, busy: { ids } }) =>
    visit(visitor, async ({ shootAt }) => {
      for (const path of pictured) await shootAt(addressOf(path, ids), `${visitor}-${fileNameOf(path)}`);
    });
}

/** Every call is refused: each screen has to say so, and offer to try again. */
const everythingRefused: Scene = async ({ visit, world, busy: { ids } }) => {
  await world.faults.add('**', { code: 5000, msg: '5000' });
  await visit('player', async ({ shootAt }) => {
    for (const path of PICTURED) await shootAt(addressOf(path, ids), `error-${fileNameOf(path)}`);
  });
  await world.faults.clear();
};

const wrongAddresses: Scene = ({ visit }) =>
  visit('player', async ({ shootAt }) => {
    for (const path of PICTURED.filter((one) => VISITS[one].about !== undefined))
      await shootAt(`${path}?id=nothing`, `wrong-${fileNameOf(path)}`);
    await shootAt('/nowhere', 'wrong-path');
  });

const logInFirst: Scene = ({ visit, t }) =>
  visit('guest', async ({ page, shoot, isWanted }) => {
    if (!isWanted('dialog-log-in-first')) return;
    await page.goto(paths.roomBetting);
    await pickBig(page, t);
    await page.getByRole('button', { name: t('game.bet.now') }).click();
    await page.getByRole('alertdialog').waitFor();
    await shoot('dialog-log-in-first');
  });

const maintenance: Scene = async ({ visit, world }) => {
  let issue = await world.currentIssue();
  while (issue.status !== 0) {
    await world.clock.advance(600_000);
    issue = await world.currentIssue();
  }
  await visit('player', async ({ shootAt }) => {
    for (const path of [paths.home, paths.roomBetting])
      await shootAt(path, `maintenance-${fileNameOf(path)}`);
  });
};

/** Every picture there is, in the order in which they can be taken. */
export const SCENES: readonly Scene[] = [
  everyPath('guest', [...OPEN_TO_GUESTS, ...MEMBERS_ONLY.slice(0, 1)]),
  everyPath(
    'player',
    PICTURED.filter((path) => path !== paths.logIn && path !== paths.register),
  ),
  everyPath('newcomer', MEMBERS_ONLY),
  everythingRefused,
  wrongAddresses,
  logInFirst,
  betScenes,
  maintenance,
];

/** Puts big on the slip. */
async function pickBig(page: Page, t: Words): Promise<void> {
  const name = `${t('game.choice.big')} 1.999`;
  await page.getByRole('button', { name, exact: true }).click();
}

/** One bet from the slip to the checked draw. */
async function betScenes({ visit, world, busy: { issue }, t }: Studio): Promise<void> {
  await visit('player', async ({ page, shoot, isWanted }) => {
    if (!isWanted('bet-')) return;
    await page.goto(paths.roomBetting);
    await pickBig(page, t);
    await page.getByRole('button', { name: '18 18.15', exact: true }).click();
    await shoot('bet-slip');
    await page.getByRole('button', { name: t('game.bet.now') }).click();
    await page.getByText(t('betting.slip.placed')).waitFor();
    await shoot('bet-placed');

    await world.clock.advance(issue.saleEndMs - issue.saleStartMs - 15_000);
    await page.reload();
    await shoot('bet-closing');
    await world.clock.advance(5000);
    await page.getByText(t('game.issue.sealed')).first().waitFor();
    await shoot('bet-sealed');
    await world.draws.next({ sum: 18 });
    await world.clock.advance(issue.drawAtMs - issue.saleEndMs);
    await page.getByText(t('draws.reveal.forced')).waitFor();
    await shoot('bet-reveal');
    await world.clock.advance(issue.drawAtMs - issue.saleStartMs);
    await page.getByRole('button', { name: t('draws.reveal.verify') }).click();
    await page.getByText(t('draws.verify.verified'), { exact: true }).waitFor();
    await shoot('bet-verify');
  });
}
