import { listRows } from '@canada28/db/prepared.ts';
import { POSTING_SIDES } from '../ledger/move-money.ts';
import { type AuditCheck, sqlCheck } from './audit-check.ts';

type PostingGroup = {
  readonly kind: string;
  readonly from_kind: string;
  readonly to_kind: string;
  readonly owners: number;
  readonly postings: number;
  readonly first_id: number;
};

/** Each kind of posting goes from and to the accounts that the bookkeeping names for it, and between one player's own. */
const sidesCheck: AuditCheck = {
  rule: 'each posting moves between the accounts that its kind names, of one player',
  violations: (db) =>
    listRows<PostingGroup>(
      db,
      `SELECT postings.kind, source.kind AS from_kind, target.kind AS to_kind,
              (source.player_id IS NOT NULL AND target.player_id IS NOT NULL
                AND source.player_id <> target.player_id) + 1 AS owners,
              count(*) AS postings, min(postings.id) AS first_id
       FROM postings
       JOIN accounts AS source ON source.id = from_account_id
       JOIN accounts AS target ON target.id = to_account_id
       GROUP BY 1, 2, 3, 4`,
    )
      .filter((group) => group.owners > 1 || !isNamed(group))
      .map(
        ({ kind, from_kind, to_kind, postings, first_id }) =>
          `${postings} postings of kind ${kind} go from ${from_kind} to ${to_kind}, the first is ${first_id}`,
      ),
};

function isNamed({ kind, from_kind, to_kind }: PostingGroup): boolean {
  const sides: Readonly<Record<string, readonly string[]>> = POSTING_SIDES;
  return sides[kind]?.join() === `${from_kind},${to_kind}`;
}

/** What holds of the ledger of any file, whatever its postings are for. */
export const LEDGER_CHECKS: readonly AuditCheck[] = [
  sqlCheck(
    'the sum of all entries is zero',
    `SELECT 'all entries together are ' || sum(amount_micros) || ' micro-USDT' AS violation
     FROM entries HAVING sum(amount_micros) <> 0`,
  ),
  sqlCheck(
    'each posting has exactly two entries, of its amount',
    `SELECT 'posting ' || postings.id || ' of ' || postings.amount_micros || ' has the entries ' ||
            coalesce(group_concat(entries.amount_micros || ' on account ' || entries.account_id, ', '), 'none')
            AS violation
     FROM postings LEFT JOIN entries ON entries.posting_id = postings.id
     GROUP BY postings.id
     HAVING count(entries.id) <> 2
       OR total(entries.account_id = from_account_id AND entries.amount_micros = -postings.amount_micros) <> 1
       OR total(entries.account_id = to_account_id AND entries.amount_micros = postings.amount_micros) <> 1`,
  ),
  sqlCheck(
    'each entry belongs to a posting',
    `SELECT 'entry ' || id || ' names posting ' || posting_id || ', which does not exist' AS violation
     FROM entries WHERE posting_id NOT IN (SELECT id FROM postings)`,
  ),
  sqlCheck(
    'each balance is the sum of its entries',
    `SELECT 'account ' || accounts.id || ' has ' || balance_micros || ', its entries are ' ||
            coalesce(sum(amount_micros), 0) AS violation
     FROM accounts LEFT JOIN entries ON entries.account_id = accounts.id
     GROUP BY accounts.id HAVING balance_micros <> coalesce(sum(amount_micros), 0)`,
  ),
  sqlCheck(
    'each balance after follows from the entry before',
    `SELECT 'entry ' || id || ' says ' || balance_after_micros || ' after it, its account has ' || running AS violation
     FROM (SELECT id, balance_after_micros,
                  sum(amount_micros) OVER (PARTITION BY account_id ORDER BY id) AS running FROM entries)
     WHERE balance_after_micros <> running`,
  ),
  sqlCheck(
    'no balance of a player was ever negative',
    `SELECT 'account ' || account_id || ' of player ' || player_id || ' had ' || min(balance_after_micros) AS violation
     FROM entries JOIN accounts ON accounts.id = account_id
     WHERE player_id IS NOT NULL AND balance_after_micros < 0 GROUP BY account_id
     UNION ALL
     SELECT 'account ' || id || ' of player ' || player_id || ' has ' || balance_micros
     FROM accounts WHERE player_id IS NOT NULL AND balance_micros < 0`,
  ),
  sqlCheck(
    'the same event is booked once',
    `SELECT kind || ' ' || reference || ' is booked ' || count(*) || ' times' AS violation
     FROM postings GROUP BY kind, reference HAVING count(*) > 1`,
  ),
  sidesCheck,
];
