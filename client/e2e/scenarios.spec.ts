import { DEMO_LOGIN_PASSWORD } from '@canada28/db/seeds/demo.ts';
import { SCENARIOS } from '@canada28/db/seeds/scenarios/index.ts';
import { SCENARIO_GROUPS, type Scenario } from '@canada28/db/seeds/scenarios/scenario.ts';
import { loginCall } from '@canada28/shared/contract/auth.contract.ts';
import { type PlayerProfile, profileFromWire } from '@canada28/shared/contract/profile.contract.ts';
import { CONTROL_BASE } from '@canada28/shared/control/control-call.ts';
import { expect, type Page, test } from '@playwright/test';
import { recordComplaints } from './support/complaints.ts';
import { type RunningServer, startServer } from './support/server.ts';
import { wordsOf } from './support/words.ts';

const t = wordsOf('en');

/** Without the detail. */
const INTERFACE_ERROR = t('error.request.interfaceDetail').replace(/\W+$/, '');

/** What the screen of a scenario shows at once beside itself: the words of a dialog, or of what went wrong. */
const SHOWN: Readonly<Record<string, string>> = {
  'error-code-403': t('session.logIn.title'),
  'error-code-503': t('game.issue.maintenance'),
  'error-other-code': 'Wallets are being counted, please come back in a minute',
  'error-message-in-header': '钱包正在清点，进度 100%',
  'error-http-500': INTERFACE_ERROR,
  'error-http-404': INTERFACE_ERROR,
  'error-http-403': t('error.session.logInFirst'),
  'error-no-response': t('error.request.failed'),
  'signed-out-elsewhere': t('session.logIn.title'),
  inactivity: t('session.inactive.title'),
};

/** What the browser itself complains about where calls go wrong. */
const EXPECTED_COMPLAINTS: Readonly<Record<string, string>> = {
  'error-http-500': 'status of 500',
  'error-http-404': 'status of 404',
  'error-http-403': 'status of 403',
  'error-no-response': 'net::ERR_',
  'flaky-network': 'net::ERR_',
};

// One server for all of them: each scenario has a world of its own.
test.describe.configure({ mode: 'default' });

let server: RunningServer;

test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

/** Makes a call in a world; throws what the server says when it refuses. */
async function call<Data>(world: string, path: string, body?: object, method = 'POST'): Promise<Data> {
  const response = await fetch(`${server.url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'x-world': world },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { code, data, msg } = (await response.json()) as { code: number; data: Data; msg: string };
  if (code !== 200) throw new Error(`${path}: ${msg}`);
  return data;
}

/** Logs a player in before anything goes wrong in their world. */
async function logInFirst(world: string, userName: string): Promise<PlayerProfile> {
  const faults = await call<{ match: object; then: object }[]>(world, `${CONTROL_BASE}/faults`, {}, 'DELETE');
  await call(world, `${CONTROL_BASE}/maintenance`, { on: false });
  const credentials = { uname: userName, password: DEMO_LOGIN_PASSWORD };
  const path = `/player-api/player/${loginCall.path}`;
  const profile = profileFromWire(await call(world, path, credentials));
  for (const { match, then } of faults) {
    await call(world, `${CONTROL_BASE}/faults`, { match, then });
  }
  return profile;
}

/** Opens a scenario in a world of its own, at the host of that world, as its first look wants it. */
async function open(page: Page, { name, opens }: Scenario): Promise<void> {
  await call('default', `${CONTROL_BASE}/worlds`, { name, scenario: name });
  const origin = server.url.replace('localhost', `${name}.localhost`);
  const stored: Record<string, string> = { lang: opens.lang ?? 'en' };
  if (opens.as !== undefined) {
    const profile = await logInFirst(name, opens.as);
    Object.assign(stored, { token: profile.token ?? '', userInfo: JSON.stringify(profile) });
  }
  if (name === 'error-code-503') await call(name, `${CONTROL_BASE}/maintenance`, { on: true });
  if (opens.untouchedForMs !== undefined) stored.lastOperationMs = String(Date.now() - opens.untouchedForMs);
  const localStorage = Object.entries(stored).map(([key, value]) => ({ name: key, value }));
  await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
  await page.goto(origin + opens.path);
}

for (const group of SCENARIO_GROUPS) {
  test(`every scenario of ${group} opens on a whole screen, without a complaint of the browser`, async ({
    page,
    context,
  }) => {
    test.setTimeout(180_000);
    for (const scenario of SCENARIOS.filter((candidate) => candidate.group === group)) {
      await test.step(scenario.name, async () => {
        const { complaints, stop } = recordComplaints(context);
        await open(page, scenario);
        const shown = SHOWN[scenario.name];
        if (shown === undefined) {
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 20_000 });
          await expect(page.getByText(t('ui.loading.label'))).toHaveCount(0, { timeout: 20_000 });
          await expect(page.getByRole('heading', { name: t('notFound.screen.title') })).toHaveCount(0);
        } else await expect(page.getByText(shown).first()).toBeVisible({ timeout: 20_000 });
        // What was on its way ends here, and is no complaint of the next one.
        await page.goto('about:blank');
        stop();
        const expected = EXPECTED_COMPLAINTS[scenario.name];
        expect(complaints.filter((one) => expected === undefined || !one.includes(expected))).toEqual([]);
      });
    }
  });
}
