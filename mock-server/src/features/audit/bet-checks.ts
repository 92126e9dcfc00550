import { listRows } from '@canada28/db/prepared.ts';
import { BET_STATUS, type BetStatus } from '@canada28/shared/contract/betting.contract.ts';
import { isWinningChoice } from '@canada28/shared/game/bet-choices.ts';
import { prizeMicros } from '@canada28/shared/game/payout.ts';
import { ISSUE_STATE } from '../draws/draws.repository.ts';
import { type AuditCheck, sqlCheck } from './audit-check.ts';

const DECIDED = `IN (${BET_STATUS.won}, ${BET_STATUS.lost})`;

/** Bets and the postings that pay for them, one to one: an ordinary bet is paid from available, a chase's from frozen. */
const stakesCheck = sqlCheck(
  'each bet has one stake booked, of its amount and its player, and each stake its bet',
  `WITH stakes AS (
     SELECT postings.id, CAST(reference AS INTEGER) AS bet_id, amount_micros, accounts.player_id, postings.kind
     FROM postings JOIN accounts ON accounts.id = from_account_id
     WHERE postings.kind IN ('bet-stake', 'chase-stake')
   )
   SELECT 'bet ' || bets.id || ' of ' || bets.amount_micros || ' has a stake of ' ||
          coalesce(stakes.amount_micros, 'nothing') || ' booked' AS violation
   FROM bets LEFT JOIN stakes
     ON bet_id = bets.id AND stakes.kind = CASE WHEN chase_id IS NULL THEN 'bet-stake' ELSE 'chase-stake' END
   WHERE bets.amount_micros IS NOT stakes.amount_micros OR bets.player_id IS NOT stakes.player_id
   UNION ALL
   SELECT 'posting ' || stakes.id || ' is the stake of bet ' || bet_id || ', which does not exist'
   FROM stakes WHERE bet_id NOT IN (SELECT id FROM bets)`,
);

/** A posting that gives money to the player of a bet, and the state of bet that earns it. */
function payoutCheck(
  rule: string,
  { kind, status, amount }: { kind: string; status: BetStatus; amount: string },
) {
  return sqlCheck(
    rule,
    `WITH payouts AS (
       SELECT postings.id, CAST(reference AS INTEGER) AS bet_id, amount_micros, accounts.player_id
       FROM postings JOIN accounts ON accounts.id = to_account_id WHERE postings.kind = '${kind}'
     )
     SELECT 'bet ' || bets.id || ' should have ${kind} ' || ${amount} || ', booked is ' ||
            coalesce(payouts.amount_micros, 'nothing') AS violation
     FROM bets LEFT JOIN payouts ON bet_id = bets.id
     WHERE bets.status = ${status}
       AND (payouts.amount_micros IS NOT ${amount} OR payouts.player_id IS NOT bets.player_id)
     UNION ALL
     SELECT 'posting ' || payouts.id || ' is the ${kind} of bet ' || bet_id || ', which has not earned it'
     FROM payouts WHERE bet_id NOT IN (SELECT id FROM bets WHERE status = ${status})`,
  );
}

type WonBet = {
  readonly id: number;
  readonly amount_micros: number;
  readonly odds_thousandths: number;
  readonly prize_micros: number;
};

/** Reckoned by the rule of `shared`, not by the SQL that settles. */
const prizesCheck: AuditCheck = {
  rule: 'each prize is the amount times the odds of its bet, capped',
  violations: (db) =>
    listRows<WonBet>(
      db,
      `SELECT id, amount_micros, odds_thousandths, prize_micros FROM bets
       WHERE status = ${BET_STATUS.won} OR prize_micros <> 0`,
    ).flatMap(({ id, amount_micros, odds_thousandths, prize_micros }) => {
      const prize = prizeMicros(amount_micros, odds_thousandths);
      return prize === prize_micros ? [] : [`bet ${id} won ${prize_micros}, but ${prize} is right`];
    }),
};

type DecidedBets = {
  readonly play_code: number;
  readonly sum: number;
  readonly status: BetStatus;
  readonly bets: number;
  readonly first_id: number;
};

const decisionsCheck: AuditCheck = {
  rule: 'each decided bet won or lost as the draw of its issue says',
  violations: (db) =>
    listRows<DecidedBets>(
      db,
      `SELECT play_code, issues.sum, bets.status, count(*) AS bets, min(bets.id) AS first_id
       FROM bets JOIN issues ON issues.issue_code = bets.issue_code
       WHERE bets.status ${DECIDED} AND issues.sum IS NOT NULL GROUP BY 1, 2, 3`,
    )
      .filter(({ play_code, sum, status }) => isWinningChoice(play_code, sum) !== (status === BET_STATUS.won))
      .map(
        ({ play_code, sum, status, bets, first_id }) =>
          `${bets} bets on ${play_code} have status ${status} at the sum ${sum}, the first is ${first_id}`,
      ),
};

/** What holds of the bets of any file. */
export const BET_CHECKS: readonly AuditCheck[] = [
  stakesCheck,
  payoutCheck('each won bet has its prize booked, and each prize its won bet', {
    kind: 'bet-prize',
    status: BET_STATUS.won,
    amount: 'bets.prize_micros',
  }),
  payoutCheck('each cancelled bet has its stake back, and each refund its cancelled bet', {
    kind: 'bet-refund',
    status: BET_STATUS.cancelled,
    amount: 'bets.amount_micros',
  }),
  prizesCheck,
  decisionsCheck,
  sqlCheck(
    'bets are decided when their issue is settled, and not before',
    `SELECT 'bet ' || bets.id || ' has status ' || bets.status || ' while issue ' || issues.issue_code || ' is ' ||
            state AS violation
     FROM bets JOIN issues ON issues.issue_code = bets.issue_code
     LEFT JOIN settlement_parts AS part ON part.issue_code = bets.issue_code
     WHERE (state = '${ISSUE_STATE.settled}' AND bets.status = ${BET_STATUS.waiting})
        OR (state = '${ISSUE_STATE.created}' AND bets.status ${DECIDED})
        OR (state = '${ISSUE_STATE.drawn}'
            AND (bets.status ${DECIDED}) <> (bets.player_id <= coalesce(to_player_id, 0)))
        OR (state = '${ISSUE_STATE.closed}'
            AND (bets.status = ${BET_STATUS.cancelled}) <> (bets.player_id <= coalesce(to_player_id, bets.player_id)))`,
  ),
  sqlCheck(
    'each bet was placed while its issue was on sale',
    `SELECT 'bet ' || bets.id || ' was placed at ' || placed_at_ms || ', outside the sale of issue ' ||
            issues.issue_code AS violation
     FROM bets JOIN issues ON issues.issue_code = bets.issue_code
     WHERE placed_at_ms < sale_start_ms OR placed_at_ms >= sale_end_ms`,
  ),
];
