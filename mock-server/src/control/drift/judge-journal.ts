import { createDrift, type Drift } from '@canada28/shared/drift/drift.ts';
import type { BasePaths } from '@canada28/shared/drift/exchange.ts';
import { nextTurn } from '../../world/in-turns.ts';
import { exchangeOf } from '../journal/exchange-of.ts';
import type { Journal } from '../journal/journal.ts';

/** After so many bytes that were judged, some milliseconds, other requests have their turn. */
const BYTES_A_TURN = 250_000;

/** Holds all calls that a journal remembers against the contract: when it is asked for, never while a call is made. */
export async function judgeJournal(journal: Journal, basePaths: BasePaths): Promise<Drift> {
  const drift = createDrift(basePaths);
  let bytes = 0;
  for (const record of journal.since(0)) {
    const exchange = record.kind === 'call' ? exchangeOf(record) : undefined;
    if (exchange === undefined) continue;
    drift.note(exchange, record.id);
    bytes += record.bytes;
    if (bytes < BYTES_A_TURN) continue;
    bytes = 0;
    await nextTurn();
  }
  return drift;
}
