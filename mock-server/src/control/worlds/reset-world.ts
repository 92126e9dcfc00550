import { stopwatch } from '../../world/clock.ts';
import type { World } from '../../world/world.ts';
import type { HostedWorld } from '../../worlds/hosted-world.ts';
import { originIn, storeOrigin } from '../../worlds/world-origin.ts';
import type { ControlPlane } from '../control-plane.ts';
import { imageOfOrigin } from './world-image.ts';

/**
 * Makes a world again what it was when it was made: money, draws to come, settings, time. One that an older program made
 * begins with what it came from. It stays as it is when that is not there any more (control §1). Answers how long it took
 * (real ms), once what was under way in it had ended.
 */
export function resetWorld(plane: ControlPlane, hosted: HostedWorld): Promise<number> {
  const { name } = hosted;
  const begin = async () => {
    const passedMs = stopwatch();
    const made = await hosted.madeImage();
    const known = (db: World['db']) => originIn(db, name);
    const image =
      made === undefined
        ? (await imageOfOrigin(plane, name, hosted.read(known))).image
        : await plane.worlds.begin(name, made, { prepare: ({ db }) => storeOrigin(db, known(db)) });
    return { image, onReplaced: passedMs };
  };
  return hosted.replace(begin, { undoable: undefined, endsInvitation: true });
}
