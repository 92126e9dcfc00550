import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setUpDevice } from '@canada28/mock-server/kit/playwright.ts';
import type { Mock } from '@canada28/mock-server/kit/testing.ts';
import { SUCCESS_CODE } from '@canada28/shared/contract/envelope.ts';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { freezeInSale } from '../client/e2e/support/freeze-in-sale.ts';
import { PHONE, STILL } from '../client/e2e/support/phone.ts';
import { paths } from '../client/src/paths.ts';
import { firstWin } from '../mock-server/console/src/stage/stories/first-win.ts';
import { textsOf } from '../mock-server/console/src/stage/stories/story-texts.ts';
import { readArgs, refusalWith } from './lib/command-line.ts';
import { ExpectedFailure, runScript } from './lib/expected-failure.mjs';
import { ROOT } from './lib/project.mjs';
import { withBrowserAndMock } from './lib/with-mock.ts';
import { beginStory, press } from './screens/console/story-on-page.ts';

const FOLDER = 'docs/pictures';
const DESKTOP = { width: 1440, height: 900 };
const MOST_BYTES = 60_000;
/** Of 100; the first whose picture is small enough. */
const QUALITIES = [80, 70, 60, 50, 40];

/** `npm run pictures`: the three of the README, from the product as it is. */
async function takePictures(): Promise<void> {
  readArgs(process.argv.slice(2), {}, refusalWith('npm run pictures    takes all three'));
  mkdirSync(join(ROOT, FOLDER), { recursive: true });
  await withBrowserAndMock(async (browser, mock) => {
    for (const take of [takePhone, takeConsole, takeStage]) await take(browser, mock);
  });
}

async function keep(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  const path = `${FOLDER}/${name}.webp`;
  const bytes = await encode(session, path);
  writeFileSync(join(ROOT, path), bytes);
  console.log(`${path}: ${(bytes.length / 1000).toFixed(0)} kB`);
}

/** Playwright knows no WebP, which is a third of the size. */
async function encode(session: CDPSession, path: string): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
    const bytes = Buffer.from(data, 'base64');
    if (bytes.length <= MOST_BYTES) return bytes;
  }
  throw new ExpectedFailure(`${path} would have more than ${MOST_BYTES} bytes.`);
}

/** A player who has just won. */
async function takePhone(browser: Browser, mock: Mock): Promise<void> {
  const world = await mock.createWorld();
  const { issueCode, drawAtMs } = await freezeInSale(world);
  const player = await world.logIn('demo');
  await player.call('game/gameBet.do', betOn(issueCode, '18', 20));
  const context = await browser.newContext({ ...PHONE, ...STILL, baseURL: world.url });
  await setUpDevice(context, { origin: world.url, language: 'en', player });
  const page = await context.newPage();
  await page.goto(paths.roomBetting);
  await page.getByText(issueCode).first().waitFor();
  await world.draws.next({ sum: 18 });
  await world.clock.set(drawAtMs + 1000);
  await page.getByText('Set by a tester').first().waitFor();
  await keep(page, 'phone');
  await context.close();
}

/** The cockpit after two players bet, and a result that was set. */
async function takeConsole(browser: Browser, mock: Mock): Promise<void> {
  const world = await mock.createWorld({ name: 'bug-17' });
  const { issueCode } = await freezeInSale(world);
  await world.draws.next({ sum: 18 });
  const page = await browser.newPage({ viewport: DESKTOP, baseURL: world.url, reducedMotion: 'reduce' });
  await page.goto('/__mock');
  await page.frameLocator('iframe[title="Phone of demo"]').getByText(issueCode).first().waitFor();
  for (const [userName, code, amount] of [
    ['demo', '31', 50],
    ['demo', '18', 20],
    [undefined, '5', 10],
  ] as const) {
    const player =
      userName === undefined ? await world.player({ balance: 500 }) : await world.logIn(userName);
    await player.call('game/gameBet.do', betOn(issueCode, code, amount));
  }
  await world.clock.to('settled');
  await page.getByText('was set').waitFor();
  const next = await world.currentIssue();
  await page.frameLocator('iframe[title="Phone of demo"]').getByText(next.issueCode).first().waitFor();
  await keep(page, 'console');
  await page.close();
}

/** A story in its middle. */
async function takeStage(browser: Browser, mock: Mock): Promise<void> {
  const world = await mock.createWorld({ name: 'stage' });
  const page = await browser.newPage({ viewport: DESKTOP, baseURL: world.url, reducedMotion: 'reduce' });
  // As on a laptop in a network, with a made-up address: a mock of our own listens to this machine alone.
  const url = 'http://192.168.1.28:2828/__mock/join?world=stage';
  const typed = { shortUrl: 'http://192.168.1.28:2828/join', shortCode: 'K7M4' };
  const data = { name: world.name, url, beyondThisMachine: true, ...typed };
  await page.route('**/invitation', (route, request) =>
    request.method() === 'POST'
      ? route.fulfill({ json: { code: SUCCESS_CODE, data, msg: '' } })
      : route.continue(),
  );
  await page.goto('/__mock/stage');
  const { title, steps } = textsOf(firstWin, 'en');
  await beginStory(page, title);
  const phone = page.frameLocator('iframe[title^="Phone of"]');
  for (const [index, step] of firstWin.steps.slice(0, 4).entries()) {
    await press(page, steps[index]?.press ?? '');
    // The phone shows a draw only where its page was open before it.
    if (step.phone === paths.roomBetting) await phone.getByText('Draw in').waitFor();
  }
  await phone.getByText('+392.95').first().waitFor();
  await keep(page, 'stage');
  await page.close();
}

function betOn(issueCode: string, code: string, amount: number) {
  return {
    issueCode,
    lotteryId: '1' as const,
    totalAmount: amount,
    gameItem: [{ totalAmount: amount, numberRecord: code }],
  };
}

await runScript(takePictures);
