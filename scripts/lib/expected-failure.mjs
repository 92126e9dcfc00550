/** A failure with a cause that the reader can act on: its message says all, a stack would only hide it. */
export class ExpectedFailure extends Error {}

/** The command was called with what it does not take: then nothing was tried. */
export class WrongUsage extends ExpectedFailure {}

/** What a command ends with that could not do what it is for: 1 is what it found. */
export const NOTHING_WAS_TRIED = 2;

/**
 * Runs a script's main function; an expected failure ends it with one sentence, anything else with its stack.
 *
 * @param {() => Promise<void> | void} main
 * @param {number} exitCode what it ends with then, unless it was called wrongly
 */
export async function runScript(main, exitCode = 1) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof ExpectedFailure ? `\n${error.message}` : error);
    process.exitCode = error instanceof WrongUsage ? NOTHING_WAS_TRIED : exitCode;
  }
}
