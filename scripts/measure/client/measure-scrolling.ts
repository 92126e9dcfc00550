import type { BetOrderWire } from '@canada28/shared/contract/betting.contract.ts';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { paths } from '../../../client/src/paths.ts';
import type { Measured } from '../measured.ts';
import { openPhone } from './phone.ts';

const BETS = 5000;
const FRAMES = 240;
/** Of scrolling in one frame: a fast finger. */
const STEP_PX = 60;
const FRAME_MS = 1000 / 60;

/** As tall as the long lists, with nothing in it. */
const FLOOR = '<main style="height:100vh;overflow:auto"><div style="height:400000px"></div></main>';

/** Frames that come late while a finger scrolls, beside those of an empty page on the same machine. */
export async function measureScrolling(browser: Browser, origin: string): Promise<Measured> {
  const context = await openPhone(browser, origin);
  await context.route('**/getOrderList.do', (route) =>
    route.fulfill({ json: { code: 200, data: manyBets(), msg: '' } }),
  );
  const measured = {
    'late frames, trend of 100 issues': await lateFrames(context, `${paths.roomTrend}?last=100`),
    [`late frames, list of ${BETS.toLocaleString('en')} bets`]: await lateFrames(
      context,
      paths.bettingRecord,
    ),
    ...(await floorFrames(context)),
  };
  await context.close();
  return measured;
}

/** The same of an empty page on the same machine. */
export async function floorFrames(context: BrowserContext): Promise<Measured> {
  await context.route('**/floor', (route) => route.fulfill({ contentType: 'text/html', body: FLOOR }));
  return { 'late frames, empty page (floor)': await lateFrames(context, '/floor') };
}

/** Frames that come late while the longest list of a page is scrolled, once nothing is loading, or `ready` is there. */
export async function lateFrames(context: BrowserContext, path: string, ready?: string): Promise<string> {
  const page = await context.newPage();
  await page.goto(path, { waitUntil: ready === undefined ? 'networkidle' : 'load' });
  if (ready !== undefined) await page.locator(ready).first().waitFor();
  const times = await scroll(page);
  await page.close();
  const late = times.filter((time) => time > 1.5 * FRAME_MS).length;
  return `${late} of ${times.length}, the longest ${Math.round(Math.max(...times))} ms`;
}

/** Scrolls the longest list, a step a frame, there and back; answers how long each frame took. */
function scroll(page: Page): Promise<number[]> {
  return page.evaluate(
    async ({ frames, stepPx }) => {
      const room = (element: Element) => element.scrollHeight - element.clientHeight;
      const [scroller] = [...document.querySelectorAll('*')].sort((a, b) => room(b) - room(a));
      if (scroller === undefined) return [];
      const times: number[] = [];
      const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
      let direction = 1;
      let before = await nextFrame();
      for (let frame = 0; frame < frames; frame++) {
        const isAtEnd = scroller.scrollTop + stepPx > room(scroller);
        if (isAtEnd || scroller.scrollTop === 0) direction = isAtEnd ? -1 : 1;
        scroller.scrollTop += direction * stepPx;
        const now = await nextFrame();
        times.push(now - before);
        before = now;
      }
      return times;
    },
    { frames: FRAMES, stepPx: STEP_PX },
  );
}

/** More bets than a page holds, as a server sends them that does not page. */
function manyBets(): BetOrderWire[] {
  return Array.from({ length: BETS }, (_, index) => {
    const id = 1_000_000 + BETS - index;
    const placedAt = `2026-08-${String(28 - Math.floor(index / 200)).padStart(2, '0')} 12:00:00`;
    return {
      id,
      issuecode: String(3_184_207 - index),
      lotteryid: '1',
      saletime: placedAt,
      ordercode: String(id),
      totalamount: 10,
      orderstatus: index % 2 === 0 ? 2 : 3,
      numberrecord: '31',
      gameplanid: null,
      gameplandetailid: null,
      userid: 1,
      accwin: index % 2 === 0 ? 19.99 : 0,
      prewinnum: 1.999,
      createtime: placedAt,
      issueResult: '7,3,8=18',
      mutiple: 1,
    };
  });
}
