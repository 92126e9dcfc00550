import { paths } from '../src/paths.ts';
import { expect, test } from './support/test.ts';

/** The names registered so far, in this page. */
const REGISTERED = 'globalThis.registered';

test('what the first sheet would register is there before, and so the page is not styled again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const registered: string[] = [];
    const register = CSS.registerProperty.bind(CSS);
    CSS.registerProperty = (property) => {
      register(property);
      registered.push(property.name);
    };
    Object.assign(globalThis, { registered });
  });
  await page.goto(paths.roomPastDraws);
  const draw = page.getByRole('button', { name: /^\d{7}/ }).first();
  await expect(draw).toBeVisible();
  const before = await page.evaluate(REGISTERED);
  await draw.click();
  await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
  expect(before).toContain('--drawer-swipe-movement-y');
  expect(await page.evaluate(REGISTERED)).toEqual(before);
});
