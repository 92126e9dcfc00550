import { createWorldControl, type WantedWorld } from '@canada28/shared/control/worlds.control.ts';
import { control } from '../../control/control-client.ts';
import { perform } from '../../control/perform.ts';
import { pageOf } from '../../control/world-address.ts';
import { duration } from '../../ui/format.ts';

/** Makes a world; answers its name, or undefined where it was refused, which a form tells in a place of its own. */
export async function createWorld(
  wanted: WantedWorld,
  onRefused?: (sentence: string) => void,
): Promise<string | undefined> {
  let made: string | undefined;
  await perform(async () => {
    const { name, tookMs } = await control(createWorldControl, { body: wanted });
    made = name;
    return { said: `The world "${name}" was made in ${duration(tookMs)}.` };
  }, onRefused);
  return made;
}

/** The console of a world in a window of its own, which takes the right half of the screen. */
export function openBeside(name: string): void {
  const { availWidth, availHeight } = screen;
  const half = Math.round(availWidth / 2);
  window.open(pageOf(name), `world ${name}`, `popup,width=${half},height=${availHeight},left=${half},top=0`);
}
