import { connectMock } from '@canada28/mock-server/kit/testing.ts';
import type { Browser, Page } from '@playwright/test';
import { paths } from '../../../client/src/paths.ts';
import { inMs, type Measured, median } from '../measured.ts';
import { openPhone } from './phone.ts';

const MOVES = 20;

/** How long after a move of the world's clock its phone shows the issue that is on sale then: where time stands, and where it runs. */
export async function measureFollowing(browser: Browser, origin: string): Promise<Measured> {
  const { clock, currentIssue } = await connectMock(origin).world('default');
  const context = await openPhone(browser, origin);
  const page = await context.newPage();
  await page.goto(paths.roomBetting, { waitUntil: 'networkidle' });
  const follow = async () => {
    const delays: number[] = [];
    for (let move = 0; move < MOVES; move++) {
      await clock.to('next-issue');
      const movedMs = performance.now();
      await shows(page, (await currentIssue()).issueCode);
      delays.push(performance.now() - movedMs);
      // The next move comes at another moment between two looks of the phone.
      await page.waitForTimeout(97 * move);
    }
    return `${inMs(median(delays))}, the longest ${inMs(Math.max(...delays))}`;
  };
  await clock.freeze();
  const standing = await follow();
  await clock.resume();
  const running = await follow();
  await context.close();
  return {
    [`${MOVES} moves of a clock that stands`]: standing,
    [`${MOVES} moves of a clock that runs`]: running,
  };
}

async function shows(page: Page, issueCode: string): Promise<void> {
  await page.waitForFunction((code) => document.body.innerText.includes(code), issueCode, {
    timeout: 30_000,
  });
}
