import type { Page } from '@playwright/test';
import { type ConsoleCamera, consoleAt } from './console-camera.ts';

/** What opens above every page: the palette with and without finds, and the dialogs of the cockpit. */
export async function whatOpensAbove(camera: ConsoleCamera): Promise<void> {
  const { page, shoot, isWanted } = camera;
  if (isWanted('palette')) {
    await openCockpit(page);
    await openPalette(page);
    await shoot('palette');
    await page.keyboard.type('withdraw');
    await shoot('palette-found');
    await page.keyboard.type(' of nothing that is here');
    await shoot('palette-nothing');
  }
  if (!isWanted('dialog-') && !isWanted('cockpit-')) return;
  await openCockpit(page);
  for (const [keys, name] of [
    ['?', 'keys'],
    ['w', 'world'],
    ['t', 'other-time'],
    ['o', 'settings'],
  ] as const)
    await takeDialog(camera, `dialog-${name}`, () => page.keyboard.press(keys));
  await takeDialog(camera, 'dialog-notice', () => fromPalette(page, 'publish a notice'));
  await takeDialog(camera, 'dialog-audit', () => fromPalette(page, 'audit'));
  const band = page.getByRole('list', { name: 'Issues around now' });
  await takeDialog(camera, 'dialog-issue', () => band.getByRole('button').last().click());
  await takeDialog(camera, 'dialog-invitation', () => page.getByRole('button', { name: 'QR' }).click());
  await page
    .getByRole('list', { name: 'What happened, newest first' })
    .getByRole('button', { name: /gameBet\.do|findcurIssue\.do/ })
    .first()
    .click();
  await shoot('cockpit-call-open');
  await page.keyboard.press('p');
  await page.locator('iframe').nth(1).waitFor();
  await shoot('cockpit-two-phones');
}

/** The dialogs and lists that belong to one page. */
export async function dialogsOfPages(camera: ConsoleCamera): Promise<void> {
  const { page, shoot, isWanted } = camera;
  if (!isWanted('dialog-') && !isWanted('faults-')) return;
  const at = async (path: string) => {
    await page.goto('about:blank');
    await page.goto(consoleAt(path));
    await page.getByRole('heading', { level: 1 }).waitFor();
  };
  await at('/players');
  await page.getByRole('link', { name: 'demo', exact: true }).click();
  await page.getByRole('heading', { name: 'demo', exact: true }).waitFor();
  await takeDialog(camera, 'dialog-message', () => page.keyboard.press('m'));
  await takeDialog(camera, 'dialog-limits', () => page.keyboard.press('l'));
  await at('/players');
  await takeDialog(camera, 'dialog-new-player', () => page.keyboard.press('n'));
  await takeDialog(camera, 'dialog-created-player', async () => {
    await page.keyboard.press('n');
    await page.locator('[role="dialog"] input:focus').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Open the player' }).waitFor();
  });
  await at('/snapshots');
  await takeDialog(camera, 'dialog-delete-snapshot', () =>
    page.getByRole('button', { name: 'Delete before-lunch…' }).click(),
  );
  await at('/worlds');
  await takeDialog(camera, 'dialog-new-world', () => page.keyboard.press('+'));
  await takeDialog(camera, 'dialog-delete-world', () =>
    page.locator('button:enabled', { hasText: 'Delete…' }).first().click(),
  );
  await at('/reviews');
  await takeDialog(camera, 'dialog-keys-of-reviews', () => page.keyboard.press('?'));
  await at('/faults');
  await page.getByRole('radio', { name: /^Is refused Not/ }).check({ force: true });
  await shoot('faults-refusal');
  await page.getByLabel('Which calls').click();
  await shoot('faults-calls-open');
}

/** So many undo steps a world has at most. */
const MOST_STEPS = 20;

/** What is said of an action that was done, of one that can be taken back, and of one that was refused. */
export async function whatWasDone({ page, shoot, isWanted }: ConsoleCamera): Promise<void> {
  if (!isWanted('said-')) return;
  await openCockpit(page);
  await page.keyboard.press('h');
  await page.getByText('An hour later').waitFor();
  await shoot('said-done', true);
  const refused = page.getByText('There is nothing to go back to').first();
  for (let steps = 0; steps < MOST_STEPS && !(await refused.isVisible()); steps += 1)
    await page.keyboard.press('z');
  await refused.waitFor();
  await shoot('said-refused', true);
}

async function openCockpit(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.goto(consoleAt('/'));
  await page.getByRole('list', { name: 'What happened, newest first' }).waitFor();
}

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').waitFor();
}

async function fromPalette(page: Page, words: string): Promise<void> {
  await openPalette(page);
  await page.keyboard.type(words);
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: words }).waitFor();
}

/** Toasts count as dialogs, too. */
const DIALOG = '[role="dialog"]:not([data-type]), [role="alertdialog"]';

/** Opens a dialog, takes its picture and leaves it by Escape. */
async function takeDialog(
  { page, shoot, isWanted }: ConsoleCamera,
  name: string,
  open: () => Promise<unknown>,
): Promise<void> {
  if (!isWanted(name)) return;
  await page.locator(DIALOG).waitFor({ state: 'detached' });
  await open();
  await page.locator(DIALOG).waitFor();
  await shoot(name);
  await page.keyboard.press('Escape');
}
