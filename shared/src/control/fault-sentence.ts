import type { FaultRequest } from './faults.control.ts';

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const ENDINGS = ['th', 'st', 'nd', 'rd'];

/** What a fault will do, in a sentence for people (control §5). */
export function faultSentence(fault: FaultRequest): string {
  const { path, player } = fault.match;
  const ofPath = path === '**' ? '' : ` of ${path}`;
  const by = player === undefined ? '' : ` by ${player}`;
  const { which, atMost = '' } = whichCalls(fault);
  return `${which}${ofPath}${by} ${whatHappens(fault.then)}${atMost}.`;
}

/** The calls that are hit; how often at most only where that is not said by which they are. */
function whichCalls({ match, times }: FaultRequest): { readonly which: string; readonly atMost?: string } {
  const { nth, every = 1, probability } = match;
  const atMost = times === undefined ? '' : `, at most ${times === 1 ? 'once' : `${times} times`}`;
  if (nth !== undefined) return { which: `The ${ordinal(nth)} call` };
  if (probability !== undefined)
    return { which: `With a chance of ${Number((probability * 100).toFixed(4))} %, a call`, atMost };
  if (times === 1) return { which: `The ${ordinal(every)} call` };
  if (every > 1) return { which: `Every ${ordinal(every)} call`, atMost };
  return { which: times === undefined ? 'Every call' : `Each of the first ${times} calls` };
}

function ordinal(count: number): string {
  const isTeen = Math.floor(count / 10) % 10 === 1;
  return ORDINALS[count - 1] ?? `${count}${(isTeen ? undefined : ENDINGS[count % 10]) ?? 'th'}`;
}

/** The predicate of the sentence, one a kind. */
function whatHappens(then: FaultRequest['then']): string {
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
  return `is not carried out and answers ${answerOf(then)}`;
}

type Answer = Extract<
  FaultRequest['then'],
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
