import type { Page } from '@playwright/test';

/** A text, since what compiles scripts may put calls into functions that no page knows. */
const SAYS_REACHED = `
const readText = Response.prototype.text;
Response.prototype.text = async function () {
  const text = await readText.call(this);
  return text.replace('"beyondThisMachine":false', '"beyondThisMachine":true');
};`;

/** As on a laptop in a network, whose phones reach it, from the next load on: a mock of the tests is for this machine alone. */
export async function standInNetwork(page: Page): Promise<void> {
  await page.addInitScript({ content: SAYS_REACHED });
}
