import type { Page } from '@playwright/test';

/** As on a laptop in a network, whose phones reach it, from the next load on: a mock of the tests is for this machine alone. */
export async function standInNetwork(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const readText = Response.prototype.text;
    Response.prototype.text = async function readReached(this: Response) {
      const text = await readText.call(this);
      return text.replace('"beyondThisMachine":false', '"beyondThisMachine":true');
    };
  });
}
