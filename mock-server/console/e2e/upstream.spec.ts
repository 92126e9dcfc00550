import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { axeFindings } from '@canada28/client/e2e/support/axe-findings.ts';
import { logInBy } from '@canada28/client/e2e/support/log-in.ts';
import { expect } from '@canada28/client/e2e/support/test.ts';
import { wordsOf } from '@canada28/client/e2e/support/words.ts';
import { paths } from '@canada28/client/src/paths.ts';
import type { Mock } from '@canada28/mock-server/kit/testing.ts';
import { ERROR_CODES } from '@canada28/shared/contract/error-codes.ts';
import type { JournalEntry } from '@canada28/shared/control/journal.control.ts';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { clockOf } from '../src/ui/clock.ts';
import { test } from './other-server.ts';

const t = wordsOf('en');

test('a world of another server shows its phone, its calls and what differs, and offers nothing that needs a database', async ({
  page,
  mock,
  other,
}) => {
  const upstream = await mock.createWorld({ upstream: { url: other.url } });
  await page.goto(`${upstream.url}/__mock`);
  await expect(page.getByRole('heading', { name: other.url })).toBeVisible();
  const phone = page.frameLocator('iframe[title="Phone of a guest"]');
  await expect(
    phone.getByRole('button', { name: 'Log in' }).or(phone.getByText('Log in')).first(),
  ).toBeVisible();
  await expect(page.getByText('1 difference', { exact: true })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages.getByRole('link', { name: /Faults/ })).toBeVisible();
  for (const name of ['Scenarios', 'Players', 'Draws', 'Reviews', 'Snapshots'])
    await expect(pages.getByRole('link', { name })).toHaveCount(0);
  for (const name of ['Next issue', 'New player', 'Copy as test'])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  await page.getByRole('link', { name: 'Show what differs' }).click();
  await expect(page.getByRole('heading', { name: 'Drift' })).toBeVisible();
  await page.getByRole('button', { name: /common\/getSystemNotice.*reply\.vip/ }).click();
  await page.getByRole('link', { name: /^Entry \d+ in the journal$/ }).click();
  await expect(page.getByRole('heading', { name: 'Journal' })).toBeVisible();
  await expect(page.getByText('reply.vip').first()).toBeVisible();
  await page.getByRole('button', { name: 'Differences' }).click();
  await expect(page.getByText('common/getSystemNotice').first()).toBeVisible();
  await expect(page.getByText('common/getDictData')).toHaveCount(0);
  await page.goto('about:blank');
  await upstream.delete();
});

