import { type FilterOf, findPage, type Page } from '@canada28/db/find-page.ts';
import type { Database } from '@canada28/db/open-database.ts';
import { findRow, listRows, runStatement } from '@canada28/db/prepared.ts';
import type { Bet, BetStatus } from '@canada28/shared/contract/betting.contract.ts';

type BetRow = Omit<Bet, 'orderCode' | 'chaseId' | 'chaseItemId' | 'result'> & {
  readonly chaseId: number | null;
  readonly chaseItemId: number | null;
  readonly digits: string | null;
  readonly sum: number | null;
};

function betOfRow({ digits, sum, ...row }: BetRow): Bet {
  return {
    ...row,
    orderCode: String(row.id),
    chaseId: row.chaseId ?? undefined,
    chaseItemId: row.chaseItemId ?? undefined,
    result: digits === null || sum === null ? undefined : { digits: digits.split(',').map(Number), sum },
  };
}

type NewBet = {
  readonly playerId: number;
  readonly issueCode: string;
  readonly playCode: number;
  readonly amountMicros: number;
  readonly oddsThousandths: number;
  readonly placedAtMs: number;
  /** Where it comes from a chase: the item that became this bet. */
  readonly chase?: { readonly id: number; readonly itemId: number; readonly multiple: number };
};

const BETS_WITH_RESULT = `
  SELECT bets.id, player_id AS playerId, bets.issue_code AS issueCode, play_code AS playCode,
    amount_micros AS amountMicros, odds_thousandths AS oddsThousandths, multiple, status,
    prize_micros AS prizeMicros, placed_at_ms AS placedAtMs, chase_id AS chaseId,
    chase_item_id AS chaseItemId, issues.digits, issues.sum
  FROM bets JOIN issues ON issues.issue_code = bets.issue_code`;

/** Stores a waiting bet; answers its id. */
export function insertBet(db: Database, { chase, ...bet }: NewBet): number {
  return runStatement(
    db,
    `INSERT INTO bets (player_id, issue_code, play_code, amount_micros, odds_thousandths, placed_at_ms,
       multiple, chase_id, chase_item_id)
     VALUES (:playerId, :issueCode, :playCode, :amountMicros, :oddsThousandths, :placedAtMs,
       :multiple, :chaseId, :chaseItemId)`,
    {
      ...bet,
      multiple: chase?.multiple ?? 1,
      chaseId: chase?.id ?? null,
      chaseItemId: chase?.itemId ?? null,
    },
  ).lastId;
}

/** Undefined where there is none, or it is another player's. */
export function findBet(db: Database, { id, playerId }: { id: number; playerId: number }): Bet | undefined {
  const sql = `${BETS_WITH_RESULT} WHERE bets.id = :id AND player_id = :playerId`;
  const row = findRow<BetRow>(db, sql, { id, playerId });
  return row && betOfRow(row);
}

/** Which of a player's bets to list; undefined filters take all. */
type BetSearch = {
  readonly playerId: number;
  readonly status: BetStatus | undefined;
  readonly fromMs: number;
  readonly beforeMs: number;
  readonly limit: number;
  readonly offset: number;
};

/** Placed in [fromMs, beforeMs), newest first: in the order of their index, so that none is sorted. */
export function listBets(db: Database, search: BetSearch): Bet[] {
  const rows = listRows<BetRow>(
    db,
    `${BETS_WITH_RESULT}
     WHERE player_id = :playerId AND (:status IS NULL OR status = :status)
       AND placed_at_ms >= :fromMs AND placed_at_ms < :beforeMs
     ORDER BY placed_at_ms DESC, bets.id DESC LIMIT :limit OFFSET :offset`,
    { ...search, status: search.status ?? null },
  );
  return rows.map(betOfRow);
}

/** Times are [fromMs, beforeMs). */
const BETS = {
  table: 'bets',
  select: BETS_WITH_RESULT,
  conditions: {
    player: 'player_id = :player',
    status: 'status = :status',
    issueCode: 'issue_code = :issueCode',
    type: "(chase_id IS NULL) = (:type = 'bet')",
    fromMs: 'placed_at_ms >= :fromMs',
    beforeMs: 'placed_at_ms < :beforeMs',
  },
};

export function findAllBets(db: Database, filter: FilterOf<typeof BETS>, page: Page) {
  const { rows, total } = findPage<BetRow>(db, BETS, { filter, ...page });
  return { rows: rows.map(betOfRow), total };
}
