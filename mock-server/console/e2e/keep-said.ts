import type { Page } from '@playwright/test';

/** Lets what is said of an action stay, however long the rest of a test takes; before the first page. */
export async function keepSaid(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    const longer = (work: TimerHandler, ms = 0) => wait(work, ms >= 5000 ? 100 * ms : ms);
    Object.assign(window, { setTimeout: longer });
  });
}
