import type { JournalEntry } from '@canada28/shared/control/journal.control.ts';

/** What a test expects of the calls in a journal, and how it is told what came instead (control §10). */

export type CallEntry = Extract<JournalEntry, { kind: 'call' }>;

/** Some fields of an input, at any depth; a list is meant with all its entries. */
export type PartOf<Input> = Input extends readonly (infer Entry)[]
  ? readonly PartOf<Entry>[]
  : Input extends object
    ? { readonly [Name in keyof Input]?: PartOf<Input[Name]> }
    : Input;

type Difference = { readonly at: string; readonly wanted: unknown; readonly found: unknown };

/** Where a value is not what was wanted of it. */
function differencesOf(wanted: unknown, found: unknown, at = ''): readonly Difference[] {
  if (Array.isArray(wanted)) {
    if (!Array.isArray(found) || found.length !== wanted.length) return [{ at, wanted, found }];
    return wanted.flatMap((entry, index) => differencesOf(entry, found[index], `${at}[${index}]`));
  }
  if (typeof wanted !== 'object' || wanted === null) return wanted === found ? [] : [{ at, wanted, found }];
  if (typeof found !== 'object' || found === null) return [{ at, wanted, found }];
  const fields = new Map<string, unknown>(Object.entries(found));
  return Object.entries(wanted).flatMap(([name, value]) =>
    differencesOf(value, fields.get(name), at === '' ? name : `${at}.${name}`),
  );
}

export function hasInput({ input }: CallEntry, wanted: unknown): boolean {
  return wanted === undefined || differencesOf(wanted, input).length === 0;
}

/** The call whose input differs least, and by what; nothing where there is none. */
export function nearestWords(calls: readonly CallEntry[], wanted: unknown): string {
  const [nearest] = calls
    .map((call) => ({ call, differences: differencesOf(wanted, call.input) }))
    .toSorted((one, other) => one.differences.length - other.differences.length);
  if (nearest === undefined) return '';
  const said = nearest.differences.map(
    ({ at, wanted, found }) => `${at || 'the input'} is ${shown(found)} instead of ${shown(wanted)}`,
  );
  return ` Nearest is ${callName(nearest.call)}: ${said.join(', ')}.`;
}

function shown(value: unknown): string {
  return value === undefined ? 'missing' : JSON.stringify(value);
}

/** `#12 game/gameBet.do` */
export function callName({ id, path, url }: CallEntry): string {
  return `#${id} ${path ?? url}`;
}

/** What is expected, in words: a path, and of what input. */
export function wantedWords(path: string, input: unknown): string {
  return input === undefined ? path : `${path} with ${JSON.stringify(input)}`;
}

/** Every path with how often it was called, in the order of their first calls. */
export function receivedWords(calls: readonly CallEntry[]): string {
  const counts = new Map<string, number>();
  for (const { path, url } of calls) counts.set(path ?? url, (counts.get(path ?? url) ?? 0) + 1);
  const said = [...counts].map(([path, count]) => (count === 1 ? path : `${path} (${count} times)`));
  return said.join(', ') || 'none';
}
