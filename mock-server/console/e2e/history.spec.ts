import { randomUUID } from 'node:crypto';
import { axeFindings } from '@canada28/client/e2e/support/axe-findings.ts';
import { freezeInSale } from '@canada28/client/e2e/support/freeze-in-sale.ts';
import { expect, test } from '@canada28/client/e2e/support/test.ts';
import { connectMock, startMock } from '@canada28/mock-server/kit/testing.ts';
import { getWorldControl } from '@canada28/shared/control/worlds.control.ts';
import type { Browser, Locator, Page } from '@playwright/test';

/** The console of a world in a browser of its own, under a name that is given there. */
async function consoleOf(browser: Browser, { url, tester }: { url: string; tester: string }): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto('/__mock');
  await page.getByRole('button', { name: 'Change your name' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(tester);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  return page;
}

function backOf(page: Page): Locator {
  return page.getByRole('button', { name: /^Back(:|$)/ }).first();
}

function said(page: Page): Locator {
  return page.getByRole('region', { name: 'What was done' });
}

test.describe('in a browser without a name', () => {
  test.use({ tester: '' });

  test('the name is asked once, before the first change, and changes nothing where it is not given', async ({
    page,
    world,
  }) => {
    await freezeInSale(world);
    const { nowMs } = await world.read();
    await page.goto('/__mock');
    await expect(backOf(page)).toHaveAccessibleName(/ by script, \d\d:\d\d$/);
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('h');
    await expect(page.getByRole('dialog', { name: 'What is your name?' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(said(page)).toContainText('Nothing was changed: ');
    expect((await world.read()).nowMs).toBe(nowMs);
    await page.keyboard.press('h');
    await page.getByRole('dialog').getByLabel('Name').fill('Mia');
    await page.keyboard.press('Enter');
    await expect(said(page)).toContainText('An hour later');
    await expect(backOf(page)).toHaveAccessibleName(/^Back: \+ 1 h by you, /);
    await page.reload();
    await expect(backOf(page)).toHaveAccessibleName(/^Back: \+ 1 h by you, /);
    await page.keyboard.press('n');
    await expect(backOf(page)).toHaveAccessibleName(/^Back: to the next issue by you, /);
    const steps = await world.control(getWorldControl, { params: { name: world.name } });
    expect(steps.lastStep?.by).toBe('Mia');
  });
});

test('who changed the speed stands in the history, and only that is undone, after a question', async ({
  browser,
  world,
}) => {
  await freezeInSale(world);
  const mia = await consoleOf(browser, { url: world.url, tester: 'Mia' });
  const ken = await consoleOf(browser, { url: world.url, tester: 'Ken' });
  await expect(mia.getByRole('button', { name: 'you, Ken' })).toBeVisible();
  await expect(ken.getByRole('status').filter({ hasText: 'Here now: you, Mia' })).toHaveCount(1);
  await mia.keyboard.press('h');
  await expect(backOf(ken)).toHaveAccessibleName(/^Back: \+ 1 h by Mia, \d\d:\d\d$/);
  // Back undoes what its button names, also while other news of the world are late.
  const news = `**/__mock/worlds/${world.name}`;
  await mia.route(news, () => undefined);
  await ken.getByRole('button', { name: '×10', exact: true }).click();
  await expect(backOf(mia)).toHaveAccessibleName(/^Back: speed ×10 by Ken, /);
  const events = mia.getByRole('list', { name: 'What happened, newest first' });
  await expect(events.getByRole('button', { name: /Ken.*time moved.*speed ×10/ })).toBeVisible();
  await mia.keyboard.press('z');
  const question = mia.getByRole('dialog');
  await expect(question).toContainText('speed ×10 by Ken');
  await expect(question).not.toContainText('+ 1 h');
  await mia.unroute(news);
  expect(await axeFindings(mia)).toEqual([]);
  await question.getByRole('button', { name: 'Change nothing' }).click();
  expect((await world.read()).rate).toBe(10);
  await mia.keyboard.press('z');
  await question.getByRole('button', { name: 'Undo also what Ken did' }).click();
  // It stays while a pointer rests on it, however long the looks below take.
  await said(mia).getByText('Undone: speed ×10 by Ken').hover();
  await expect(said(mia)).toContainText('Undone: speed ×10 by Ken');
  await expect.poll(async () => (await world.read()).rate).toBe(0);
  await expect(backOf(mia)).toHaveAccessibleName(/^Back: \+ 1 h by you, /);
  await said(mia).getByRole('button', { name: 'Forward' }).click();
  await expect.poll(async () => (await world.read()).rate).toBe(10);
  await expect(backOf(mia)).toHaveAccessibleName(/^Back: speed ×10 by Ken, /);
  await ken.close();
  await expect(mia.getByRole('button', { name: 'you, Ken' })).toBeHidden();
  await mia.close();
});

test('any step is gone back to, with what players did since; what was undone is greyed, and comes back', async ({
  page,
  world,
}) => {
  await freezeInSale(world);
  const player = await world.player({ balance: 500 });
  const { nowMs } = await world.read();
  await page.goto('/__mock');
  await expect(backOf(page)).toHaveAccessibleName(/ by script, /);
  await page.keyboard.press('n');
  await expect(backOf(page)).toHaveAccessibleName(/^Back: to the next issue by you, /);
  const { issueCode } = await world.currentIssue();
  const gameItem = [{ totalAmount: 10, numberRecord: '18' }];
  await player.call('game/gameBet.do', { issueCode, lotteryId: '1', totalAmount: 10, gameItem });
  await page.keyboard.press('h');
  await expect(backOf(page)).toHaveAccessibleName(/^Back: \+ 1 h by you, /);
  const history = page.getByRole('region', { name: 'History' });
  await history.getByRole('button', { name: /^Go back to before to the next issue/ }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('2 steps will be undone');
  await expect(question).toContainText(`1 call: game/gameBet.do of ${player.userName}`);
  await question.getByRole('button', { name: 'Go back' }).click();
  await expect(said(page)).toContainText(/Undone: \+ 1 h by you, .*; to the next issue by you, /);
  await expect(said(page)).toContainText(
    `With it went a call of players: game/gameBet.do of ${player.userName}.`,
  );
  await expect.poll(async () => (await world.read()).nowMs).toBe(nowMs);
  await expect(history.getByText('undone')).toHaveCount(2);
  await page.reload();
  await expect(
    history.getByRole('button', { name: /^Redo 2: to the next issue by .*; \+ 1 h by / }),
  ).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Shift+Z');
  await expect(said(page)).toContainText('Done again: to the next issue by you, ');
  await expect(history.getByText('undone')).toHaveCount(0);
  await expect.poll(async () => (await world.read()).nowMs).toBeGreaterThan(nowMs);
});

test('Back deletes no world and no snapshot that was made on another page', async ({ page, world }) => {
  const name = `made-${randomUUID().slice(0, 8)}`;
  await freezeInSale(world);
  await page.goto('/__mock');
  await expect(backOf(page)).toHaveAccessibleName(/ by script, /);
  await page.keyboard.press('h');
  await expect(backOf(page)).toHaveAccessibleName(/^Back: \+ 1 h by you, /);
  await page.keyboard.press('9');
  await page.getByRole('button', { name: 'New world' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`The world "${name}" was made in`)).toBeVisible();
  await page.keyboard.press('8');
  await page.getByRole('textbox', { name: 'Name' }).fill('kept');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved as "kept".')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('z');
  await expect(page.getByText('Undone: + 1 h by you, ')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Restore kept' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete kept…' }).click();
  await expect(page.getByRole('dialog')).toContainText('It was used last by you.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('9');
  await page.getByRole('searchbox').fill(name);
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await page.getByRole('button', { name: `Delete ${name}…` }).click();
  await expect(page.getByRole('dialog')).toContainText('It was used last by you.');
});

test('a step that another tester made a moment ago is not undone unseen', async ({
  page,
  mock,
  world,
  expectedComplaints,
}) => {
  expectedComplaints.push('/back');
  await freezeInSale(world);
  await page.goto('/__mock');
  await expect(backOf(page)).toHaveAccessibleName(/ by script, /);
  await page.keyboard.press('h');
  await expect(backOf(page)).toHaveAccessibleName(/^Back: \+ 1 h by you, /);
  // What the page knows of the world stays as it is now, as if the news was still on its way.
  const data = await world.control(getWorldControl, { params: { name: world.name } });
  await page.route('**/__mock/worlds/*', (route) => route.fulfill({ json: { code: 200, data, msg: '' } }));
  const ken = await connectMock(mock.url, { tester: 'Ken' }).world(world.name);
  await ken.clock.advance('2h');
  const { nowMs } = await world.read();
  await page.keyboard.press('z');
  await expect(page.getByRole('dialog')).toContainText('+ 2 h by Ken');
  await page.keyboard.press('Escape');
  expect((await world.read()).nowMs).toBe(nowMs);
});

test('a press in the lanes opens an entry, or offers to go back to before a step', async ({
  page,
  world,
}) => {
  await freezeInSale(world);
  const player = await world.player({ balance: 500 });
  const { issueCode } = await world.currentIssue();
  const gameItem = [{ totalAmount: 10, numberRecord: '18' }];
  await player.call('game/gameBet.do', { issueCode, lotteryId: '1', totalAmount: 10, gameItem });
  await page.goto('/__mock');
  const lanes = page.getByRole('region', { name: 'Lanes' });
  const bet = lanes.getByRole('button', { name: new RegExp(`${player.userName} · game/gameBet.do`) });
  await expect(bet).toBeVisible();
  await page.getByRole('button', { name: 'Draws', exact: true }).click();
  await bet.click();
  await expect(page.getByRole('region', { name: 'Request' })).toContainText('"numberRecord": "18"');
  await page.keyboard.press('Escape');
  await page.keyboard.press('h');
  // The event is told before its step is: until then a press opens its entry.
  const move = lanes.getByRole('button', { name: /you · time moved · \+ 1 h .*go back to before/ });
  await expect(move).toBeVisible();
  await bet.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await expect(bet).not.toBeFocused();
  await move.focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog');
  await expect(question).toContainText('+ 1 h by you, ');
  await question.getByRole('button', { name: 'Go back' }).click();
  await expect(said(page)).toContainText('Undone: + 1 h by you, ');
  expect(await axeFindings(page)).toEqual([]);
  for (const width of [1024, 768]) {
    await page.setViewportSize({ width, height: 768 });
    await page.reload();
    await expect(bet).toBeHidden();
    await lanes.getByRole('button', { name: 'Show' }).click();
    await expect(bet).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  }
});

test('a world is shared with another machine, and the share is ended', async ({ browser, page, world }) => {
  await freezeInSale(world);
  await page.goto('/__mock');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Share this world' }).click();
  await expect(dialog).toContainText('1 open share');
  await expect(dialog.getByRole('region', { name: 'Console of this world' })).toContainText(
    'in this world alone',
  );
  await expect(dialog.getByRole('region', { name: 'Phone in this world' })).toContainText('as a new player');
  // The tests' mock listens to this machine alone.
  await expect(dialog.getByRole('alert')).toContainText('HOST=0.0.0.0');
  expect(await axeFindings(page)).toEqual([]);
  const [share] = await world.share.list();
  const ken = await (await browser.newContext()).newPage();
  await ken.goto(share?.consoleUrl ?? '');
  await expect(ken.getByRole('region', { name: 'History' })).toBeVisible();
  await dialog.getByRole('button', { name: /^End: by you / }).click();
  await expect(dialog).not.toContainText('open share');
  await ken.close();
});

test('a console that was shared has its world, and says that it is closed to all others', async ({
  browser,
}) => {
  const mock = await startMock({ child: true, env: { HOST: '0.0.0.0' } });
  const world = await mock.createWorld();
  await freezeInSale(world);
  const share = await world.share.open();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const ken = await context.newPage();
  await ken.goto(share.consoleUrl);
  // Without a network there is no other address than this machine's own, which opens by itself and is closed to nothing.
  const isElsewhere = new URL(share.consoleUrl).hostname !== 'localhost';
  if (isElsewhere) await ken.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(ken.getByRole('region', { name: 'History' })).toBeVisible();
  expect(share.beyondThisMachine).toBe(isElsewhere);
  await expect(ken.getByText('Shared with you: this world alone.')).toHaveCount(isElsewhere ? 1 : 0);
  await expect(ken.getByRole('link', { name: 'Worlds' })).toHaveCount(isElsewhere ? 0 : 1);
  await expect(ken.getByRole('button', { name: 'Share', exact: true })).toHaveCount(isElsewhere ? 0 : 1);
  await ken.keyboard.press('Control+k');
  await ken.getByRole('combobox', { name: 'What do you want to do?' }).fill('bug');
  await expect(ken.getByRole('option', { name: /^Save bug…/ })).toBeVisible();
  await expect(ken.getByRole('option', { name: /^Open bug file…/ })).toHaveCount(isElsewhere ? 0 : 1);
  await ken.keyboard.press('Escape');
  await ken.getByRole('button', { name: 'Change your name' }).click();
  await ken.getByRole('dialog').getByLabel('Name').fill('Ken');
  await ken.keyboard.press('Enter');
  await ken.keyboard.press('h');
  await expect(backOf(ken)).toHaveAccessibleName(/^Back: \+ 1 h by you, /);
  await expect.poll(async () => (await world.history.list())[0]?.by).toBe('Ken');
  expect(await axeFindings(ken)).toEqual([]);
  const [open] = await world.share.list();
  await world.share.end(open?.id ?? '');
  await ken.keyboard.press('h');
  await expect(said(ken)).toContainText('Control calls are allowed for');
  await context.close();
  await mock.close();
});
