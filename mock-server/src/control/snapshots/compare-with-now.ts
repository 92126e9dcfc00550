import { isDeepStrictEqual } from 'node:util';
import { openImage } from '@canada28/db/database-image.ts';
import type { Database } from '@canada28/db/open-database.ts';
import {
  MOST_COMPARED,
  type PlayerDifference,
  type SnapshotDifferences,
} from '@canada28/shared/control/snapshots.control.ts';
import { usdtFromMicros } from '@canada28/shared/money/usdt.ts';
import { type HoldingsRow, listHoldings } from './holdings.repository.ts';
import type { Snapshot } from './snapshots.ts';

/** The players in whom a world differs from what it was. */
export function compareWithNow(
  { image, atMs }: Snapshot,
  { db, nowMs }: { readonly db: Database; readonly nowMs: number },
): SnapshotDifferences {
  const [before, after] = [holdingsIn(image), byId(listHoldings(db))];
  const ids = [...new Set([...before.keys(), ...after.keys()])].toSorted((one, other) => one - other);
  const all = ids
    .filter((id) => !isDeepStrictEqual(before.get(id), after.get(id)))
    .map((id) => differenceOf(id, before.get(id), after.get(id)));
  return { beforeMs: atMs, nowMs, list: all.slice(0, MOST_COMPARED), total: all.length };
}

function holdingsIn(image: Buffer): Map<number, HoldingsRow> {
  const db = openImage(image);
  try {
    return byId(listHoldings(db));
  } finally {
    db.close();
  }
}

function byId(rows: readonly HoldingsRow[]): Map<number, HoldingsRow> {
  return new Map(rows.map((row) => [row.id, row]));
}

function differenceOf(
  id: number,
  before: HoldingsRow | undefined,
  after: HoldingsRow | undefined,
): PlayerDifference {
  const userName = (after ?? before)?.userName ?? '';
  return { id, userName, before: toWire(before), now: toWire(after) };
}

function toWire(row: HoldingsRow | undefined): PlayerDifference['now'] {
  if (row === undefined) return null;
  const { availableMicros, frozenMicros, bets, orders, messages } = row;
  return {
    moneyUsable: usdtFromMicros(availableMicros),
    moneyFrozen: usdtFromMicros(frozenMicros),
    bets,
    orders,
    messages,
  };
}
