import { BET_FILTER, BET_STATUS, type Bet } from '@canada28/shared/contract/betting.contract.ts';
import type { Chase, ChaseItem } from '@canada28/shared/contract/chase.ts';
import { CHASE_ITEM_STATUS } from '@canada28/shared/contract/chase-states.ts';
import { listBets } from '../../data/betting/list-bets.ts';
import { loadUntil } from '../../lib/list-rows.ts';
import { isRunning, netMicrosOf } from './chase-progress.ts';

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

/** A chase of the record. */
export type ListedChase = Chase & {
  /** What its drawn bets came to, micro-USDT; undefined while it runs. */
  readonly netMicros: number | undefined;
};

/** Every bet that is not drawn yet. */
async function listUndrawnBets(signal: AbortSignal): Promise<readonly Bet[]> {
  const ofState = { status: BET_FILTER.notDrawn };
  const bets = await loadUntil(
    (page) => listBets({ ...ofState, ...page }, signal),
    () => false,
  );
  return bets.filter(({ status }) => status === BET_STATUS.waiting);
}

/** The chases with their net, for which the bets are looked up: a player may stop a chase before a bet of it is drawn. */
export async function withNet(chases: readonly Chase[], signal: AbortSignal): Promise<ListedChase[]> {
  const undrawn = chases.every(isRunning) ? [] : await listUndrawnBets(signal);
  return chases.map((chase) => {
    const own = undrawn.filter(({ chaseId }) => chaseId === chase.id);
    const undrawnMicros = own.reduce((sum, { amountMicros }) => sum + amountMicros, 0);
    return { ...chase, netMicros: isRunning(chase) ? undefined : netMicrosOf(chase, undrawnMicros) };
  });
}
