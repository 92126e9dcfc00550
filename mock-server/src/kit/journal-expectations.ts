import type { JournalEntry, JournalFilter } from '@canada28/shared/control/journal.control.ts';
import {
  type CallEntry,
  callName,
  hasInput,
  nearestWords,
  type PartOf,
  receivedWords,
  wantedWords,
} from './expected-calls.ts';
import type { InputOfPath } from './wire.ts';

/** Which calls of a path are meant, and how many of them there must be: at least one, unless told. */
type Received<Path extends string> = Omit<JournalFilter, 'path' | 'kind'> & {
  readonly times?: number;
  /** Fields that the input has, at any depth, beside whatever others; secrets are not in the journal. */
  readonly input?: PartOf<InputOfPath<Path>>;
};

/** A call that comes after the one before it. */
type ReceivedStep =
  | string
  | (Omit<JournalFilter, 'kind'> & { readonly path: string; readonly input?: unknown });

/** What a test expects of the calls that came (control §10). */
export type JournalExpectations = {
  /** The calls of a path (`game/gameBet.do`, `wallet/*`), newest first; throws when there are not as many as expected. */
  readonly received: <Path extends string>(path: Path, expected?: Received<Path>) => Promise<CallEntry[]>;
  /** One call for each step, each after the one before it, whatever came between; throws what came instead. */
  readonly receivedInOrder: (steps: readonly ReceivedStep[]) => Promise<CallEntry[]>;
};

type List = (filter: JournalFilter) => Promise<JournalEntry[]>;

/** So many of the calls that came instead are named. */
const MOST_NAMED = 10;

/** What holds the calls in a journal to what a test expects. */
export function createExpectations(list: List): JournalExpectations {
  const listCalls = async (filter: JournalFilter = {}) =>
    (await list({ ...filter, kind: 'call' })).filter((entry) => entry.kind === 'call');
  return {
    received: async <Path extends string>(
      path: Path,
      { times, input, ...filter }: Received<Path> = {},
    ): Promise<CallEntry[]> => {
      const ofPath = await listCalls({ ...filter, path });
      const calls = ofPath.filter((call) => hasInput(call, input));
      if (times === undefined ? calls.length > 0 : calls.length === times) return calls;
      const were = `${wantedWords(path, input)} was received ${calls.length} times, but ${times ?? 'at least 1'} was expected`;
      const isTooMany = times !== undefined && calls.length > times;
      const nearest = isTooMany || input === undefined ? '' : nearestWords(ofPath, input);
      if (nearest !== '') throw new Error(`${were}.${nearest}`);
      const received = receivedWords((await listCalls()).reverse());
      throw new Error(`${were}; received were: ${received}.`);
    },
    receivedInOrder: async (steps) => inOrder(steps.map(stepOf), listCalls),
  };
}

type Step = Exclude<ReceivedStep, string>;

function stepOf(step: ReceivedStep): Step {
  return typeof step === 'string' ? { path: step } : step;
}

async function inOrder(
  steps: readonly Step[],
  listCalls: (filter?: JournalFilter) => Promise<CallEntry[]>,
): Promise<CallEntry[]> {
  const found: CallEntry[] = [];
  for (const { input, ...filter } of steps) {
    const ofPath = (await listCalls(filter)).reverse();
    const before = found.at(-1);
    const isAfter = ({ id }: CallEntry) => before === undefined || id > before.id;
    const call = ofPath.find((call) => isAfter(call) && hasInput(call, input));
    if (call === undefined) {
      const instead = (await listCalls()).reverse().filter(isAfter);
      throw new Error(orderWords({ steps, found, ofPath, instead }));
    }
    found.push(call);
  }
  return found;
}

type BrokenOrder = {
  readonly steps: readonly Step[];
  /** Of the steps that came. */
  readonly found: readonly CallEntry[];
  /** The calls of the path of the step that did not come, the first first. */
  readonly ofPath: readonly CallEntry[];
  /** What came after the last step that did. */
  readonly instead: readonly CallEntry[];
};

function orderWords({ steps, found, ofPath, instead }: BrokenOrder): string {
  const states = [...found.map(({ id }) => `   #${id}`), '   <- did not come'];
  const lines = steps.map(
    ({ path, input }, index) => `  ${index + 1}. ${wantedWords(path, input)}${states[index] ?? ''}`,
  );
  const before = found.at(-1);
  const since = before === undefined ? 'Received were' : `After ${callName(before)} came`;
  const named = instead.slice(0, MOST_NAMED).map(callName).join(', ') || 'nothing';
  const more = instead.length > MOST_NAMED ? ` and ${instead.length - MOST_NAMED} more` : '';
  const missing = steps[found.length];
  return [
    'Calls did not come in this order:',
    ...lines,
    `${since}: ${named}${more}.${nearestInOrder(ofPath, missing?.input, before)}`,
  ].join('\n');
}

/** A call that came too early is nearest; else the one whose input differs least. */
function nearestInOrder(ofPath: readonly CallEntry[], input: unknown, before: CallEntry | undefined): string {
  const early = ofPath.findLast((call) => hasInput(call, input));
  if (early !== undefined && before !== undefined)
    return ` Nearest is ${callName(early)}: it came before ${callName(before)}.`;
  return nearestWords(ofPath, input);
}
