import type { Bet } from '@canada28/shared/contract/betting.contract.ts';
import type { BetRow } from './betting.repository.ts';

/** A stored bet as the model of the contract. */
export function betOfRow(row: BetRow): Bet {
  return {
    id: row.id,
    orderCode: String(row.id),
    issueCode: row.issue_code,
    playerId: row.player_id,
    playCode: row.play_code,
    amountMicros: row.amount_micros,
    oddsThousandths: row.odds_thousandths,
    multiple: row.multiple,
    status: row.status,
    prizeMicros: row.prize_micros,
    placedAtMs: row.placed_at_ms,
    chaseId: row.chase_id ?? undefined,
    chaseItemId: row.chase_item_id ?? undefined,
    result:
      row.digits === null || row.sum === null
        ? undefined
        : { digits: row.digits.split(',').map(Number), sum: row.sum },
  };
}
