import { type ParseArgsConfig, parseArgs } from 'node:util';
import { ExpectedFailure } from './expected-failure.mjs';

/** Refuses a command line: tells the reason, and how the command is used. */
export function refusalWith(usage: string): (reason: string) => never {
  return (reason) => {
    throw new ExpectedFailure(`${reason}\n\n${usage}`);
  };
}

/** The options of a command line by their names; what is none of them is refused. */
export function readArgs<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
  refuse: (reason: string) => never,
) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}
