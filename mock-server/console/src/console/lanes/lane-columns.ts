import { isReadPath } from '@canada28/shared/control/call-paths.ts';
import { CONTROL_BASE } from '@canada28/shared/control/control-call.ts';
import type { JournalEntry } from '@canada28/shared/control/journal.control.ts';
import type { UndoStep } from '@canada28/shared/control/undo-step.ts';
import { type BallTone, sumTone } from '@canada28/ui/ball-tone.ts';
import type { CallEntry } from '../words/call-words.ts';
import { hasFailed, isOfTopic } from '../words/topics.ts';

export const LANES = ['time', 'draws', 'money', 'calls', 'faults'] as const;
type Lane = (typeof LANES)[number];

/** How a mark in a lane looks: a change of a tester, what failed, a result by the colour of its ball, anything else. */
type Mark = 'step' | 'failed' | 'fault' | 'plain' | BallTone;

/** One thing that happened, with its marks in the lanes that it is about; `step`: going back to before it is possible. */
export type Column = {
  readonly entry: JournalEntry;
  readonly marks: Partial<Record<Lane, Mark>>;
  readonly step: UndoStep | undefined;
};

/** The last things that happened, the newest first: what only reads is left out, unless it failed or a fault hit it. */
export function columnsOf(
  entries: readonly JournalEntry[],
  steps: readonly UndoStep[],
  most: number,
): readonly Column[] {
  const columns: Column[] = [];
  for (const entry of entries.toReversed()) {
    if (columns.length === most) break;
    const marks = marksOf(entry);
    if (Object.keys(marks).length > 0) columns.push({ entry, marks, step: stepOf(entry, steps) });
  }
  return columns;
}

function marksOf(entry: JournalEntry): Column['marks'] {
  if (entry.kind === 'happening') return eventMarks(entry.what, entry.detail);
  if (entry.kind === 'call') return callMarks(entry);
  const lane = entry.method === 'GET' ? undefined : laneOfControl(entry);
  return lane === undefined ? {} : { [lane]: hasFailed(entry) ? 'failed' : 'step' };
}

function callMarks(entry: CallEntry): Column['marks'] {
  const isFailed = hasFailed(entry);
  const isHit = entry.faults.length > 0;
  if (isReadPath(entry.path ?? '') && !isFailed && !isHit) return {};
  const lane = isOfTopic(entry, 'money') ? 'money' : 'calls';
  return { [lane]: isFailed ? 'failed' : 'plain', ...(isHit && { faults: 'fault' }) };
}

/** Of the stations of an issue its result is told, and the money where there was some. */
function eventMarks(what: string, detail: string): Column['marks'] {
  const sum = /=(\d+)$/.exec(detail)?.[1];
  if (what === 'issue-drawn') return { draws: sum === undefined ? 'plain' : sumTone(Number(sum)) };
  if (what === 'issue-voided') return { draws: 'failed' };
  const isMoney = /settled|reviewed|refund|item-lost/.test(what) && !/\b0 bets\b/.test(detail);
  return isMoney ? { money: 'plain' } : {};
}

/** What changes the world; the rest of a control plane, such as a phone that is opened, is in no lane. */
const TIME_CONTROL =
  /^(clock|history|scenario|config|maintenance|worlds\/[^/]+\/reset|snapshots\/[^/]+\/restore)/;

function laneOfControl(entry: Extract<JournalEntry, { kind: 'control' }>): Lane | undefined {
  const topic = (['draws', 'money', 'faults'] as const).find((one) => isOfTopic(entry, one));
  if (topic !== undefined) return topic;
  return TIME_CONTROL.test(entry.url.slice(CONTROL_BASE.length + 1)) ? 'time' : undefined;
}

/** The step that a control call recorded, by its tester and while it was carried out. */
function stepOf(entry: JournalEntry, steps: readonly UndoStep[]): UndoStep | undefined {
  if (entry.kind !== 'control') return undefined;
  const { by, wallMs, durationMs } = entry;
  const endMs = wallMs + Math.ceil(durationMs) + 1;
  return steps.find((step) => step.by === by && wallMs <= step.realMs && step.realMs <= endMs);
}
