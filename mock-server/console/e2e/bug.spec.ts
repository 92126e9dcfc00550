import { readFile } from 'node:fs/promises';
import { axeFindings } from '@canada28/client/e2e/support/axe-findings.ts';
import { freezeInSale } from '@canada28/client/e2e/support/freeze-in-sale.ts';
import { expect, test } from '@canada28/client/e2e/support/test.ts';
import type { Page } from '@playwright/test';

/** Drags a file over the page, and drops it there. */
async function dropFile(page: Page, name: string, content: Buffer): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ({ name, bytes }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))], name));
      return transfer;
    },
    { name, bytes: content.toString('base64') },
  );
  await page.dispatchEvent('main', 'dragenter', { dataTransfer });
  await expect(page.getByText('Drop a bug file (.c28) to open it')).toBeVisible();
  await page.dispatchEvent('main', 'drop', { dataTransfer });
}

test('a bug is saved about an entry, dropped into a console, and there are its entry and its phone', async ({
  page,
  world,
}) => {
  await freezeInSale(world);
  const player = await world.player({ balance: 28 });
  const bet = { issueCode: '0000001', lotteryId: '1' as const, totalAmount: 10 };
  const gameItem = [{ totalAmount: 10, numberRecord: '18' }];
  await expect(player.call('game/gameBet.do', { ...bet, gameItem })).rejects.toThrow();
  const [entry] = await world.journal.received('game/gameBet.do');
  await page.goto('/__mock#/journal');
  await page.getByRole('button', { name: /game\/gameBet/ }).click();
  // One for the world, and one for the entry that is open.
  const saving = page.getByRole('button', { name: 'Save bug…' });
  await expect(saving).toHaveCount(2);
  await saving.last().click();
  const dialog = page.getByRole('dialog', { name: `Save bug: entry ${entry?.id}` });
  await expect(dialog.getByText(`Opens there as ${player.userName}`)).toBeVisible();
  await dialog.getByLabel('Title').fill('The bet is refused');
  await dialog.getByLabel('Page of the phone').fill('/center');
  expect(await axeFindings(page)).toEqual([]);
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save file' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('The bet is refused.c28');
  await expect(dialog).toHaveCount(0);

  const name = `bug-the-bet-is-refused`;
  await dropFile(page, file.suggestedFilename(), await readFile(await file.path()));
  await expect(page).toHaveURL(new RegExp(`//${name}[^/]*\\.localhost:\\d+/__mock#/journal\\?entry=`));
  await expect(page.getByText(entry?.why ?? '').first()).toBeVisible();
  await page.goto(`${new URL(page.url()).origin}/__mock#/`);
  const phone = page.frameLocator('iframe').first();
  await expect(phone.getByText(player.userName).first()).toBeVisible();
  await expect(phone.getByText('28.00').first()).toBeVisible();
  // What was changed before came along to be read: nothing goes back to it.
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByText('time frozen')).toBeVisible();
  await expect(history.getByRole('button', { name: /^Go back to before/ })).toHaveCount(0);
});

test('a file that is no bug is refused in a sentence, dropped or chosen', async ({
  page,
  world,
  expectedComplaints,
}) => {
  expectedComplaints.push('/__mock/worlds/bug');
  await freezeInSale(world);
  await page.goto('/__mock#/worlds');
  await expect(page.getByRole('button', { name: 'Open bug file…' })).toBeVisible();
  await dropFile(page, 'holiday.txt', Buffer.from('sun'));
  await expect(page.getByText('"holiday.txt" is no file of a bug: those end in .c28.')).toBeVisible();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open bug file…' }).click();
  const chooser = await choosing;
  await chooser.setFiles({ name: 'broken.c28', mimeType: 'application/zip', buffer: Buffer.from('sun') });
  await expect(page.getByText('The file is damaged, or no file of a bug')).toBeVisible();
});

test('a page of the phone that is no path is refused where it is typed, and is not left out of the file', async ({
  page,
  world,
}) => {
  await freezeInSale(world);
  await page.goto('/__mock#/journal');
  await page.getByRole('button', { name: 'Save bug…' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Save bug' });
  await dialog.getByLabel('Title').fill('It is refused');
  const path = dialog.getByLabel('Page of the phone');
  await path.fill('withdraw');
  await dialog.getByRole('button', { name: 'Save file' }).click();
  await expect(path).toBeFocused();
  await expect(dialog).toBeVisible();
  const saving = page.waitForRequest('**/__mock/bug');
  await path.fill('/withdraw');
  await dialog.getByRole('button', { name: 'Save file' }).click();
  expect((await saving).postDataJSON()).toMatchObject({ page: '/withdraw' });
});
