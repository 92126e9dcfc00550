import { axeFindings } from '@canada28/client/e2e/support/axe-findings.ts';
import { logInBy } from '@canada28/client/e2e/support/log-in.ts';
import { expect } from '@canada28/client/e2e/support/test.ts';
import { wordsOf } from '@canada28/client/e2e/support/words.ts';
import { paths } from '@canada28/client/src/paths.ts';
import type { JournalEntry } from '@canada28/shared/control/journal.control.ts';
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

test('a world of a recording shows when it was recorded, and answers its phone', async ({
  page,
  mock,
  world,
  other,
}) => {
  const upstream = await mock.createWorld({ upstream: { url: other.url } });
  await page.goto(upstream.url);
  await expect(page.getByText('Log in').first()).toBeVisible();
  await expect.poll(async () => (await upstream.drift()).source.exchanges).toBeGreaterThan(3);
  const recording = await mock.openRecording(await upstream.journal.har(), `${world.name}-r`.slice(-40));
  await page.goto(`${recording.url}/__mock`);
  await expect(page.getByText('Answered by a recording')).toBeVisible();
  await expect(
    page.frameLocator('iframe[title="Phone of a guest"]').getByText('Log in').first(),
  ).toBeVisible();
  await expect(page.getByText('1 difference', { exact: true })).toBeVisible();
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

test('a player logs in on the other server and looks around; the recording of it answers the same walk again', async ({
  browser,
  mock,
  world,
  other,
}) => {
  const upstream = await mock.createWorld({ upstream: { url: other.url } });
  const walk = async (origin: string) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en' });
    const page = await context.newPage();
    await page.goto(origin + paths.logIn);
    await logInBy(page, t);
    await expect(page).toHaveURL(origin + paths.home);
    await page.goto(origin + paths.my);
    await expect(page.getByRole('heading', { name: 'Sam' })).toBeVisible();
    await page.goto(origin + paths.bettingRecord);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.close();
  };
  await walk(new URL(upstream.url).origin);
  const calls = callsIn(await upstream.journal.list({ kind: 'call' }));
  expect(calls.some(({ player }) => player?.userName === 'fresh')).toBe(true);
  const recording = await mock.openRecording(await upstream.journal.har(), `${world.name}-w`.slice(-40));
  await upstream.delete();
  await walk(new URL(recording.url).origin);
  // What the first walk left before it was answered is in no recording.
  const recorded = new Set(calls.filter(({ status }) => status !== undefined).map(askedIn));
  const again = callsIn(await recording.journal.list({ kind: 'call' }));
  expect(
    again
      .filter(({ code }) => code === 404)
      .map(askedIn)
      .filter((asked) => recorded.has(asked)),
  ).toEqual([]);
  await recording.delete();
});
