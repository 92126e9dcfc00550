import { type ParseArgsConfig, parseArgs } from 'node:util';
import { WrongUsage } from './expected-failure.mjs';

/** Refuses a command line: tells the reason, and how the command is used. */
export function refusalWith(usage: string): (reason: string) => never {
  return (reason) => {
    throw new WrongUsage(`${reason}\n\n${usage}`);
  };
}

type Options = NonNullable<ParseArgsConfig['options']>;
type Refuse = (reason: string) => never;

/** The options of a command line by their names; what is none of them is refused. */
export function readArgs<const Known extends Options>(
  args: readonly string[],
  options: Known,
  refuse: Refuse,
) {
  return orRefuse(() => parseArgs({ args: [...args], options }), refuse).values;
}

/** The same, and what stands beside them, such as names and paths. */
export function readArgsAndNames<const Known extends Options>(
  args: readonly string[],
  options: Known,
  refuse: Refuse,
) {
  return orRefuse(() => parseArgs({ args: [...args], options, allowPositionals: true }), refuse);
}

function orRefuse<Parsed>(parse: () => Parsed, refuse: Refuse): Parsed {
  try {
    return parse();
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}
