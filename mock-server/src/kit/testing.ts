import { readFile } from 'node:fs/promises';
import { showTokenControl } from '@canada28/shared/control/access.control.ts';
import type { OpenedBug } from '@canada28/shared/control/bug.control.ts';
import type { ControlOutputOf } from '@canada28/shared/control/control-call.ts';
import type { Har } from '@canada28/shared/control/journal.control.ts';
import { listScenariosControl } from '@canada28/shared/control/scenarios.control.ts';
import {
  createRecordingControl,
  createWorldControl,
  getWorldControl,
  listWorldsControl,
  type WantedWorld,
} from '@canada28/shared/control/worlds.control.ts';
import { oldNode } from '../old-node.ts';
import { addressOf, type ConnectOptions, connectionOf, OF_A_TEST } from './mock-settings.ts';
import { startChild } from './start-child.ts';
import { controlOf } from './wire.ts';
import { type World, worldOf } from './world.ts';
import { openBug } from './world-bugs.ts';

export type { Player } from './player.ts';
export type { World } from './world.ts';

/** The test kit (control §10): `@canada28/mock-server/testing`. It speaks control calls over HTTP and nothing else. */

export type Mock = {
  readonly url: string;
  /**
   * A world of its own for a test; without a scenario it is what a fresh install shows. With `upstream` another server
   * answers its players, and `world.drift()` tells where that differs from the contract.
   */
  readonly createWorld: (wanted?: WantedWorld) => Promise<World>;
  /** A world that is there already, such as `default`. */
  readonly world: (name: string) => Promise<World>;
  readonly worlds: () => Promise<World[]>;
  /** The situations that a world can be made from, in the order of their groups. */
  readonly scenarios: () => Promise<ControlOutputOf<typeof listScenariosControl>>;
  /** Why the holder of a token may control; throws where they may not. */
  readonly showToken: (token: string) => Promise<ControlOutputOf<typeof showTokenControl>['by']>;
  /** The world of a file that was saved as a bug, its bytes or where it lies; its clock stands still. */
  readonly openBug: (file: Uint8Array | string) => Promise<World & Pick<OpenedBug, 'bug' | 'links'>>;
  /** A world that answers as a recording tells: a HAR 1.2, the bytes of one, or where its file lies (control §13). */
  readonly openRecording: (har: Har | Uint8Array | string, name?: string) => Promise<World>;
  /** Stops it, unless another process started it. */
  readonly close: () => Promise<void>;
};

type StartOptions = {
  /** Any free one, unless told here or as `PORT` of `env`. */
  readonly port?: number | undefined;
  /** The file of the default world; in memory, unless told here or as `DATABASE_PATH` of `env`. */
  readonly databasePath?: string | undefined;
  /** Settings of the server, before those of this process's own environment (README, Start). */
  readonly env?: Readonly<Record<string, string>>;
  /** As a process of its own, from what `npm run build` made. */
  readonly child?: boolean;
  /** As whom the history of a world names who changed it: a script, unless told (control §14). */
  readonly tester?: string | undefined;
};

/** Starts a mock in this process, or as a child of it. Where it listens and stores is no matter of this process's environment. */
export async function startMock({
  port,
  databasePath,
  env = {},
  child = false,
  tester,
}: StartOptions = {}): Promise<Mock> {
  const reason = oldNode();
  if (reason !== undefined) throw new Error(reason);
  const settings = {
    ...OF_A_TEST,
    ...env,
    ...(port !== undefined && { PORT: String(port) }),
    ...(databasePath !== undefined && { DATABASE_PATH: databasePath }),
  };
  const { url, close } = child ? await startChild(settings) : await startInProcess(settings);
  return { ...connectMock(url, { ...connectionOf(env), tester }), close };
}

/** The server is loaded only where it is to run, by one import: Jest mixes up two at once. */
async function startInProcess(settings: Readonly<Record<string, string>>) {
  const { startHere } = await import('./start-here.ts');
  return startHere(settings);
}

async function bytesOf(har: Har | Uint8Array | string): Promise<Uint8Array> {
  if (typeof har === 'string') return readFile(har);
  return har instanceof Uint8Array ? har : new TextEncoder().encode(JSON.stringify(har));
}

/** Speaks to a mock that runs already. */
export function connectMock(mockUrl: string, options: ConnectOptions = {}): Mock {
  const address = addressOf(new URL(mockUrl).origin, options);
  const { url } = address;
  const control = controlOf(address, 'default');
  return {
    url,
    createWorld: async (wanted = {}) => worldOf(address, await control(createWorldControl, { body: wanted })),
    world: async (name) => worldOf(address, await control(getWorldControl, { params: { name } })),
    worlds: async () => (await control(listWorldsControl)).map((wire) => worldOf(address, wire)),
    scenarios: () => control(listScenariosControl),
    showToken: async (token) => (await control(showTokenControl, { body: { token } })).by,
    openBug: async (file) => {
      const { world, bug, links } = await openBug(control, file);
      // The agent of a world is made when it is asked for: a spread would ask for it.
      return Object.assign(worldOf(address, world), { bug, links });
    },
    openRecording: async (har, name) => {
      const file = await bytesOf(har);
      const query = { ...(name !== undefined && { name }) };
      return worldOf(address, await control(createRecordingControl, { query, file }));
    },
    close: async () => {},
  };
}
