import {
  createWorldControl,
  deleteWorldControl,
  keepWorldControl,
  type WantedWorld,
} from '@canada28/shared/control/worlds.control.ts';
import { ControlFailure, control } from '../../control/control-client.ts';
import { perform } from '../../control/perform.ts';
import { withName } from '../../control/tester.store.ts';
import { pageOf } from '../../control/world-address.ts';
import { counted, duration } from '../../ui/format.ts';

/** Makes a world; answers its name, or undefined where it was refused, which a form tells in a place of its own. */
export async function createWorld(
  wanted: WantedWorld,
  onRefused?: (sentence: string) => void,
): Promise<string | undefined> {
  let made: string | undefined;
  await perform(async () => {
    const { name, tookMs, kept } = await control(createWorldControl, { body: wanted });
    made = name;
    const ends = kept ? '' : ' It is in memory: gone at a restart.';
    return { said: `The world "${name}" was made in ${duration(tookMs)}.${ends}` };
  }, onRefused);
  return made;
}

/** Makes a world in memory persistent. */
export function keepWorld(name: string): Promise<boolean> {
  return perform(async () => {
    await control(keepWorldControl, { params: { name } });
    return { said: `The world "${name}" is in a file now: it is there after a restart.` };
  });
}

export type Refused = { readonly name: string; readonly why: string };

/** Deletes worlds one after another: one that is refused keeps none of the others, and `onRefused` is told of it. */
export function deleteWorlds(
  names: readonly string[],
  onRefused: (refused: readonly Refused[]) => void,
): Promise<boolean> {
  return perform(async () => {
    const refused: Refused[] = [];
    for (const name of names) {
      const why = await refusalOf(name);
      if (why !== undefined) refused.push({ name, why });
    }
    onRefused(refused);
    const gone = counted(names.length - refused.length, 'world');
    if (refused.length > 0) throw new Error(`${gone} deleted, ${refused.length} not.`);
    return { said: `${gone} deleted.` };
  });
}

/** Why a world could not be deleted; undefined: it is. Where no server answers, the next one needs no try. */
async function refusalOf(name: string): Promise<string | undefined> {
  try {
    await control(deleteWorldControl, { params: { name } });
    return undefined;
  } catch (error) {
    if (!(error instanceof ControlFailure) || error.status === undefined) throw error;
    return error.message;
  }
}

/** The console of a world in a window of its own, which takes the right half of the screen. */
export function openBeside(name: string): void {
  const { availWidth, availHeight } = screen;
  const half = Math.round(availWidth / 2);
  window.open(
    withName(pageOf(name)),
    `world ${name}`,
    `popup,width=${half},height=${availHeight},left=${half},top=0`,
  );
}
