import { EQUIVALENT } from './equivalent.ts';

/** What Stryker says of one change: https://github.com/stryker-mutator/mutation-testing-elements, the schema of its report. */
type Mutant = {
  readonly status: string;
  readonly replacement?: string;
  readonly location: { readonly start: { readonly line: number } };
};

/** The changed files by their path, each with its source. */
export type Files = Readonly<
  Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>
>;

/** Fewer found of a hundred are too few. */
export const LEAST_PER_CENT = 95;

const FOUND: ReadonlySet<string> = new Set(['Killed', 'Timeout']);
const MISSED: ReadonlySet<string> = new Set(['Survived', 'NoCoverage']);

/** Without the changes that make no difference. */
export function withoutEquivalent(files: Files): Files {
  return Object.fromEntries(
    Object.entries(files).map(([path, { source, mutants }]) => {
      const isKnown = (mutant: Mutant) =>
        EQUIVALENT.some(
          ({ file, line, becomes }) =>
            file === path &&
            line === changedLine(mutant, source) &&
            becomes.some((one) => one === mutant.replacement),
        );
      return [path, { source, mutants: mutants.filter((mutant) => !isKnown(mutant)) }];
    }),
  );
}

/** Of the changes that could be tried, in per cent, how many a test noticed; 100 where there is none. */
export function foundPerCent(files: Files): number {
  const { found, missed } = counts(files);
  return found + missed === 0 ? 100 : (100 * found) / (found + missed);
}

function counts(files: Files) {
  const mutants = Object.values(files).flatMap((file) => file.mutants);
  return {
    found: mutants.filter(({ status }) => FOUND.has(status)).length,
    missed: mutants.filter(({ status }) => MISSED.has(status)).length,
  };
}

/** Each file with its share, and each change that no test noticed: where, what, and whether a test came by at all. */
export function describe(files: Files): string {
  const blocks = Object.entries(files).map(([path, file]) => {
    const one = { [path]: file };
    const { found, missed } = counts(one);
    const lines = file.mutants
      .filter(({ status }) => MISSED.has(status))
      .map((mutant) => lineOf(mutant, file));
    return [`${path}: ${found} of ${found + missed}, ${foundPerCent(one).toFixed(1)} %`, ...lines].join('\n');
  });
  const { found, missed } = counts(files);
  return `${blocks.join('\n')}\n\n${found} of ${found + missed} changes noticed, ${foundPerCent(files).toFixed(1)} % (at least ${LEAST_PER_CENT}).`;
}

function lineOf(mutant: Mutant, { source }: { readonly source: string }): string {
  const { status, location, replacement = '' } = mutant;
  const never = status === 'NoCoverage' ? ' (no test comes here)' : '';
  const becomes = replacement.replace(/\s+/g, ' ').slice(0, 80);
  return `  ${location.start.line}: ${changedLine(mutant, source)}  →  ${becomes}${never}`;
}

const changedLine = ({ location }: Mutant, source: string) =>
  source.split('\n')[location.start.line - 1]?.trim();
