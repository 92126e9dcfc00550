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

/** What every player has at a moment of a world, by ID. */
type WorldState = { readonly atMs: number; readonly players: ReadonlyMap<number, HoldingsRow> };

export function stateOf(db: Database, atMs: number): WorldState {
  return { atMs, players: new Map(listHoldings(db).map((row) => [row.id, row])) };
}

export function stateOfSnapshot({ image, atMs }: Snapshot): WorldState {
  const db = openImage(image);
  try {
    return stateOf(db, atMs);
  } finally {
    db.close();
  }
}

/** The players in whom two states of a world differ. */
export function compareStates(before: WorldState, after: WorldState): SnapshotDifferences {
  const ids = [...new Set([...before.players.keys(), ...after.players.keys()])];
  const all = ids
    .toSorted((one, other) => one - other)
    .filter((id) => !isDeepStrictEqual(before.players.get(id), after.players.get(id)))
    .map((id) => differenceOf(id, before.players.get(id), after.players.get(id)));
  const list = all.slice(0, MOST_COMPARED);
  return { beforeMs: before.atMs, afterMs: after.atMs, list, total: all.length };
}

function differenceOf(
  id: number,
  before: HoldingsRow | undefined,
  after: HoldingsRow | undefined,
): PlayerDifference {
  const userName = (after ?? before)?.userName ?? '';
  return { id, userName, before: toWire(before), after: toWire(after) };
}

function toWire(row: HoldingsRow | undefined): PlayerDifference['after'] {
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
