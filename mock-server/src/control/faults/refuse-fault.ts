import { CALL_PATHS, callsMatching, pathOf } from '@canada28/shared/control/call-paths.ts';
import type { FaultRequest, FaultThen, ReplyChange } from '@canada28/shared/control/faults.control.ts';
import { replyFieldsOf } from '@canada28/shared/control/reply-fields.ts';
import type { World } from '../../world/world.ts';
import { ControlError } from '../control-error.ts';
import { nearestTo } from '../nearest.ts';

export function refuseContradiction({ match, times = 1, then }: FaultRequest): void {
  const counts = (['nth', 'every', 'probability'] as const).filter((name) => match[name] !== undefined);
  if (counts.length > 1)
    throw new ControlError(
      `A fault hits by at most one of nth, every and probability, not by ${counts.join(' and ')}.`,
    );
  if (counts.length > 0 && 'sequence' in then)
    throw new ControlError(
      `A sequence gives each call in turn its own: leave out ${counts.join(' and ')}; null in it leaves a call unharmed.`,
    );
  if (match.nth !== undefined && times > 1)
    throw new ControlError(`There is only one nth call: "times" may be 1 or left out, not ${times}.`);
  for (const one of thensOf(then)) if ('latencyMs' in one) refuseBackwardWait(one.latencyMs);
}

/** All that may happen by it: one thing, or the steps of its sequence. */
function thensOf(then: FaultRequest['then']): readonly FaultThen[] {
  return 'sequence' in then ? then.sequence.filter((step) => step !== null) : [then];
}

/** Refuses what only the sessions of a world's own database can do. */
export function refuseOthersSessions({ kind }: World, { then }: FaultRequest): void {
  const ofSession = thensOf(then).some((one) => 'sessionExpired' in one || 'newToken' in one);
  if (kind === 'ordinary' || !ofSession) return;
  throw new ControlError(
    `This is a world of the kind "${kind}", whose sessions are not in a database of the mock: {"code": 403} in the place of the call is what an ended session looks like.`,
    { code: 409 },
  );
}

function refuseBackwardWait(latencyMs: Extract<FaultThen, { latencyMs: unknown }>['latencyMs']): void {
  if (typeof latencyMs === 'number' || latencyMs.min <= latencyMs.max) return;
  throw new ControlError(
    `The "min" of "latencyMs" may be at most its "max" ${latencyMs.max}, not ${latencyMs.min}.`,
  );
}

/** Refuses a path of no call, a place that no reply has, and what cannot happen to a file. */
export function refuseWhatIsNotThere({ match, then }: FaultRequest): void {
  const thens = thensOf(then);
  if ('file' in match) {
    for (const one of thens) refuseForFile(one);
    return;
  }
  refuseUnknownPath(match.path);
  for (const one of thens)
    if ('patch' in one) for (const change of one.patch) refuseUnknownPlace(match.path, change);
}

export function refuseUnknownPath(path: string): void {
  if (callsMatching(path).size > 0) return;
  throw new ControlError(
    `No player call matches ${path}: the nearest are ${nearestTo(path, CALL_PATHS).join(', ')}; * stands for a part of a path, ** for all of it.`,
  );
}

const OF_FILES = ['latencyMs', 'httpStatus', 'close', 'dripMs', 'emptyBody'];

function refuseForFile(then: FaultThen): void {
  const [kind = ''] = Object.keys(then);
  if ('close' in then && then.close === 'after')
    throw new ControlError('A file is not carried out: {"close": "before"} is what loses it.');
  if (!OF_FILES.includes(kind))
    throw new ControlError(
      `A file of the client is no call: "${kind}" makes no sense for it; ${OF_FILES.join(', ')} do.`,
    );
}

/** A misspelled place would change nothing, and be found late. What is set may be a field that no reply has. */
function refuseUnknownPlace(path: string, change: ReplyChange): void {
  const at = change.at.replaceAll(/\[\d+\]/g, '[]');
  const fields = replyFieldsOf(path);
  const places = fields.map((field) => field.path);
  const parent = fields.find((field) => field.path === at.replace(/\.\w+$/, ''));
  const isNewField = 'set' in change && (parent?.kinds.includes('object') === true || /^\w+$/.test(at));
  if (!places.includes(at) && !isNewField)
    throw new ControlError(
      `No reply of ${ofCalls(path)} has ${change.at}: near it are ${nearestTo(at, places).join(', ')}.`,
    );
  if ('rename' in change && at.endsWith('[]'))
    throw new ControlError(`${change.at} is an entry of a list and has no name: rename a field of it.`);
}

function ofCalls(path: string): string {
  const calls = [...callsMatching(path)];
  return calls.length === 1 ? calls.map(pathOf).join('') : `the calls that ${path} matches`;
}
