import { createDrift, type Drift } from '@canada28/shared/drift/drift.ts';
import type { BasePaths, Exchange } from '@canada28/shared/drift/exchange.ts';
import { nextTurn } from '../../world/in-turns.ts';
import type { Journal, JournalRecord } from '../journal/journal.ts';
import { replyTextOf } from '../journal/journal-entry.ts';
import { inputOf } from '../journal/kept-input.ts';
import type { HeaderValues } from '../journal/mask-secrets.ts';

type CallEntry = Extract<JournalRecord, { kind: 'call' }>;

/** After so many bytes that were judged, some milliseconds, other requests have their turn. */
const BYTES_A_TURN = 250_000;

/** Holds all calls that a journal remembers against the contract: when it is asked for, never while a call is made. */
export async function judgeJournal(journal: Journal, basePaths: BasePaths): Promise<Drift> {
  const drift = createDrift(basePaths);
  let bytes = 0;
  for (const record of journal.since(0)) {
    if (record.kind !== 'call' || record.status === undefined) continue;
    drift.note(exchangeOf(record, record.status), record.id);
    bytes += record.bytes;
    if (bytes < BYTES_A_TURN) continue;
    bytes = 0;
    await nextTurn();
  }
  return drift;
}

function exchangeOf(record: CallEntry, status: number): Exchange {
  const input = inputOf(record);
  return {
    method: record.method,
    path: record.url,
    requestHeaders: textsOf(record.headers),
    requestBody: input === undefined ? undefined : JSON.stringify(input),
    status,
    replyHeaders: textsOf({ ...record.replyHeaders?.common, ...record.replyHeaders?.own }),
    replyBody: replyTextOf(record),
  };
}

/** A header that came several times is a line each. */
function textsOf(headers: HeaderValues): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, [value].flat().join('\n')]),
  );
}
