import {
  BUG_ENDING,
  type BugTold,
  MOST_BUG_BYTES,
  openBugControl,
  saveBugControl,
} from '@canada28/shared/control/bug.control.ts';
import { control, controlFile } from '../../control/control-client.ts';
import { perform } from '../../control/perform.ts';
import { withName } from '../../control/tester.store.ts';
import { pageOf } from '../../control/world-address.ts';
import { downloadFile } from '../../page/download.ts';
import { count } from '../../ui/format.ts';

/** What no system takes in the name of a file. */
const NOT_IN_NAMES = /[\\/:*?"<>|\p{Cc}]+/gu;

/** Downloads the world with its journal as one file. */
export function saveBug(told: BugTold, onRefused: (sentence: string) => void): Promise<boolean> {
  return perform(async () => {
    const file = await controlFile(saveBugControl, { body: told });
    const name = `${told.title.replaceAll(NOT_IN_NAMES, ' ').trim() || 'bug'}${BUG_ENDING}`;
    downloadFile(file, name);
    return {
      said: `${name} was downloaded: ${count(Math.ceil(file.size / 1024))} kB. Drop it into any console to open it.`,
    };
  }, onRefused);
}

/** Makes a world of a file, and goes to its console. */
export function openBug(file: File): Promise<boolean> {
  return perform(async () => {
    if (!file.name.toLowerCase().endsWith(BUG_ENDING))
      throw new Error(`"${file.name}" is no file of a bug: those end in ${BUG_ENDING}.`);
    if (file.size > MOST_BUG_BYTES)
      throw new Error(`"${file.name}" is larger than ${count(MOST_BUG_BYTES / 1024 / 1024)} MB.`);
    // The call says of its body only that it is a file.
    const body = file as object as Record<string, never>;
    const { world, bug, links } = await control(openBugControl, { body });
    location.assign(withName(`${pageOf(world.name)}${new URL(links.console).hash}`));
    return { said: `"${bug.title}" is the world "${world.name}" now. Its clock stands still.` };
  });
}

/** Lets the browser ask for a file. */
export function chooseBugFile(): void {
  const field = document.createElement('input');
  field.type = 'file';
  field.accept = BUG_ENDING;
  field.onchange = () => {
    const [file] = field.files ?? [];
    if (file !== undefined) void openBug(file);
  };
  field.click();
}
