import type { Browser, Page } from '@playwright/test';
import { paths } from '../../../client/src/paths.ts';
import { inMs, type Measured } from '../measured.ts';
import { openPhone } from './phone.ts';

const WATCHED_MS = 20_000;
/** How much slower than this machine a cheap phone is. */
const SLOWDOWN = 4;

/** A page that changes one text a second, as little as a countdown can cost. */
const FLOOR = `<p>0</p><script>let n = 0; setInterval(() => { document.querySelector('p').textContent = ++n }, 1000)</script>`;

/** Tasks of more than 50 ms within 20 s, on a slowed processor, while home and the room count down. */
export async function measureCountdown(browser: Browser, origin: string): Promise<Measured> {
  const context = await openPhone(browser, origin);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const watch = async (path: string) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const tasks = await longTasks(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    return described(tasks);
  };
  await page.route('**/floor', (route) => route.fulfill({ contentType: 'text/html', body: FLOOR }));
  const measured = {
    'long tasks in 20 s, home, 4 × slower': await watch(paths.home),
    'long tasks in 20 s, room, 4 × slower': await watch(paths.roomBetting),
    'long tasks in 20 s, one text (floor)': await watch('/floor'),
  };
  await context.close();
  return measured;
}

function longTasks(page: Page): Promise<number[]> {
  return page.evaluate(async (watchedMs) => {
    const tasks: number[] = [];
    const observer = new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({ duration }) => duration));
    });
    observer.observe({ type: 'longtask' });
    await new Promise((resolve) => setTimeout(resolve, watchedMs));
    observer.disconnect();
    return tasks;
  }, WATCHED_MS);
}

function described(tasks: readonly number[]): string {
  return tasks.length === 0 ? 'none' : `${tasks.length}, the longest ${inMs(Math.max(...tasks))}`;
}