test('a world of a recording shows its moment and when it was recorded, and answers its phone', async ({
  page,
  mock,
  world,
  other,
}) => {
  const upstream = await mock.createWorld({ upstream: { url: other.url } });
  await page.goto(upstream.url);
  await expect(page.getByText('Log in').first()).toBeVisible();
  // A recording answers what was asked while it was made: all that home asks for.
  await page.waitForLoadState('networkidle');
  await expect.poll(async () => (await upstream.drift()).source.exchanges).toBeGreaterThan(3);
  const recording = await mock.openRecording(await upstream.journal.har(), `${world.name}-r`.slice(-40));
  await page.goto(`${recording.url}/__mock`);
  await expect(page.getByText('Answered by a recording')).toBeVisible();
  await expect(page.getByText(/^Recorded .*\. The same call gets the same replies/)).toBeVisible();
  // It goes on with the replies that the phone takes.
  const heading = page.getByRole('heading', { level: 1 });
  const isShown = async () => {
    const { nowMs } = await recording.read();
    return (await heading.textContent())?.includes(clockOf().time(nowMs));
  };
  await expect.poll(isShown).toBe(true);
  await expect(
    page.frameLocator('iframe[title="Phone of a guest"]').getByText('Log in').first(),
  ).toBeVisible();
  await expect(page.getByText('1 difference', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Share this world' }).click();
  await expect(page.getByText('For a player: joins as a guest,')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Worlds' }).click();
  await page.getByRole('searchbox').fill(recording.name);
  const row = page.getByRole('listitem').filter({ hasText: 'answered by a recording' });
  await expect(row.getByRole('button', { name: `Reset ${recording.name}…` })).toBeVisible();
  await expect(row.getByRole('button', { name: `Keep ${recording.name}` })).toHaveCount(0);
  await page.goto('about:blank');
  await recording.delete();
  await upstream.delete();
});

type CallEntry = Extract<JournalEntry, { kind: 'call' }>;

function callsIn(entries: readonly JournalEntry[]): readonly CallEntry[] {
  return entries.filter((entry) => entry.kind === 'call');
}

/** A call by what it asks. */
function askedIn({ path, input }: CallEntry): string {
  return `${path} ${JSON.stringify(input)}`;
}

/** On an issue that is over. */
const LATE_BET = JSON.stringify({
  ...{ lotteryId: '1', issueCode: '1000000', totalAmount: 10 },
  gameItem: [{ numberRecord: '31', totalAmount: 10 }],
});

/** A visit of the client: log in, home, own page, records, and a bet; answers what the bet came to. */
async function visit(browser: Browser, origin: string, recordHar?: BrowserContextOptions['recordHar']) {
  const context = await browser.newContext({
    ...{ viewport: { width: 390, height: 844 }, locale: 'en' },
    ...(recordHar && { recordHar }),
  });
  const page = await context.newPage();
  await page.goto(origin + paths.logIn);
  await logInBy(page, t);
  await expect(page).toHaveURL(origin + paths.home);
  await page.goto(origin + paths.my);
  await expect(page.getByRole('heading', { name: 'Sam' })).toBeVisible();
  const asked = page.waitForRequest(/getOrderList/);
  await page.goto(origin + paths.bettingRecord);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { 'p-token': token = '' } = await (await asked).allHeaders();
  const reply = await page.evaluate(
    async ([body, token]) => {
      const headers = { 'content-type': 'application/json', 'p-token': token };
      const answer = await fetch('/player-api/player/game/gameBet.do', { method: 'POST', headers, body });
      return answer.text();
    },
    [LATE_BET, token] as const,
  );
  await context.close();
  return JSON.parse(reply);
}

/** What the tests read of a HAR file. */
type HarFile = {
  readonly log: {
    readonly entries: readonly {
      readonly request: { readonly url: string; readonly postData?: { readonly text?: string } };
      readonly response: { readonly status: number; readonly content: { readonly text?: string } };
    }[];
  };
};

function readHarFile(file: string): HarFile {
  return JSON.parse(readFileSync(file, 'utf8'));
}

type Again = {
  readonly browser: Browser;
  readonly mock: Mock;
  readonly har: HarFile;
  readonly name: string;
};

/** The visit once more, answered by a recording: what the bet came to, and which calls were missed though the file has them. */
async function visitAgain({ browser, mock, har, name }: Again) {
  const recording = await mock.openRecording(Buffer.from(JSON.stringify(har)), name.slice(-40));
  const bet = await visit(browser, new URL(recording.url).origin);
  const calls = callsIn(await recording.journal.list({ kind: 'call' }));
  await recording.delete();
  // What the first walk left before it was answered is in no recording.
  const recorded = har.log.entries
    .filter(({ response }) => response.status > 0)
    .map(({ request: { url, postData } }) => `${url} ${postData?.text || '{}'}`);
  const isRecorded = (asked: string) => recorded.some((one) => one.endsWith(`/player-api/player/${asked}`));
  const unknown = calls.filter(({ code }) => code === 404).map(askedIn);
  return { bet, missed: unknown.filter(isRecorded) };
}

test('a player logs in on the other server and looks around; each kind of recording answers the same walk again', async ({
  browser,
  mock,
  world,
  other,
}, testInfo) => {
  const upstream = await mock.createWorld({ upstream: { url: other.url, allowWrites: true } });
  const path = testInfo.outputPath('visit.har');
  const bet = await visit(browser, new URL(upstream.url).origin, { path, content: 'embed' });
  expect(bet.code).toBe(ERROR_CODES.issueSealed);
  const calls = callsIn(await upstream.journal.list({ kind: 'call' }));
  expect(calls.some(({ player }) => player?.userName === 'fresh')).toBe(true);
  const recordings = { j: (await upstream.journal.har()) as HarFile, p: readHarFile(path) };
  await upstream.delete();
  for (const [kind, har] of Object.entries(recordings)) {
    const again = await visitAgain({ browser, mock, har, name: `${world.name}-${kind}` });
    expect(again.bet).toEqual(bet);
    expect(again.missed).toEqual([]);
  }
});

// The visit, made by a script with the developer tools of the browser open, "preserve log" on, and exported by them: Chromium 150
// and Firefox 140, each with one of the client's files left in, and without the stacks of who asked.
for (const kind of ['chromium', 'firefox'])
  test(`a HAR of the developer tools of ${kind} answers the same walk again`, async ({
    browser,
    mock,
    world,
  }) => {
    const har = readHarFile(resolve(import.meta.dirname, `../../../shared/fixtures/recordings/${kind}.har`));
    const bet = har.log.entries.find(({ request }) => request.url.endsWith('gameBet.do'));
    const again = await visitAgain({ browser, mock, har, name: `${world.name}-${kind}` });
    expect(again.bet).toEqual(JSON.parse(bet?.response.content.text ?? ''));
    expect(again.missed).toEqual([]);
  });
