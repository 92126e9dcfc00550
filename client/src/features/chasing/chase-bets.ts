import type { Bet } from '@canada28/shared/contract/betting.contract.ts';
import type { Chase, ChaseItem } from '@canada28/shared/contract/chase.ts';
import { CHASE_ITEM_STATUS } from '@canada28/shared/contract/chase-states.ts';
import { listBets } from '../../data/betting/list-bets.ts';
import { loadUntil } from '../../lib/list-rows.ts';

export type ChaseInFull = { readonly chase: Chase; readonly items: readonly ChaseItem[] };

/** The bets since the chase began, which tell whose chase they are. */
function listBetsSince({ createdAtMs }: Chase, signal: AbortSignal): Promise<readonly Bet[]> {
  return loadUntil(
    (page) => listBets(page, signal),
    ({ placedAtMs }) => placedAtMs < createdAtMs,
  );
}

const isPlaced = ({ status }: ChaseItem) => status === CHASE_ITEM_STATUS.executed;

/** The items with the bets that they became, looked up where the server does not tell them (player-api §3, PlanDetail). */
export async function withBets({ chase, items }: ChaseInFull, signal: AbortSignal): Promise<ChaseInFull> {
  if (items.every((item) => item.bet !== undefined || !isPlaced(item))) return { chase, items };
  const bets = (await listBetsSince(chase, signal)).filter(({ chaseId }) => chaseId === chase.id);
  const betOn = (issueCode: string) => bets.find((bet) => bet.issueCode === issueCode);
  const known = items.map((item) =>
    isPlaced(item) ? { ...item, bet: item.bet ?? betOn(item.issueCode) } : item,
  );
  return { chase, items: known };
}
