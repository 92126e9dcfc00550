import { stopwatch } from '../../world/clock.ts';
import type { World } from '../../world/world.ts';
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
export function resetWorld(plane: ControlPlane, hosted: HostedWorld): Promise<number> {
  const { name } = hosted;
  const begin = () => {
    const passedMs = stopwatch();
    const made = hosted.madeImage();
    const known = (db: World['db']) => originIn(db, name);
    const image =
      made === undefined
        ? imageOfOrigin(plane, name, hosted.look(known)).image
        : plane.worlds.begin(name, made, { prepare: ({ db }) => storeOrigin(db, known(db)) });
    return { image, onReplaced: passedMs };
  };
  return hosted.replace(begin, { undoable: undefined, endsInvitation: true });
}

/**
 * Puts a world into the situation of a scenario: it is another world under the same name, with the seed and the settings
 * that the one before was made with, so that a seeded test repeats. Nothing changes when it cannot be played.
 */
export function applyScenario(plane: ControlPlane, hosted: HostedWorld, scenario: string): Promise<unknown> {
  const begin = () => {
    const { seed, config } = hosted.look((db) => originIn(db, hosted.name));
    const origin: WorldOrigin = {
      scenario,
      ...(seed !== undefined && { seed }),
      ...(config !== undefined && { config }),
    };
    return imageOfOrigin(plane, hosted.name, origin);
  };
  const undoable = `scenario ${scenario.replaceAll('-', ' ')}`;
  return hosted.replace(begin, { undoable, endsInvitation: false });
}

/** Makes a world what it was when it was saved; it stays as it is when that cannot be opened. */
export function restoreSnapshot(
  { worlds }: ControlPlane,
  hosted: HostedWorld,
  { name, image }: Pick<Snapshot, 'name' | 'image'>,
): Promise<unknown> {
  const onReplaced = () => hosted.journal?.noteRestored(hosted.generation, name);
  const begin = () => {
    try {
      return { image: worlds.begin(hosted.name, image), onReplaced };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new ControlError(`The snapshot "${name}" cannot be opened: ${reason}`, { cause: error });
    }
  };
  return hosted.replace(begin, { undoable: `snapshot ${name} restored`, endsInvitation: false });
}
