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
import type { Player } from './player.ts';
import { connectMock, type Mock, startMock } from './testing.ts';
import type { World } from './world.ts';

/**
 * The test kit for Playwright (control §10): `@canada28/mock-server/testing/playwright`. It imports nothing of
 * Playwright but types, so that the tests' own copy is the only one there is.
 */

/** Where `mockServer` leaves the port for the workers of the run. */
const PORT_VARIABLE = 'CANADA28_MOCK_PORT';

/**
 * One mock for the whole run, on a free port: `webServer: mockServer()` in the configuration. Without it each worker
 * starts a mock of its own. The settings are added to its environment (README, Start).
 */
export function mockServer(
  settings: Readonly<Record<string, string>> = {},
): NonNullable<PlaywrightTestConfig['webServer']> & object {
  return {
    command: `"${process.execPath}" "${SERVER_PROGRAM}"`,
    env: { HOST: '127.0.0.1', DATABASE_PATH: ':memory:', PORT: '0', ...settings },
    wait: { stdout: new RegExp(`http://localhost:(?<${PORT_VARIABLE}>\\d+)`) },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  };
}

type MockFixtures = {
  /** What the test's world is made from; `test.use({ worldOptions: { … } })`. */
  readonly worldOptions: WantedWorld;
  /** A world of the test's own; relative addresses lead to its origin, so that storage and cookies are its own, too. */
  readonly world: World;
  /** Lets the browser be one on which this player is logged in, before the first page. */
  readonly signIn: (player: Player, language?: LanguageCode) => Promise<void>;
};

type MockWorkerFixtures = { readonly mock: Mock };

/** For the tests' own Playwright: `const test = base.extend(mockFixtures)`. */
export const mockFixtures: Fixtures<
  MockFixtures,
  MockWorkerFixtures,
  PlaywrightTestArgs & PlaywrightTestOptions
> = {
  mock: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs: nothing.
    async ({}, use) => {
      const port = process.env[PORT_VARIABLE];
      const mock =
        port === undefined ? await startMock({ child: true }) : connectMock(`http://localhost:${port}`);
      await use(mock);
      await mock.close();
    },
    { scope: 'worker' },
  ],
  worldOptions: [{}, { option: true }],
  world: async ({ mock, worldOptions }, use) => {
    const world = await mock.createWorld(worldOptions);
    await use(world);
    await world.delete();
  },
  baseURL: async ({ world }, use) => use(world.url),
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
