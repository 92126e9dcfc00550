import { type FilterOf, findPage, type Page } from '@canada28/db/find-page.ts';
import type { Database } from '@canada28/db/open-database.ts';
import { findRow, listRows, runStatement } from '@canada28/db/prepared.ts';
import { BET_STATUS, type BetStatus } from '@canada28/shared/contract/betting.contract.ts';
import { BETS_OF_PART, type IssuePart } from '../draws/issue-part.ts';

/** A player's two accounts and the house's other sides (game §6). */
type PlayerAccountKind = 'available' | 'frozen';
type HouseAccountKind =
  | 'deposits'
  | 'withdrawals'
  | 'stakes'
  | 'prizes'
  | 'fees'
  | 'demo-credit'
  | 'bonuses'
  | 'operator';
export type AccountKind = PlayerAccountKind | HouseAccountKind;

export function insertPlayerAccounts(db: Database, playerId: number): void {
  runStatement(
    db,
    `INSERT INTO accounts (player_id, kind) VALUES (:playerId, 'available'), (:playerId, 'frozen')`,
    { playerId },
  );
}

export function getHouseAccountId(db: Database, kind: HouseAccountKind): number {
  const sql = 'SELECT id FROM accounts WHERE player_id IS NULL AND kind = :kind';
  return requireAccount(findRow<{ id: number }>(db, sql, { kind }), `house, ${kind}`).id;
}

export function getBalances(
  db: Database,
  playerId: number,
): { availableMicros: number; frozenMicros: number } {
  const rows = listRows<{ kind: PlayerAccountKind; balance_micros: number }>(
    db,
    'SELECT kind, balance_micros FROM accounts WHERE player_id = :playerId',
    { playerId },
  );
  const balanceOf = (kind: PlayerAccountKind) => rows.find((row) => row.kind === kind)?.balance_micros ?? 0;
  return { availableMicros: balanceOf('available'), frozenMicros: balanceOf('frozen') };
}

export function getAvailableMicros(db: Database, playerId: number): number {
  const sql = `SELECT balance_micros FROM accounts WHERE player_id = :playerId AND kind = 'available'`;
  const account = findRow<{ balance_micros: number }>(db, sql, { playerId });
  return requireAccount(account, `player ${playerId}`).balance_micros;
}

/**
 * One movement between two accounts; the database writes its entries and balances (migration 0002), and refuses one of
 * a player who has no accounts.
 */
export function insertPosting(
  db: Database,
  { from, to }: { readonly from: AccountKind; readonly to: AccountKind },
  posting: {
    readonly kind: string;
    readonly reference: string;
    readonly playerId: number;
    readonly amountMicros: number;
    readonly atMs: number;
  },
): void {
  // Its accounts are looked up by values: from a SELECT, the insert would go through a table in between, for its triggers.
  runStatement(
    db,
    `INSERT INTO postings (kind, reference, from_account_id, to_account_id, amount_micros, at_ms)
     VALUES (:kind, :reference, ${idOf(from)}, ${idOf(to)}, :amountMicros, :atMs)`,
    posting,
  );
}

/** Whether a movement was refused because the house's account would hold more than an integer of the database can. */
export function isBeyondHouse(error: Error): boolean {
  return error.message.endsWith('REAL value in INTEGER column entries.balance_after_micros');
}

function idOf(kind: AccountKind): string {
  const owner = kind === 'available' || kind === 'frozen' ? '= :playerId' : 'IS NULL';
  return `(SELECT id FROM accounts WHERE player_id ${owner} AND kind = '${kind}')`;
}

export function countPostings(db: Database, kind: string): number {
  const sql = 'SELECT count(*) AS count FROM postings WHERE kind = :kind';
  return findRow<{ count: number }>(db, sql, { kind })?.count ?? 0;
}

function requireAccount<Row>(row: Row | undefined, owner: string): Row {
  if (row === undefined) throw new Error(`there is no account of ${owner}`);
  return row;
}

/** Books the prizes of a part's won bets in one statement; a prize that was booked before stops it all. */
export function insertPrizePostings(db: Database, part: IssuePart, atMs: number): number {
  const houseId = getHouseAccountId(db, 'prizes');
  return runStatement(db, PRIZES_SQL, { ...part, atMs, houseId }).changes;
}

/** Books the stakes of a part's cancelled bets back in one statement; one that was booked before stops it all. */
export function insertRefundPostings(db: Database, part: IssuePart, atMs: number): number {
  const houseId = getHouseAccountId(db, 'stakes');
  return runStatement(db, REFUNDS_SQL, { ...part, atMs, houseId }).changes;
}

const PRIZES_SQL = payoutSql('bet-prize', 'prize_micros', BET_STATUS.won);
const REFUNDS_SQL = payoutSql('bet-refund', 'amount_micros', BET_STATUS.cancelled);

function payoutSql(kind: string, amount: string, status: BetStatus): string {
  return `INSERT INTO postings (kind, reference, from_account_id, to_account_id, amount_micros, at_ms)
    SELECT '${kind}', bets.id, :houseId, accounts.id, bets.${amount}, :atMs
    FROM bets JOIN accounts ON accounts.player_id = bets.player_id AND accounts.kind = 'available'
    WHERE ${BETS_OF_PART} AND bets.status = ${status}
    ORDER BY bets.id`;
}

/** A movement with the kinds of its two accounts, and the player whose one of them is. */
export type PostingRow = {
  readonly id: number;
  readonly kind: string;
  readonly reference: string;
  readonly userid: number | null;
  readonly from: string;
  readonly to: string;
  readonly amountMicros: number;
  readonly atMs: number;
};

const POSTINGS_WITH_ACCOUNTS = `
  SELECT postings.id, postings.kind, reference, coalesce(source.player_id, target.player_id) AS userid,
    source.kind AS "from", target.kind AS "to", amount_micros AS amountMicros, at_ms AS atMs
  FROM postings
  JOIN accounts AS source ON source.id = from_account_id
  JOIN accounts AS target ON target.id = to_account_id`;

/** Times are [fromMs, beforeMs). */
const POSTINGS = {
  table: 'postings',
  select: POSTINGS_WITH_ACCOUNTS,
  conditions: {
    player: `id IN (SELECT posting_id FROM entries
      WHERE account_id IN (SELECT id FROM accounts WHERE player_id = :player))`,
    type: 'kind = :type',
    fromMs: 'at_ms >= :fromMs',
    beforeMs: 'at_ms < :beforeMs',
  },
};

export function findPostings(db: Database, filter: FilterOf<typeof POSTINGS>, page: Page) {
  return findPage<PostingRow>(db, POSTINGS, { filter, ...page });
}
