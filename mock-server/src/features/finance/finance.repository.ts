import { type FilterOf, findPage, type Page } from '@canada28/db/find-page.ts';
import type { Database } from '@canada28/db/open-database.ts';
import { findRow, runStatement } from '@canada28/db/prepared.ts';
import {
  FINANCE_STATUS,
  FINANCE_TYPE,
  type FinanceOrder,
  type FinanceStatus,
  type FinanceType,
} from '@canada28/shared/contract/finance.contract.ts';
import type { Protocol } from '@canada28/shared/money/protocol.ts';

/** Name of the one way there is to deposit and to withdraw. */
export const METHOD_NAME = 'USDT';

/** What becomes of an order by itself, and when (epoch ms). */
export type NextStep = { readonly status: FinanceStatus; readonly atMs: number };

/** A deposit or withdrawal of a player; without a next step it waits for a reviewer. */
export type StoredOrder = FinanceOrder & {
  readonly playerId: number;
  readonly protocol: Protocol;
  readonly next: NextStep | undefined;
};

type OrderRow = Omit<StoredOrder, 'auditRemark' | 'next' | 'receivedMicros' | 'methodName'> & {
  readonly auditRemark: string | null;
  readonly nextStatus: FinanceStatus | null;
  readonly nextAtMs: number | null;
};

const WITH_BONUS = `
  SELECT order_id AS id, player_id AS playerId, type, protocol, address, status,
    finance_orders.amount_micros AS amountMicros, fee_micros AS feeMicros, audit_remark AS auditRemark,
    next_status AS nextStatus, next_at_ms AS nextAtMs, created_at_ms AS createdAtMs,
    updated_at_ms AS updatedAtMs, coalesce(postings.amount_micros, 0) AS bonusMicros
  FROM finance_orders
  LEFT JOIN postings ON postings.kind = 'deposit-bonus' AND postings.reference = order_id`;

/** Nothing has arrived before it is paid. */
function orderOfRow({ nextStatus, nextAtMs, ...row }: OrderRow): StoredOrder {
  return {
    ...row,
    auditRemark: row.auditRemark ?? undefined,
    receivedMicros: row.status === FINANCE_STATUS.success ? row.amountMicros - row.feeMicros : undefined,
    methodName: METHOD_NAME,
    next: nextStatus === null || nextAtMs === null ? undefined : { status: nextStatus, atMs: nextAtMs },
  };
}

type NewFinanceOrder = Pick<
  StoredOrder,
  'playerId' | 'type' | 'protocol' | 'address' | 'amountMicros' | 'feeMicros' | 'next' | 'createdAtMs'
>;

/**
 * Stores a pending order; answers its id of 19 digits: the last 13 of the moment in epoch ms (from 2286 on it has more)
 * and the order's number in this world, so that no two are alike however fast they come.
 */
export function insertFinanceOrder(db: Database, { next, ...order }: NewFinanceOrder): string {
  const row = findRow<{ order_id: string }>(
    db,
    `INSERT INTO finance_orders (order_id, player_id, type, protocol, address, amount_micros, fee_micros,
       next_status, next_at_ms, created_at_ms, updated_at_ms)
     SELECT printf('%013d%06d', :createdAtMs % 10000000000000, (coalesce(max(id), 0) + 1) % 1000000), :playerId, :type, :protocol,
       :address, :amountMicros, :feeMicros, :nextStatus, :nextAtMs, :createdAtMs, :createdAtMs
     FROM finance_orders
     RETURNING order_id`,
    { ...order, nextStatus: next?.status ?? null, nextAtMs: next?.atMs ?? null },
  );
  if (row === undefined) throw new Error('the order was not stored');
  return row.order_id;
}

/** Moves an order to another state; the database refuses any way that the contract does not allow. */
export function updateFinanceOrder(
  db: Database,
  change: {
    readonly orderId: string;
    readonly status: FinanceStatus;
    readonly auditRemark: string | undefined;
    readonly next: NextStep | undefined;
    readonly updatedAtMs: number;
  },
): void {
  const { next, auditRemark, ...values } = change;
  runStatement(
    db,
    `UPDATE finance_orders SET status = :status, audit_remark = coalesce(:auditRemark, audit_remark),
       next_status = :nextStatus, next_at_ms = :nextAtMs, updated_at_ms = :updatedAtMs
     WHERE order_id = :orderId`,
    {
      ...values,
      auditRemark: auditRemark ?? null,
      nextStatus: next?.status ?? null,
      nextAtMs: next?.atMs ?? null,
    },
  );
}

/** An order of any player. */
export function findFinanceOrder(db: Database, orderId: string): StoredOrder | undefined {
  const row = findRow<OrderRow>(db, `${WITH_BONUS} WHERE order_id = :orderId`, { orderId });
  return row && orderOfRow(row);
}

/** When the next order of a type goes on by itself, and its id. */
export function nextMoveSql(type: FinanceType): string {
  return `SELECT next_at_ms, order_id FROM finance_orders WHERE type = ${type} AND next_at_ms IS NOT NULL
    ORDER BY next_at_ms, id LIMIT 1`;
}

export function hasSucceededBefore(db: Database, playerId: number): boolean {
  const sql = 'SELECT 1 FROM finance_orders WHERE player_id = :playerId AND status = :status LIMIT 1';
  return findRow(db, sql, { playerId, status: FINANCE_STATUS.success }) !== undefined;
}

/** What a player deposited since a moment, micro-USDT: arrived or still awaited, not what failed. */
export function getDepositedMicros(db: Database, playerId: number, sinceMs: number): number {
  const row = findRow<{ micros: number }>(
    db,
    `SELECT coalesce(sum(amount_micros), 0) AS micros FROM finance_orders
     WHERE player_id = :playerId AND type = ${FINANCE_TYPE.deposit} AND created_at_ms >= :sinceMs
       AND status IN (${FINANCE_STATUS.pending}, ${FINANCE_STATUS.success})`,
    { playerId, sinceMs },
  );
  return row?.micros ?? 0;
}

/** Times are [fromMs, beforeMs). */
export const ORDERS = {
  table: 'finance_orders',
  select: WITH_BONUS,
  conditions: {
    player: 'player_id = :player',
    status: 'status = :status',
    type: 'type = :type',
    orderId: 'order_id = :orderId',
    fromMs: 'created_at_ms >= :fromMs',
    beforeMs: 'created_at_ms < :beforeMs',
  },
};

export function findOrders(db: Database, filter: FilterOf<typeof ORDERS>, page: Page) {
  const { rows, total } = findPage<OrderRow>(db, ORDERS, { filter, ...page });
  return { rows: rows.map(orderOfRow), total };
}

export function findNewestOrder(db: Database, player: number, type: FinanceType): StoredOrder | undefined {
  return findOrders(db, { player, type }, { limit: 1, offset: 0 }).rows[0];
}
