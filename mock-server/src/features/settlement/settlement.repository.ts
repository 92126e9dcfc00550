import type { Database } from '@canada28/db/open-database.ts';
import { runStatement } from '@canada28/db/prepared.ts';
import { BET_STATUS } from '@canada28/shared/contract/betting.contract.ts';

/** What settles an issue: one statement for all of its bets, however many. */
export type IssueSettlement = {
  readonly issueCode: string;
  readonly winningPlayCodes: readonly number[];
  readonly prizeCapMicros: number;
  readonly nowMs: number;
};

/** Decides every waiting bet of the issue; prize = amount × odds copied onto the bet, integer micro-USDT (game §3). */
export function updateBetsSettled(db: Database, settlement: IssueSettlement): number {
  const won = `play_code IN (SELECT value FROM json_each(:winning))`;
  return runStatement(
    db,
    `UPDATE bets SET
       status = CASE WHEN ${won} THEN ${BET_STATUS.won} ELSE ${BET_STATUS.lost} END,
       prize_micros = CASE WHEN ${won} THEN min(amount_micros * odds_thousandths / 1000, :prizeCapMicros) ELSE 0 END,
       settled_at_ms = :nowMs
     WHERE issue_code = :issueCode AND status = ${BET_STATUS.waiting}`,
    {
      issueCode: settlement.issueCode,
      winning: JSON.stringify(settlement.winningPlayCodes),
      prizeCapMicros: settlement.prizeCapMicros,
      nowMs: settlement.nowMs,
    },
  ).changes;
}
