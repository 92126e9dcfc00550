import type { Page } from '@playwright/test';
import { controlOf } from '../../client/e2e/support/control.ts';
import type { Words } from '../../client/e2e/support/words.ts';
import { paths } from '../../client/src/paths.ts';
import type { Studio } from './studio.ts';

/** Puts big on the slip. */
export async function pickBig(page: Page, t: Words): Promise<void> {
  const name = t('betting.grid.choiceWithOdds', { choice: t('game.choice.big'), odds: '1.999' });
  await page.getByRole('button', { name, exact: true }).click();
}

/** One bet from the slip to the checked draw. */
export async function betScenes({ visit, server, busy: { issue }, t }: Studio): Promise<void> {
  const control = controlOf(server.url);
  await visit('player', async ({ page, shoot, isWanted }) => {
    if (!isWanted('bet-')) return;
    await page.goto(paths.roomBetting);
    await pickBig(page, t);
    await page
      .getByRole('button', { name: t('betting.grid.sumWithOdds', { sum: 18, odds: '18.15' }), exact: true })
      .click();
    await shoot('bet-slip');
    await page.getByRole('button', { name: t('game.bet.now') }).click();
    await page.getByText(t('betting.slip.placed')).waitFor();
    await shoot('bet-placed');

    await control.advance(issue.saleEndMs - issue.saleStartMs - 15_000);
    await page.reload();
    await shoot('bet-closing');
    await control.advance(5000);
    await page.getByText(t('game.issue.sealed')).first().waitFor();
    await shoot('bet-sealed');
    await control.scriptSums(18);
    await control.advance(issue.drawAtMs - issue.saleEndMs);
    await page.getByText(t('draws.reveal.forced')).waitFor();
    await shoot('bet-reveal');
    await control.advance(issue.drawAtMs - issue.saleStartMs);
    await page.getByRole('button', { name: t('draws.reveal.verify') }).click();
    await page.getByText(t('draws.verify.verified'), { exact: true }).waitFor();
    await shoot('bet-verify');
  });
}
