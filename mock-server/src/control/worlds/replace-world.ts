import type { HostedWorld } from '../../worlds/hosted-world.ts';
import { originIn, type WorldOrigin } from '../../worlds/world-origin.ts';
import { ControlError } from '../control-error.ts';
import type { ControlPlane } from '../control-plane.ts';
import type { Snapshot } from '../snapshots/snapshots.ts';
import { imageOfOrigin } from './world-image.ts';

/**
 * Puts a world into the situation of a scenario: it is another world under the same name, with the seed and the settings
 * that the one before was made with, so that a seeded test repeats. Nothing changes when it cannot be played.
 */
export function applyScenario(
  plane: ControlPlane,
  hosted: HostedWorld,
  { scenario, by }: { readonly scenario: string; readonly by: string },
): Promise<unknown> {
  const begin = () => {
    const { seed, config } = hosted.read((db) => originIn(db, hosted.name));
    const origin: WorldOrigin = {
      scenario,
      ...(seed !== undefined && { seed }),
      ...(config !== undefined && { config }),
    };
    return imageOfOrigin(plane, hosted.name, origin);
  };
  const words = scenario.replaceAll('-', ' ');
  const undoable = { what: `scenario ${words}`, sentence: `The world became the scenario ${words}.`, by };
  return hosted.replace(begin, { undoable, endsInvitation: false });
}

/** Makes a world what it was when it was saved; it stays as it is when that cannot be opened. */
export function restoreSnapshot(
  { worlds }: ControlPlane,
  hosted: HostedWorld,
  { name, image, by }: Pick<Snapshot, 'name' | 'image'> & { readonly by: string },
): Promise<unknown> {
  const onReplaced = () => hosted.journal?.noteRestored(hosted.generation, name);
  const begin = async () => {
    try {
      return { image: await worlds.begin(hosted.name, image), onReplaced };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new ControlError(`The snapshot "${name}" cannot be opened: ${reason}`, { cause: error });
    }
  };
  const undoable = {
    what: `snapshot ${name} restored`,
    sentence: `The world became what it was when the snapshot ${name} was saved.`,
    by,
  };
  return hosted.replace(begin, { undoable, endsInvitation: false });
}
