import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { madeImagePath } from '@canada28/db/delete-database.ts';
import { DEFAULT_WORLD_NAME } from '@canada28/shared/control/control-call.ts';
import type { WantedWorld } from '@canada28/shared/control/worlds.control.ts';
import type { HostedWorld } from '../../worlds/hosted-world.ts';
import type { WorldOrigin } from '../../worlds/world-origin.ts';
import { filePlace, memoryPlace } from '../../worlds/world-place.ts';
import { writeAhead } from '../../worlds/written-file.ts';
import { ControlError } from '../control-error.ts';
import type { ControlPlane } from '../control-plane.ts';
import { freeName, refuseNewWorld } from './new-world.ts';
import { createUpstreamWorld } from './source-worlds.ts';
import { imageOfOrigin } from './world-image.ts';

/**
 * Creates a world, of a snapshot of the world of the request where it is one, while others are served; nothing changes
 * when it cannot be made as it is wanted (control §1).
 */
export async function createWorld(
  plane: ControlPlane,
  wanted: WantedWorld,
  ofWorld = DEFAULT_WORLD_NAME,
): Promise<HostedWorld> {
  if (wanted.upstream !== undefined) return createUpstreamWorld(plane, wanted, wanted.upstream);
  const { name = freeName(), keep: isPersistent = false } = wanted;
  const refuse = () => refuseNewWorld(plane, name);
  refuse();
  const origin = originOf(wanted, ofWorld);
  const { image, base } = await imageOfOrigin(plane, name, origin);
  // Another one may have taken the name, or the last place, meanwhile.
  if (isPersistent) return createPersistent(plane, { name, image, refuse });
  refuse();
  return plane.worlds.add(name, memoryPlace(image, base), { wasOff: false });
}

/** What a reset goes back to. */
function originOf(wanted: WantedWorld, ofWorld: string): WorldOrigin {
  refuseMixed(wanted);
  const { scenario, snapshot, seed, at, rate, config, notices } = wanted;
  const source = snapshot === undefined ? { scenario: scenario ?? 'fresh-install' } : { snapshot, ofWorld };
  return {
    ...source,
    ...(seed !== undefined && { seed }),
    ...(at !== undefined && { atMs: at }),
    ...(rate !== undefined && { rate }),
    ...(config !== undefined && { config }),
    ...(notices !== undefined && { notices }),
  };
}

/** What a snapshot has of its own cannot be wished for. */
function refuseMixed({ scenario, snapshot, at, notices }: WantedWorld): void {
  if (snapshot === undefined) return;
  if (scenario !== undefined)
    throw new ControlError('A world comes from a scenario or from a snapshot, not from both.');
  if (at !== undefined)
    throw new ControlError('A snapshot has its own time: leave "at" out, and move the clock of the world.');
  if (notices !== undefined)
    throw new ControlError(
      'A snapshot has its own notices: leave "notices" out, and publish them in the world.',
    );
}

type Persistent = { readonly name: string; readonly image: Buffer; readonly refuse: () => void };

/** Both of its files are written before either lies under its name. */
async function createPersistent(
  plane: ControlPlane,
  { name, image, refuse }: Persistent,
): Promise<HostedWorld> {
  const { persistentFolder, worlds } = plane;
  if (persistentFolder === undefined)
    throw new ControlError('No world is kept while DATABASE_PATH is ":memory:": leave "keep" out.');
  const path = fileOf(persistentFolder, name);
  const made = await writeAhead(madeImagePath(path), image);
  const written = await writeAhead(path, image).catch((error: unknown) => {
    made.drop();
    throw error;
  });
  try {
    refuse();
  } catch (error) {
    made.drop();
    written.drop();
    throw error;
  }
  const place = filePlace(path, plane);
  try {
    made.replace();
    place.put(image, undefined, written);
  } catch (error) {
    place.clear(undefined);
    throw error;
  }
  return worlds.add(name, place, { wasOff: false, isPersistent: true });
}

/** Where a persistent world lies; its folder is there then. */
export function fileOf(persistentFolder: string, name: string): string {
  mkdirSync(persistentFolder, { recursive: true });
  return join(persistentFolder, `${name}.sqlite`);
}
