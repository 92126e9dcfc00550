import { readArgsAndNames, refusalWith } from '../lib/command-line.ts';
import { PLANTED_DEFECTS, type PlantedDefect } from './planted-defects.ts';

const USAGE = `npm run simulate:planted             plants every defect, one after the other
npm run simulate:planted -- PART     those whose name has PART in it
npm run simulate:planted -- 1/3      every third one, from the first on

${PLANTED_DEFECTS.map(({ name }) => `  ${name}`).join('\n')}`;

const refuse: (reason: string) => never = refusalWith(USAGE);

/** The defects that the command line names: all of them where it names none. */
export function chooseDefects(args: readonly string[]): readonly PlantedDefect[] {
  const { positionals } = readArgsAndNames(args, {}, refuse);
  const [wanted = '', ...more] = positionals;
  if (more.length > 0) refuse('One PART at a time.');
  const [, first, every] = /^(\d+)\/(\d+)$/.exec(wanted) ?? [];
  const chosen = PLANTED_DEFECTS.filter(({ name }, index) =>
    every === undefined ? name.includes(wanted) : index % Number(every) === Number(first) - 1,
  );
  return chosen.length > 0 ? chosen : refuse(`There is no planted defect "${wanted}".`);
}
