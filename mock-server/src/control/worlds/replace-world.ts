import { stopwatch } from '../../world/clock.ts';
import type { HostedWorld } from '../../worlds/hosted-world.ts';
import { originIn, storeOrigin, type WorldOrigin } from '../../worlds/world-origin.ts';
import { ControlError } from '../control-error.ts';
import type { ControlPlane } from '../control-plane.ts';
import type { Snapshot } from '../snapshots/snapshots.ts';
import { imageOfOrigin } from './world-image.ts';

/**
 * Makes a world again what it was when it was made: money, draws to come, settings, time. One that an older program made
 * begins with what it came from. It stays as it is when that is not there any more (control §1). Answers how long it took
 * (real ms), once what was under way in it had ended.
 */
export async function resetWorld(plane: ControlPlane, hosted: HostedWorld): Promise<number> {
  const { name } = hosted;
  let passedMs = stopwatch();
  const begin = () => {
    passedMs = stopwatch();
    const made = hosted.madeImage();
    if (made === undefined)
      return imageOfOrigin(
        plane,
        name,
        hosted.look((db) => originIn(db, name)),
      ).image;
    return plane.worlds.begin(name, made, { prepare: ({ db }) => storeOrigin(db, originIn(db, name)) });
  };
  await hosted.replace(begin, { undoable: undefined, endsInvitation: true });
  return passedMs();
}

/**
 * Puts a world into the situation of a scenario: it is another world under the same name, with the seed and the settings
 * that the one before was made with, so that a seeded test repeats. Nothing changes when it cannot be played.
 */
export function applyScenario(plane: ControlPlane, hosted: HostedWorld, scenario: string): Promise<void> {
  const begin = () => {
    const { seed, config } = hosted.look((db) => originIn(db, hosted.name));
    const origin: WorldOrigin = {
      scenario,
      ...(seed !== undefined && { seed }),
      ...(config !== undefined && { config }),
    };
    return imageOfOrigin(plane, hosted.name, origin).image;
  };
  const undoable = `scenario ${scenario.replaceAll('-', ' ')}`;
  return hosted.replace(begin, { undoable, endsInvitation: false });
}

/** Makes a world what it was when it was saved; it stays as it is when that cannot be opened. */
export function restoreSnapshot(
  { worlds }: ControlPlane,
  hosted: HostedWorld,
  { name, image }: Pick<Snapshot, 'name' | 'image'>,
): Promise<void> {
  const begin = () => {
    try {
      return worlds.begin(hosted.name, image);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new ControlError(`The snapshot "${name}" cannot be opened: ${reason}`, { cause: error });
    }
  };
  return hosted.replace(begin, {
    undoable: `snapshot ${name} restored`,
    endsInvitation: false,
    onReplaced: () => hosted.journal?.noteRestored(hosted.generation, name),
  });
}
