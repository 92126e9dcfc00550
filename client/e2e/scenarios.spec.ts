import { SCENARIOS } from '@canada28/db/seeds/scenarios/index.ts';
import { SCENARIO_GROUPS, type Scenario } from '@canada28/db/seeds/scenarios/scenario.ts';
import { mockFixtures } from '@canada28/mock-server/kit/playwright.ts';
import type { Mock, Player, World } from '@canada28/mock-server/kit/testing.ts';
import { test as base, expect, type Page } from '@playwright/test';
import { recordComplaints } from './support/complaints.ts';
import { wordsOf } from './support/words.ts';

const t = wordsOf('en');

/** Without the detail. */
const INTERFACE_ERROR = t('error.request.interfaceDetail').replace(/\W+$/, '');

/** What the screen of a scenario shows at once beside itself: what its sentence says, the words of a dialog, or of what went wrong. */
const SHOWN: Readonly<Record<string, string>> = {
  'two-minutes-to-maintenance': t('home.hero.maintenanceAt', { time: '19:00' }),
  '3-minute-issues': t('home.hero.interval', { minutes: 3 }),
  '5-minute-issues': t('home.hero.interval', { minutes: 5 }),
  'error-code-403': t('error.session.logInFirst'),
  'error-code-503': t('game.issue.maintenance'),
  'error-other-code': 'Wallets are being counted, please come back in a minute',
  'error-message-in-header': '钱包正在清点，进度 100%',
  'error-http-500': INTERFACE_ERROR,
  'error-http-404': INTERFACE_ERROR,
  'error-http-403': t('error.session.logInFirst'),
  'error-no-response': t('error.request.failed'),
  'signed-out-elsewhere': t('error.session.logInFirst'),
  inactivity: t('session.logOut.done'),
};

/** What the browser itself complains about where calls go wrong. */
const EXPECTED_COMPLAINTS: Readonly<Record<string, string>> = {
  'error-http-500': 'status of 500',
  'error-http-404': 'status of 404',
  'error-http-403': 'status of 403',
  'error-no-response': 'net::ERR_',
  'flaky-network': 'net::ERR_',
};

const test = base.extend(mockFixtures);

/** Logs a player in before anything goes wrong in their world. */
async function logInFirst(world: World, userName: string): Promise<Player> {
  const faults = await world.faults.clear();
  await world.maintenance(false);
  const player = await world.logIn(userName);
  for (const { match, then } of faults) await world.faults.add(match, then);
  return player;
}

/** Opens a scenario in a world of its own, at the host of that world, as its first look wants it. */
async function open(page: Page, mock: Mock, { name, opens }: Scenario): Promise<World> {
  const world = await mock.createWorld({ scenario: name });
  const player = opens.as === undefined ? undefined : await logInFirst(world, opens.as);
  const stored: Record<string, string> = { lang: opens.lang ?? 'en', ...player?.storage(opens.lang) };
  if (name === 'error-code-503') await world.maintenance(true);
  if (opens.untouchedForMs !== undefined) stored.lastOperationMs = String(Date.now() - opens.untouchedForMs);
  const localStorage = Object.entries(stored).map(([key, value]) => ({ name: key, value }));
  await page.context().setStorageState({ cookies: [], origins: [{ origin: world.url, localStorage }] });
  await page.goto(world.url + opens.path);
  return world;
}

for (const group of SCENARIO_GROUPS) {
  test(`every scenario of ${group} opens on a whole screen, without a complaint of the browser`, async ({
    page,
    context,
    mock,
  }) => {
    for (const scenario of SCENARIOS.filter((candidate) => candidate.group === group)) {
      await test.step(scenario.name, async () => {
        const { complaints, stop } = recordComplaints(context);
        const world = await open(page, mock, scenario);
        const shown = SHOWN[scenario.name];
        if (shown === undefined) {
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByText(t('ui.loading.label'))).toHaveCount(0);
          await expect(page.getByRole('heading', { name: t('notFound.screen.title') })).toHaveCount(0);
        } else await expect(page.getByText(shown).first()).toBeInViewport({ ratio: 1 });
        // What was on its way ends here, and is no complaint of the next one.
        await page.goto('about:blank');
        stop();
        await world.delete();
        const expected = EXPECTED_COMPLAINTS[scenario.name];
        expect(complaints.filter((one) => expected === undefined || !one.includes(expected))).toEqual([]);
      });
    }
  });
}
