import { usdtText } from '@canada28/shared/money/usdt.ts';
import type { TaskContext, WorldTask } from '../../world/world.ts';
import { cancelChaseItemsOf } from '../chasing/advance-chases.ts';
import { deleteScriptsOfIssue } from '../draws/draw-scripts.repository.ts';
import { NEXT_VOID_SQL, updateIssueClosed } from '../draws/draws.repository.ts';
import { insertRefundPostings } from '../ledger/ledger.repository.ts';
import { insertMessage } from '../messages/messages.repository.ts';
import { inParts } from './in-parts.ts';
import { findParts, listRefunds, updateBetsCancelled } from './settlement.repository.ts';

/** Ends an issue that is declared void at the moment of its draw; goes before the draw, which then has nothing to do. */
export const voidIssueTask: WorldTask = {
  name: 'issue-voided',
  dueSql: NEXT_VOID_SQL,
  run: voidIssue,
};

/**
 * Ends an issue without a result: its bets are cancelled and all stakes are back, chases give back what they have on it
 * and go on, each player who bet is told (game §4). Throws when it was drawn or void already.
 */
export function voidIssue(context: TaskContext, issueCode: string): string | undefined {
  const { db, clock } = context;
  if (updateIssueClosed(db, issueCode)) deleteScriptsOfIssue(db, issueCode);
  else if (findParts(db, issueCode) === undefined)
    throw new Error(`issue ${issueCode} is not awaiting its draw`);
  const nowMs = clock.nowMs();
  const decided = inParts(context, issueCode, (part) => {
    const bets = updateBetsCancelled(db, part, nowMs);
    insertRefundPostings(db, part, nowMs);
    for (const { playerId, micros } of listRefunds(db, part)) {
      const details = { issueCode, amount: usdtText(micros) };
      insertMessage(db, { playerId, template: 'issueVoided', details, createdAtMs: nowMs });
    }
    cancelChaseItemsOf(context, part);
    return { bets, prizes: 0 };
  });
  return decided && `${issueCode} ${decided.bets} bets refunded`;
}
