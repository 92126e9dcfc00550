import type { LanguageCode } from '@canada28/shared/contract/languages.ts';
import type { WantedWorld } from '@canada28/shared/control/worlds.control.ts';
import type {
  BrowserContext,
  Fixtures,
  PlaywrightTestArgs,
  PlaywrightTestConfig,
  PlaywrightTestOptions,
} from '@playwright/test';
import { SERVER_PROGRAM } from '../project-folders.ts';
import { attachBug, noteShown } from './attach-bug.ts';
import { attachEvidence, hasFailed, tellWorld } from './failed-test.ts';
import { type FollowedPage, followedPage } from './followed-page.ts';
import { type ConnectOptions, OF_A_TEST } from './mock-settings.ts';
import type { Player } from './player.ts';
import { findMock, PORT_VARIABLE, SETTINGS_VARIABLE } from './run-mock.ts';
import type { Mock } from './testing.ts';
import type { World } from './world.ts';

/**
 * The test kit for Playwright (control §10): `@canada28/mock-server/testing/playwright`. It imports nothing of
 * Playwright but types, so that the tests' own copy is the only one there is.
 */

/**
 * One mock for the whole run, on a free port: `webServer: mockServer()` in the configuration. Without it each worker
 * starts a mock of its own. The settings are added to its environment (README, Start).
 */
export function mockServer(
  settings: Readonly<Record<string, string>> = {},
): Exclude<NonNullable<PlaywrightTestConfig['webServer']>, unknown[]> {
  process.env[SETTINGS_VARIABLE] = JSON.stringify(settings);
  return {
    command: `"${process.execPath}" "${SERVER_PROGRAM}"`,
    env: { ...OF_A_TEST, ...settings },
    wait: { stdout: new RegExp(`http://localhost:(?<${PORT_VARIABLE}>\\d+)`) },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  };
}

type MockFixtures = {
  /** What the test's world is made from; `test.use({ worldOptions: { … } })`. */
  readonly worldOptions: WantedWorld;
  /** What becomes of the world of a test that failed: `on-failure` leaves it where its mock goes on (`mockUrl`). */
  readonly keepWorld: 'never' | 'on-failure';
  /** A world of the test's own; relative addresses lead to its origin, so that storage and cookies are its own, too. */
  readonly world: World;
  /** Playwright's page; `followed()` waits until its phone shows what the world is now. */
  readonly page: FollowedPage;
  /** Lets the browser be one on which this player is logged in, before the first page. */
  readonly signIn: (player: Player, language?: LanguageCode) => Promise<void>;
};

type MockWorkerFixtures = {
  readonly mock: Mock;
  /** A mock that runs already, and goes on after the tests; without it there is one for the run. */
  readonly mockUrl: string | undefined;
  /** What `connectMock` takes beside the address: the token of a hosted mock, the name of a tester. */
  readonly mockOptions: ConnectOptions;
};

/** For the tests' own Playwright: `const test = base.extend(mockFixtures)`. */
export const mockFixtures: Fixtures<
  MockFixtures,
  MockWorkerFixtures,
  PlaywrightTestArgs & PlaywrightTestOptions
> = {
  mockUrl: [undefined, { option: true, scope: 'worker' }],
  mockOptions: [{}, { option: true, scope: 'worker' }],
  mock: [
    async ({ mockUrl, mockOptions }, use) => {
      const mock = await findMock(mockUrl, mockOptions);
      await use(mock);
      await mock.close();
    },
    { scope: 'worker' },
  ],
  worldOptions: [{}, { option: true }],
  keepWorld: ['never', { option: true }],
  world: async ({ mock, worldOptions, keepWorld }, use, testInfo) => {
    const world = await mock.createWorld(worldOptions);
    await use(world);
    if (hasFailed(testInfo)) {
      await attachEvidence(world, testInfo);
      await attachBug(world, testInfo);
    }
    if (hasFailed(testInfo) && keepWorld === 'on-failure') tellWorld(world, testInfo);
    else await world.delete();
  },
  baseURL: async ({ world }, use) => use(world.url),
  page: async ({ page, world }, use, testInfo) => {
    await use(followedPage(page, world));
    if (hasFailed(testInfo)) noteShown(world, page);
  },
  signIn: async ({ context, world }, use) =>
    use((player, language) => setUpDevice(context, { origin: world.url, player, language })),
};

/** What a browser remembers of the app before its first page. */
type DeviceMemory = {
  readonly origin: string;
  readonly language?: LanguageCode | undefined;
  /** Whose session is open. */
  readonly player?: Player | undefined;
};

/** Gives a browser its memory, and takes any other, spelled as the app stores it (product §3). */
export async function setUpDevice(
  context: BrowserContext,
  { origin, language = 'en', player }: DeviceMemory,
): Promise<void> {
  const stored = player?.storage(language) ?? { lang: language };
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  await context.setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
}
