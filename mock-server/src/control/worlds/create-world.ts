import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { WantedWorld } from '@canada28/shared/control/worlds.control.ts';
import type { HostedWorld } from '../../worlds/hosted-world.ts';
import { DEFAULT_WORLD_NAME, type WorldOrigin } from '../../worlds/world-origin.ts';
import { filePlace, memoryPlace, type WorldPlace } from '../../worlds/world-place.ts';
import { ControlError } from '../control-error.ts';
import type { ControlPlane } from '../control-plane.ts';
import { removeUnusedWorlds } from './remove-unused-worlds.ts';
import { imageOfOrigin } from './world-image.ts';

/**
 * Creates a world, of a snapshot of the world of the request where it is one; nothing changes when it cannot be made as
 * it is wanted (control §1).
 */
export function createWorld(
  plane: ControlPlane,
  wanted: WantedWorld,
  ofWorld = DEFAULT_WORLD_NAME,
): HostedWorld {
  const { name = freeName(), keep: isPersistent = false } = wanted;
  refuseTaken(plane, name);
  refuseTooMany(plane);
  const origin = originOf(wanted, ofWorld);
  const { image, base } = imageOfOrigin(plane, name, origin);
  const place = isPersistent ? persistentPlace(plane, name, image) : memoryPlace(image, base);
  return plane.worlds.add(name, place, { wasOff: false, isPersistent });
}

/** What a reset goes back to. */
function originOf(wanted: WantedWorld, ofWorld: string): WorldOrigin {
  const { scenario, snapshot, seed, at, rate, config } = wanted;
  if (scenario !== undefined && snapshot !== undefined)
    throw new ControlError('A world comes from a scenario or from a snapshot, not from both.');
  if (snapshot !== undefined && at !== undefined)
    throw new ControlError('A snapshot has its own time: leave "at" out, and move the clock of the world.');
  const source = snapshot === undefined ? { scenario: scenario ?? 'fresh-install' } : { snapshot, ofWorld };
  return {
    ...source,
    ...(seed !== undefined && { seed }),
    ...(at !== undefined && { atMs: at }),
    ...(rate !== undefined && { rate }),
    ...(config !== undefined && { config }),
  };
}

function persistentPlace(
  { persistentFolder, migrations }: ControlPlane,
  name: string,
  image: Buffer,
): WorldPlace {
  if (persistentFolder === undefined)
    throw new ControlError('No world is kept while DATABASE_PATH is ":memory:": leave "keep" out.');
  mkdirSync(persistentFolder, { recursive: true });
  const place = filePlace(join(persistentFolder, `${name}.sqlite`), migrations);
  try {
    place.storeMade(image);
    place.put(image, undefined);
  } catch (error) {
    place.clear(undefined);
    throw error;
  }
  return place;
}

function refuseTaken({ worlds }: ControlPlane, name: string): void {
  if (worlds.hosted(name) === undefined) return;
  throw new ControlError(
    `There is already a world "${name}": reset or delete it, take another name, or leave the name out.`,
    { code: 409 },
  );
}

function refuseTooMany(plane: ControlPlane): void {
  const { worlds, mostWorlds } = plane;
  if (worlds.names.length >= mostWorlds) removeUnusedWorlds(plane);
  if (worlds.names.length < mostWorlds) return;
  throw new ControlError(
    `There are ${worlds.names.length} worlds, and at most ${mostWorlds} (MAX_WORLDS): delete one.`,
    { code: 409 },
  );
}

/** Not to be guessed, and short enough to be typed. */
export function freeName(): string {
  return `w-${randomUUID().replaceAll('-', '').slice(0, 10)}`;
}
