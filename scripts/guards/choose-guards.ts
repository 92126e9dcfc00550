import { readArgsAndNames, refusalWith } from '../lib/command-line.ts';
import { GUARDS } from './all-guards.ts';
import type { Guard } from './guard.ts';

const USAGE = `npm run guards             removes every guard, one after the other
npm run guards -- PART     those whose heading, name or file has PART in it

${Object.entries(GUARDS)
  .map(([heading, guards]) => [heading, ...guards.map(({ name }) => `  ${name}`)].join('\n'))
  .join('\n')}`;

const refuse: (reason: string) => never = refusalWith(USAGE);

/** The guards that the command line names: all of them where it names none. */
export function chooseGuards(args: readonly string[]): readonly Guard[] {
  const { positionals } = readArgsAndNames(args, {}, refuse);
  const [wanted = '', ...more] = positionals;
  if (more.length > 0) refuse('One PART at a time.');
  const chosen = Object.entries(GUARDS).flatMap(([heading, guards]) =>
    guards.filter(({ name, file }) => `${heading} ${name} ${file}`.includes(wanted)),
  );
  return chosen.length > 0 ? chosen : refuse(`There is no guard "${wanted}".`);
}
