import { BUSY_SERVER, type BusyPlayer, prepareBusyPlayer } from './busy-player.ts';
import { logInOverHttp, setUpDevice } from './player.ts';
import { type RunningServer, startServer } from './server.ts';
import { test as base } from './test.ts';

type WorkerFixtures = { readonly busyServer: RunningServer; readonly busy: BusyPlayer };

/** Who opens the pages of a test. */
type Options = { readonly visitor: 'guest' | 'player' };

/**
 * For tests that only look: all tests of a worker share one server whose clock stands still, with a player who has one
 * of everything.
 */
export const test = base.extend<Options, WorkerFixtures>({
  visitor: ['player', { option: true }],
  busyServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs: nothing.
    async ({}, use) => {
      const server = await startServer(BUSY_SERVER);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  busy: [async ({ busyServer }, use) => use(await prepareBusyPlayer(busyServer.url)), { scope: 'worker' }],
  server: async ({ busyServer }, use) => use(busyServer),
  context: async ({ context, visitor, busy, busyServer }, use) => {
    // A session of its own for each test: some of them end it, on the server too.
    const { userName } = busy.player.profile;
    const player = visitor === 'player' ? await logInOverHttp(busyServer.url, userName) : undefined;
    await setUpDevice(context, { origin: busyServer.url, player });
    await use(context);
  },
});
