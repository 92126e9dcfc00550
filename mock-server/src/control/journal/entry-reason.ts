import { isReadPath, pathOf } from '@canada28/shared/control/call-paths.ts';
import { CONTROL_BASE } from '@canada28/shared/control/control-call.ts';
import { switchMaintenanceControl } from '@canada28/shared/control/operator.control.ts';
import { eventReason } from './event-reasons.ts';
import type { ControlRecord, Journal, JournalRecord } from './journal.ts';
import { fieldOf, parsedOrText } from './parsed-text.ts';
import { refusalReason } from './refusal-reasons.ts';

/** A player's call with its number. */
type CallRecord = Extract<JournalRecord, { kind: 'call' }>;

/** So many kinds of what came due on the way are named. */
const MOST_NAMED = 3;

/** Why an entry is what it is, in a plain sentence or two (control §15): told from the record and from what came before it. */
export function reasonOf(record: JournalRecord, journal: Journal): string {
  if (record.why !== undefined) return record.why;
  if (record.kind === 'happening') return eventReason(record.what) ?? 'Its time had come.';
  const own = record.kind === 'call' ? reasonsOfCall(record, journal) : [reasonOfControl(record)];
  return [...own, ...cameDue(record, journal)].join(' ');
}

/** What the faults did, then what became of the call; where a fault answered in its place, its sentence says all. */
function reasonsOfCall(record: CallRecord, journal: Journal): readonly string[] {
  const struck = record.faults.map(({ id, sentence }) => `Fault ${id}: ${sentence}`);
  if (record.faults.some(({ then }) => isInPlace(then))) return struck;
  return [...struck, outcomeOf(record, journal)];
}

function isInPlace(then: CallRecord['faults'][number]['then']): boolean {
  return (
    'code' in then ||
    'httpStatus' in then ||
    'successHeader' in then ||
    'maintenance' in then ||
    isBefore(then)
  );
}

function isBefore(then: CallRecord['faults'][number]['then']): boolean {
  return 'close' in then && then.close === 'before';
}

function outcomeOf(record: CallRecord, journal: Journal): string {
  const { call, refusal, reply, status, closed } = record;
  if (refusal !== undefined) {
    const { errorName } = refusal;
    return errorName === 'underMaintenance'
      ? `${refusalReason(refusal)}${maintenanceWords(record, journal)}`
      : refusalReason(refusal);
  }
  if (call === undefined) return 'The contract has no call of this path.';
  if (reply === undefined && closed === undefined) return 'The caller went away before it was answered.';
  const isGone = status === undefined && closed === undefined ? ' The caller had gone away by then.' : '';
  if (isReadPath(pathOf(call))) return `It was answered from what the world held then.${isGone}`;
  if (record.isRepeat) return `${repeatWords(record, journal)}${isGone}`;
  return `Every check passed, and it was carried out.${isGone}`;
}

/** Who switched maintenance on, where that is remembered. */
function maintenanceWords(record: CallRecord, journal: Journal): string {
  const on = findBefore(record, journal, (earlier) => earlier.kind === 'control' && isMaintenance(earlier));
  return on === undefined ? '' : ` A tester switched it on (entry ${on.id}).`;
}

function isMaintenance({ method, url, status }: ControlRecord): boolean {
  return (
    method === 'POST' && status === 200 && url.startsWith(`${CONTROL_BASE}${switchMaintenanceControl.path}`)
  );
}

/** With the entry that was answered first under the key, where that is remembered. */
function repeatWords({ headers, caller, ...record }: CallRecord, journal: Journal): string {
  const first = findBefore(
    record,
    journal,
    (earlier) =>
      earlier.kind === 'call' &&
      earlier.headers['idempotency-key'] === headers['idempotency-key'] &&
      earlier.caller?.id === caller?.id &&
      isCarriedOut(earlier),
  );
  const which = first === undefined ? '' : ` with entry ${first.id}`;
  return `Its Idempotency-Key came${which} before: the first answer was given again, and nothing was done twice.`;
}

/** Whether a call was made, and neither refused nor answered by a fault or as it was before. */
export function isCarriedOut({
  refusal,
  reply,
  isRepeat,
  faults,
}: Pick<CallRecord, 'refusal' | 'reply' | 'isRepeat' | 'faults'>): boolean {
  const isMade = refusal === undefined && reply !== undefined && !isRepeat;
  return isMade && !faults.some(({ then }) => isInPlace(then));
}

/** The nearest entry before one that is of the same world: what going back undid is not. */
function findBefore(
  { id, generation }: Pick<JournalRecord, 'id' | 'generation'>,
  journal: Journal,
  isWanted: (earlier: JournalRecord) => boolean,
): JournalRecord | undefined {
  const lastIds = journal.lastIdsIn(generation);
  for (let at = id - 1; ; at -= 1) {
    const earlier = journal.entry(at);
    if (earlier === undefined) return undefined;
    if (at <= (lastIds.get(earlier.generation) ?? 0) && isWanted(earlier)) return earlier;
  }
}

function reasonOfControl({ status, reply = '' }: ControlRecord): string {
  if (status < 400) return 'A tester asked for it.';
  return `It was refused: ${fieldOf(parsedOrText(reply), 'msg')}`;
}

/** What came due while it was on its way: the events right before it that are younger than its arrival. */
function cameDue({ id, wallMs }: JournalRecord, journal: Journal): readonly string[] {
  const counts = new Map<string, number>();
  for (let at = id - 1; ; at -= 1) {
    const earlier = journal.entry(at);
    if (earlier?.kind !== 'happening' || earlier.wallMs < wallMs) break;
    counts.set(earlier.what, (counts.get(earlier.what) ?? 0) + 1);
  }
  if (counts.size === 0) return [];
  const kinds = [...counts].reverse();
  const named = kinds
    .slice(0, MOST_NAMED)
    .map(([what, count]) => `${what.replaceAll('-', ' ')}${count > 1 ? ` (${count} times)` : ''}`);
  const more = kinds.length > MOST_NAMED ? [`${kinds.length - MOST_NAMED} more kinds`] : [];
  return [`On the way came due: ${[...named, ...more].join(', ')}.`];
}
