import type { Bet } from '@canada28/shared/contract/betting.contract.ts';
import {
  type Chase,
  type ChaseItem,
  chaseFromWire,
  chaseItemFromWire,
} from '@canada28/shared/contract/chase.ts';
import { CHASE_FILTER, CHASE_ITEM_STATUS } from '@canada28/shared/contract/chase-states.ts';
import { listChaseItemsCall, listChasesCall } from '@canada28/shared/contract/chasing.contract.ts';
import { listBets } from '../../data/betting/list-bets.ts';
import { useRefreshAfterSettlement } from '../../data/draws/issue.queries.ts';
import { usePlayerKey, usePlayerQuery } from '../../data/player/player.queries.ts';
import { callApi } from '../../lib/api-client.ts';
import { hasRefusalMessage } from '../../lib/api-error.ts';
import { loadUntil, type Page, usePages } from '../../lib/list-rows.ts';
import type { RecordFilter } from '../../lib/record-filter.ts';

/** A state that the record can be narrowed to. */
export type ChaseFilter = (typeof CHASE_FILTER)['running' | 'finished' | 'stopped'];

/** One page of the player's chases, newest first, of every state and day unless told. */
async function listChases(
  { status = CHASE_FILTER.all, days, ...page }: Partial<RecordFilter> & Page,
  signal: AbortSignal,
): Promise<Chase[]> {
  const input = { lotteryId: '1', status, ...(days !== undefined && { days }), ...page } as const;
  return (await callApi(listChasesCall, input, { signal })).map(chaseFromWire);
}

/** Chases of the player, newest first, page by page; kept up to date. */
export function useChaseRecord({ status, days }: Partial<RecordFilter<ChaseFilter>>) {
  useRefreshAfterSettlement({ alsoAtOpening: true });
  return usePages({
    days,
    queryKey: [...usePlayerKey(), 'chases', status, days],
    loadPage: (page, signal) => listChases({ status, days, ...page }, signal),
    keepsRows: true,
  });
}

export type ChaseInFull = { readonly chase: Chase; readonly items: readonly ChaseItem[] };

/** There is no call for a single chase, so it is looked for in the list of them. */
async function findChase(id: number, signal: AbortSignal): Promise<Chase | undefined> {
  const isIt = (chase: Chase) => chase.id === id;
  return (await loadUntil((page) => listChases(page, signal), isIt)).find(isIt);
}

/** The bets since the chase began, which tell whose chase they are. */
function listBetsSince({ createdAtMs }: Chase, signal: AbortSignal): Promise<readonly Bet[]> {
  return loadUntil(
    (page) => listBets(page, signal),
    ({ placedAtMs }) => placedAtMs < createdAtMs,
  );
}

const isPlaced = ({ status }: ChaseItem) => status === CHASE_ITEM_STATUS.executed;

/** The items with the bets that they became, looked up where the server does not tell them (player-api §3, PlanDetail). */
async function withBets({ chase, items }: ChaseInFull, signal: AbortSignal): Promise<ChaseInFull> {
  if (items.every((item) => item.bet !== undefined || !isPlaced(item))) return { chase, items };
  const bets = (await listBetsSince(chase, signal)).filter(({ chaseId }) => chaseId === chase.id);
  const betOn = (issueCode: string) => bets.find((bet) => bet.issueCode === issueCode);
  const known = items.map((item) =>
    isPlaced(item) ? { ...item, bet: item.bet ?? betOn(item.issueCode) } : item,
  );
  return { chase, items: known };
}

/** One chase of the player, kept up to date, null where there is none; what the server refuses the screen shows itself. */
export function useChase(idText = '') {
  useRefreshAfterSettlement({ alsoAtOpening: true });
  const id = Number(idText);
  return usePlayerQuery({
    key: ['chase', id],
    queryFn: async ({ signal }): Promise<ChaseInFull | null> => {
      const [items, chase] = await Promise.all([
        callApi(listChaseItemsCall, { planId: id }, { signal }),
        findChase(id, signal),
      ]);
      return chase === undefined ? null : withBets({ chase, items: items.map(chaseItemFromWire) }, signal);
    },
    enabled: idText !== '',
    meta: { handles: hasRefusalMessage },
  });
}
