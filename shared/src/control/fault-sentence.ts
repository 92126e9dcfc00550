import type { FaultRequest, FaultThen, ReplyChange } from './faults.control.ts';

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const ENDINGS = ['th', 'st', 'nd', 'rd'];

/** What a fault will do, in a sentence for people (control §5). */
export function faultSentence(fault: FaultRequest): string {
  const { match, then } = fault;
  const [thing, target] = 'file' in match ? ['load', match.file] : ['call', match.path];
  const ofTarget = target === '**' ? '' : ` of ${target}`;
  const by = 'file' in match || match.player === undefined ? '' : ` by ${match.player}`;
  const happens = 'file' in match ? whatHappensToFile : whatHappens;
  if ('sequence' in then) {
    const steps = then.sequence.map((step, at) => {
      const which = at === 0 ? `first ${thing}${ofTarget}${by}` : ordinal(at + 1);
      return `the ${which} ${step === null ? 'goes unharmed' : happens(step)}`;
    });
    const again = fault.times === undefined || fault.times === 1 ? '' : `; all that ${fault.times} times`;
    return `In turn ${steps.join('; ')}${again}.`;
  }
  const { which, atMost = '' } = whichOnes(fault, thing);
  return `${which}${ofTarget}${by} ${happens(then)}${atMost}.`;
}

/** Those that are hit; how often at most only where that is not said by which they are. */
function whichOnes(
  { match, times }: FaultRequest,
  thing: string,
): { readonly which: string; readonly atMost?: string } {
  const { nth, every = 1, probability } = match;
  const atMost = times === undefined ? '' : `, at most ${times === 1 ? 'once' : `${times} times`}`;
  if (nth !== undefined) return { which: `The ${ordinal(nth)} ${thing}` };
  if (probability !== undefined)
    return { which: `With a chance of ${Number((probability * 100).toFixed(4))} %, a ${thing}`, atMost };
  if (times === 1) return { which: `The ${ordinal(every)} ${thing}` };
  if (every > 1) return { which: `Every ${ordinal(every)} ${thing}`, atMost };
  return { which: times === undefined ? `Every ${thing}` : `Each of the first ${times} ${thing}s` };
}

function ordinal(count: number): string {
  const isTeen = Math.floor(count / 10) % 10 === 1;
  return ORDINALS[count - 1] ?? `${count}${(isTeen ? undefined : ENDINGS[count % 10]) ?? 'th'}`;
}

/** The predicate of the sentence, one a kind. */
function whatHappens(then: FaultThen): string {
  if ('latencyMs' in then) return `waits ${duration(then.latencyMs)}`;
  if ('newToken' in then) return 'gets a new token with its reply';
  if ('sessionExpired' in then) return 'finds its session ended';
  if ('close' in then)
    return then.close === 'before'
      ? 'is not carried out: its connection closes'
      : 'is carried out, but its connection closes before the reply';
  if ('dripMs' in then) return `is carried out, and its reply comes one byte every ${duration(then.dripMs)}`;
  if ('malformedJson' in then) return 'is carried out, and its reply breaks off in the middle: no JSON';
  if ('emptyBody' in then) return 'is carried out, and its reply has no body';
  if ('patch' in then) return `is carried out, and its reply is changed: ${changesOf(then.patch)}`;
  return `is not carried out and answers ${answerOf(then)}`;
}

/** The same of a file, or a page, of the client; what makes no sense there is refused. */
function whatHappensToFile(then: FaultThen): string {
  if ('latencyMs' in then) return `waits ${duration(then.latencyMs)}`;
  if ('close' in then) return 'gets no reply: its connection closes';
  if ('dripMs' in then) return `comes a kilobyte every ${duration(then.dripMs)}`;
  if ('emptyBody' in then) return 'comes without content';
  return 'httpStatus' in then ? `answers HTTP ${then.httpStatus}` : 'is left alone';
}

/** So many changes are told; of the others, how many there are. */
const MOST_TOLD = 3;

function changesOf(patch: readonly ReplyChange[]): string {
  const told = patch.slice(0, MOST_TOLD).map(changeOf);
  const more = patch.length - told.length;
  return [...told, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

function changeOf(change: ReplyChange): string {
  if ('remove' in change) return `no ${change.at}`;
  if ('rename' in change) return `${change.at} is called ${change.rename}`;
  if ('type' in change) return `${change.at} is ${TYPE_WORDS[change.type]}`;
  const set = JSON.stringify(change.set);
  return `${change.at} is ${set.length > MOST_LETTERS ? `${set.slice(0, MOST_LETTERS)}…` : set}`;
}

/** So many letters of a value that is set are told. */
const MOST_LETTERS = 60;

const TYPE_WORDS = { string: 'a text', number: 'a number', null: 'null', empty: 'empty' } as const;

type Answer = Extract<
  FaultThen,
  { httpStatus: number } | { code: number } | { successHeader: true } | { maintenance: true }
>;

function answerOf(then: Answer): string {
  if ('httpStatus' in then) return `HTTP ${then.httpStatus}`;
  if ('successHeader' in then) return 'a body of its own with the header success: true';
  if ('maintenance' in then) return 'as in maintenance';
  if ('msgHeader' in then) return `code ${then.code} with "${then.msgHeader}" in the header msg only`;
  return `code ${then.code} ${then.msg ? `with "${then.msg}"` : 'without a text'}`;
}

function duration(ms: number | { readonly min: number; readonly max: number }): string {
  const { min, max } = typeof ms === 'number' ? { min: ms, max: ms } : ms;
  const [size, unit] = max < 1000 ? [1, 'ms'] : [1000, 's'];
  const shown = min === max ? `${max / size}` : `${min / size}–${max / size}`;
  return `${shown} ${unit}`;
}
