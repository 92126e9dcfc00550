import { resolve } from 'node:path';
import { controlOf } from './kit/wire.ts';
import { openBug } from './kit/world-bugs.ts';

/** The file of a bug that a start was given: the one word that is no option; undefined where there is none. */
export function bugFileOf(words: readonly string[], env: NodeJS.ProcessEnv): string | undefined {
  const word = words.find((candidate) => !candidate.startsWith('--'));
  // `npm start` runs in the folder of the project, wherever it was typed.
  return word === undefined ? undefined : resolve(env.INIT_CWD ?? '', word);
}

/** What became of a file, for people, and where it is looked at; undefined where it could not be opened. */
type OpenedFile = { readonly said: string; readonly consoleUrl: string | undefined };

/** Opens the file in the mock at that address, as dropping it into the console does (control §15). */
export async function openBugFile(url: string, path: string, env: NodeJS.ProcessEnv): Promise<OpenedFile> {
  try {
    const address = {
      url,
      token: env.MOCK_CONTROL_TOKEN,
      basePaths: { player: '', game: '' },
      tester: undefined,
    };
    const { world, bug, links } = await openBug(controlOf(address, 'default'), path);
    const said = [
      `  "${bug.title}" is the world ${world.name}; its clock stands still.`,
      `  Phone    ${links.phone}`,
      `  Console  ${links.console}`,
      '',
      '',
    ].join('\n');
    return { said, consoleUrl: links.console };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { said: `  ${path} was not opened: ${reason}\n\n`, consoleUrl: undefined };
  }
}
