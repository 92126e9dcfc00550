import { isReadPath, pathOf } from '@canada28/shared/control/call-paths.ts';
import { type LostCalls, MOST_LOST_CALLS } from '@canada28/shared/control/history.control.ts';
import { isCarriedOut } from '../journal/entry-reason.ts';
import type { CallRecord, Journal, JournalRecord } from '../journal/journal.ts';

/** The calls of players that changed something in a generation of a world after an entry of its journal, the oldest first. */
export function callsLost(
  journal: Journal | undefined,
  { generation, lastId }: { readonly generation: number; readonly lastId: number },
): LostCalls {
  const lost = (journal?.ofGeneration(generation, lastId) ?? []).filter(hasChanged);
  const calls = lost.slice(0, MOST_LOST_CALLS).map(({ id, call, caller }) => ({
    id,
    path: pathOf(call),
    ...(caller !== undefined && { player: caller.userName }),
  }));
  return { calls, moreCalls: lost.length - calls.length };
}

type KnownCall = JournalRecord & CallRecord & { readonly call: NonNullable<CallRecord['call']> };

/** Whether a call was carried out, and is none that only reads. */
function hasChanged(record: JournalRecord): record is KnownCall {
  if (record.kind !== 'call' || record.call === undefined) return false;
  return isCarriedOut(record) && !isReadPath(pathOf(record.call));
}
