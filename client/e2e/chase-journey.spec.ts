import { LANGUAGE_CODES } from '@canada28/shared/contract/languages.ts';
import type { Page } from '@playwright/test';
import { freezeInSale } from './support/freeze-in-sale.ts';
import { expect, test } from './support/test.ts';
import { type Words, wordsOf } from './support/words.ts';

const [WIN, LOSS] = [18, 5];

// A chase that began right before the daily break would wait for its end.
test.use({ worldOptions: { config: { maintenance: 'none' } } });

/** A double chase on big: 10 20 40 80 160, which loses twice, wins the third time and stops (game §5). */
for (const language of LANGUAGE_CODES) {
  test(`a double chase stops on its win and every sum is right (${language})`, async ({
    page,
    world,
    signIn,
  }) => {
    const t = wordsOf(language);
    const issue = await freezeInSale(world);
    const slotMs = issue.drawAtMs - issue.saleStartMs;
    const player = await world.logIn('fresh');
    await signIn(player, language);

    await page.goto('/order/betting');
    await startDoubleChase(page, t);
    await expect(page).toHaveURL(/\/order\/chasingRecord$/);
    await expectBalance(page, t, { available: '690.00', held: '300.00' });

    await page.goto('/order/chasingRecord');
    await page.getByRole('link', { name: t('chasing.list.progress', { done: 1, total: 5 }) }).click();
    await expect(page.getByRole('heading', { name: t('chasing.detail.title') })).toBeVisible();
    await expect
      .poll(() => itemsOf(page))
      .toEqual(rowsOf(t, ['notDrawn', 'waiting', 'waiting', 'waiting', 'waiting']));

    await world.draws.next({ sum: LOSS }, { sum: LOSS }, { sum: WIN });
    await world.clock.advance(slotMs);
    await expect
      .poll(() => itemsOf(page))
      .toEqual(rowsOf(t, ['lost', 'notDrawn', 'waiting', 'waiting', 'waiting']));
    await expectPlainRows(page);
    await world.clock.advance(slotMs);
    await expect
      .poll(() => itemsOf(page))
      .toEqual(rowsOf(t, ['lost', 'lost', 'notDrawn', 'waiting', 'waiting']));
    await world.clock.advance(slotMs);
    await expect(page.getByText('+9.96')).toBeVisible();
    expect(await itemsOf(page)).toEqual(rowsOf(t, ['lost', 'lost', 'won', 'stopped', 'stopped']));
    await expectTotal(page, t('chasing.detail.total'), '310.00');
    await expectTotal(page, t('game.sum.staked'), '70.00');
    await expectTotal(page, t('game.sum.won'), '79.96');
    await expectTotal(page, t('chasing.detail.returned'), '240.00');

    await expectBalance(page, t, { available: '1,009.96', held: '0.00' });
    await page.getByRole('link', { name: t('messages.screen.title') }).click();
    await expect(page.getByText(/79\.96/)).toBeVisible();
  });
}

async function startDoubleChase(page: Page, t: Words): Promise<void> {
  const big = `${t('game.choice.big')} 1.999`;
  await page.getByRole('button', { name: big, exact: true }).click();
  await page.getByRole('button', { name: t('game.chase.name'), exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('tab', { name: t('game.chase.double') }).click();
  const nets = sheet.getByRole('row').getByRole('cell').filter({ hasText: /^[+-]/ });
  await expect(nets).toHaveText(['+9.99', '+9.98', '+9.96', '+9.92', '+9.84']);
  await expect(sheet.getByText('310.00')).toBeVisible();
  await expect(sheet.getByText(t('chasing.warning.odds'))).toBeVisible();
  await sheet.getByRole('button', { name: t('chasing.form.start') }).click();
  await expect(page.getByText(t('chasing.form.started'))).toBeVisible();
}

/** The table of the detail without the issues: number, multiple, amount, state, stopped. */
async function itemsOf(page: Page): Promise<string[]> {
  const rows = page.getByRole('table').getByRole('row');
  const texts = await rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent).join(' ')),
  );
  return texts.slice(1);
}

/** No state goes on in a second line, and nothing of the table lies beyond the edge of its card. */
async function expectPlainRows(page: Page): Promise<void> {
  const table = await page.getByRole('table').evaluate((element) => {
    const heights = [...element.querySelectorAll('tbody tr')].map(
      (row) => row.getBoundingClientRect().height,
    );
    const { scrollWidth = 0, clientWidth = 0 } = element.parentElement ?? {};
    return {
      isUneven: Math.max(...heights) > 1.4 * Math.min(...heights),
      beyondPx: scrollWidth - clientWidth,
    };
  });
  expect(table).toEqual({ isUneven: false, beyondPx: 0 });
}

type ItemState = 'notDrawn' | 'waiting' | 'lost' | 'won' | 'stopped';

function rowsOf(t: Words, states: readonly ItemState[]): string[] {
  return states.map((state, index) => {
    const multiple = 2 ** index;
    return `${index + 1} ${multiple} ${10 * multiple} ${stateWords(t, state)}`;
  });
}

function stateWords(t: Words, state: ItemState): string {
  if (state === 'stopped') return `${t('common.state.cancelled')} ${t('game.chase.stopped')}`;
  return `${t(state === 'waiting' ? 'game.chase.waiting' : `game.order.${state}`)} –`;
}

async function expectTotal(page: Page, label: string, sum: string): Promise<void> {
  const total = page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
  await expect(total.first().locator('dd')).toHaveText(sum);
}

async function expectBalance(
  page: Page,
  t: Words,
  { available, held }: { readonly available: string; readonly held: string },
): Promise<void> {
  await page.goto('/center');
  await expectTotal(page, t('common.money.available'), available);
  await expectTotal(page, t('common.money.onHold'), held);
}
