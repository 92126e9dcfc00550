import { isReadPath } from '@canada28/shared/control/call-paths.ts';
import { CONTROL_BASE } from '@canada28/shared/control/control-call.ts';
import type { JournalEntry } from '@canada28/shared/control/journal.control.ts';
import { fieldsOf } from '../../control/fields-of.ts';
import type { CallEntry } from '../words/call-words.ts';

/** What players changed in the world as it stands, from a moment (epoch ms of the wall) on; the oldest first. */
export function callsSince(entries: readonly JournalEntry[], sinceMs: number): readonly CallEntry[] {
  let standing: readonly CallEntry[] = [];
  /** What each going back left behind, which going forward takes up again. */
  const left: (readonly CallEntry[])[] = [];
  for (const entry of entries) {
    if (hasChanged(entry)) standing = [...standing, entry];
    const backTo = backToOf(entry);
    if (backTo !== undefined) {
      left.push(standing);
      standing = standing.filter(({ wallMs }) => wallMs < backTo);
    }
    if (isForward(entry)) standing = left.pop() ?? standing;
  }
  return standing.filter(({ wallMs }) => wallMs >= sinceMs);
}

/** Whether it is a call of a player that was carried out, and is none that only reads. */
function hasChanged(entry: JournalEntry): entry is CallEntry {
  if (entry.kind !== 'call' || entry.path === undefined) return false;
  return entry.isCarriedOut === true && !isReadPath(entry.path);
}

/** When (epoch ms of the wall) the first step was made that a control call undid; undefined for any other entry. */
function backToOf(entry: JournalEntry): number | undefined {
  if (entry.kind !== 'control' || entry.code !== 200) return undefined;
  const { undone } = fieldsOf(fieldsOf(entry.reply).data);
  const steps = Array.isArray(undone) ? undone : [undone];
  const times = steps.map((step) => fieldsOf(step).realMs).filter((ms) => typeof ms === 'number');
  return times.length === 0 ? undefined : Math.min(...times);
}

function isForward(entry: JournalEntry): boolean {
  return (
    entry.kind === 'control' && entry.code === 200 && entry.url.startsWith(`${CONTROL_BASE}/history/forward`)
  );
}
