import { FINANCE_TYPE } from '@canada28/shared/contract/finance.contract.ts';
import { usdtFromMicros } from '@canada28/shared/money/usdt.ts';
import { listAddresses } from '../../features/addresses/addresses.repository.ts';
import { betOfRow } from '../../features/betting/bet-model.ts';
import { listBets } from '../../features/betting/betting.repository.ts';
import { listItemsOfChase } from '../../features/chasing/chase-items.repository.ts';
import { chaseItemOfRow, chaseOfRow } from '../../features/chasing/chase-model.ts';
import { findChases } from '../../features/chasing/chasing.repository.ts';
import { findOrders } from '../../features/finance/finance.repository.ts';
import { financeOrderOfRow } from '../../features/finance/finance-order-model.ts';
import { getLimits, readPlayLimits } from '../../features/play-limits/read-play-limits.ts';
import { contextAt } from '../../world/context.ts';
import type { World } from '../../world/world.ts';
import { getPlayer } from '../players/player-record.ts';

/** The first page of everything, and more than any scenario holds. */
const ALL = { limit: 100_000, offset: 0 };

/** What there is to see of a player at the present of their world. */
export function stagePlayerLooks(world: World, id: number) {
  const { db } = world;
  const all = { playerId: id, status: undefined, fromMs: 0, beforeMs: Number.MAX_SAFE_INTEGER, ...ALL };
  const context = () => contextAt(world, world.clock.nowMs());
  const record = () => getPlayer(world, id);
  return {
    money: () => {
      const { available_micros: available, frozen_micros: frozen } = record();
      return { available: usdtFromMicros(available), frozen: usdtFromMicros(frozen) };
    },
    status: () => record().status,
    hasPayPassword: () => record().has_pay_password === 1,
    bets: () => listBets(db, all).map(betOfRow),
    chases: () => findChases(db, { player: id }, ALL).rows.map(chaseOfRow),
    itemsOf: (chase: { readonly id: number }) => listItemsOfChase(db, chase.id).map(chaseItemOfRow),
    orders: (kind: keyof typeof FINANCE_TYPE) =>
      findOrders(db, { player: id, type: FINANCE_TYPE[kind] }, ALL).rows.map(financeOrderOfRow),
    countAddresses: () => listAddresses(db, id).length,
    limits: () => {
      const moment = { ...context(), player: { id, status: record().status } };
      return readPlayLimits(moment, getLimits(moment));
    },
    countUnread: () => record().unread_messages,
  };
}
