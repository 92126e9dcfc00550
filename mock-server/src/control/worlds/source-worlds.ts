import { emptyImage, imageOf, openImage } from '@canada28/db/database-image.ts';
import type { WantedWorld } from '@canada28/shared/control/worlds.control.ts';
import { WorldClock, wallClock } from '../../world/clock.ts';
import { storeTime } from '../../world/world-time.ts';
import type { HostedWorld } from '../../worlds/hosted-world.ts';
import { memoryPlace } from '../../worlds/world-place.ts';
import type { Recording, WorldSource } from '../../worlds/world-source.ts';
import { ControlError } from '../control-error.ts';
import type { ControlPlane } from '../control-plane.ts';
import { freeName, refuseNewWorld } from './new-world.ts';

/** Creates a world that another server answers for; nothing is asked of that server yet (control §13). */
export function createUpstreamWorld(
  plane: ControlPlane,
  { name = freeName(), upstream: _, ...others }: WantedWorld,
  { url, allowWrites = false, insecure = false }: NonNullable<WantedWorld['upstream']>,
): HostedWorld {
  const [other] = Object.keys(others);
  if (other !== undefined)
    throw new ControlError(
      `A world of another server has no "${other}": its players, its money and its time are those of that server.`,
    );
  if (!URL.canParse(url)) throw new ControlError(`"${url}" is no address of a server.`);
  // As browsers write it: by this origin those of its addresses are known that it tells in replies.
  const { origin, pathname } = new URL(url);
  const upstream = { url: origin + pathname.replace(/\/+$/, ''), allowWrites, insecure };
  return addSourceWorld(plane, name, { kind: 'upstream', upstream });
}

/** Creates a world that a recording answers for (control §13). */
export function createRecordingWorld(
  plane: ControlPlane,
  { name = freeName(), recording }: { readonly name?: string | undefined; readonly recording: Recording },
): HostedWorld {
  return addSourceWorld(plane, name, { kind: 'recording', recording });
}

/** In memory alone: what it answers with does not lie here. Faults, time and settings have a place, as in any world. */
function addSourceWorld(plane: ControlPlane, name: string, source: WorldSource): HostedWorld {
  refuseNewWorld(plane, name);
  const base = emptyImageOf(plane);
  const image = source.kind === 'recording' ? standingAt(base, source.recording.clockMs) : base;
  return plane.worlds.add(name, memoryPlace(image, base), { wasOff: false, source });
}

const emptyImages = new WeakMap<ControlPlane['migrations'], Buffer>();

/** Many worlds share it. */
function emptyImageOf({ migrations }: ControlPlane): Buffer {
  const image = emptyImages.get(migrations) ?? emptyImage(migrations);
  emptyImages.set(migrations, image);
  return image;
}

/** The time of a recording stands where it began: it goes on with the replies that are taken. */
function standingAt(base: Buffer, atMs: number): Buffer {
  const db = openImage(base);
  try {
    storeTime({
      db,
      clock: new WorldClock(wallClock, { worldMs: atMs, rate: 0, wallMs: wallClock.nowMs() }),
    });
    return imageOf(db);
  } finally {
    db.close();
  }
}
