/** A failure with a cause that the reader can act on: its message says all, a stack would only hide it. */
export class ExpectedFailure extends Error {}

/**
 * Runs a script's main function; an expected failure ends it with one sentence, anything else with its stack.
 *
 * @param {() => Promise<void> | void} main
 * @param {number} exitCode what it ends with then
 */
export async function runScript(main, exitCode = 1) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof ExpectedFailure ? `\n${error.message}` : error);
    process.exitCode = exitCode;
  }
}
