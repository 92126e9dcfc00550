import { betToWire } from '@canada28/shared/contract/betting.contract.ts';
import { chaseToWire } from '@canada28/shared/contract/chase.ts';
import { dateTimeTextFromMs } from '@canada28/shared/contract/date-time.ts';
import { financeOrderToWire } from '@canada28/shared/contract/finance.contract.ts';
import {
  type AuditFindings,
  auditControl,
  listAllBetsControl,
  listAllChasesControl,
  listAllOrdersControl,
  listPostingsControl,
  type PostingRecord,
} from '@canada28/shared/control/records.control.ts';
import { usdtFromMicros } from '@canada28/shared/money/usdt.ts';
import type { FastifyInstance } from 'fastify';
import { AUDIT_CHECKS } from '../../features/audit/all-checks.ts';
import { findBroken } from '../../features/audit/audit-database.ts';
import { findAllBets } from '../../features/betting/betting.repository.ts';
import { chaseOfRow, findChases } from '../../features/chasing/chasing.repository.ts';
import { findOrders } from '../../features/finance/finance.repository.ts';
import { findPostings, type PostingRow } from '../../features/ledger/ledger.repository.ts';
import type { World } from '../../world/world.ts';
import { pageOf, registerStepsControl, registerWorldControl } from '../register-control.ts';

/** What a world holds, for assertions: of all players, in the words of the wire. */
export function registerRecordControls(app: FastifyInstance): void {
  registerWorldControl(app, listAllBetsControl, ({ db }, { query }) =>
    pageOf(query, (...wanted) => findAllBets(db, ...wanted), betToWire),
  );
  registerWorldControl(app, listAllChasesControl, ({ db }, { query }) =>
    pageOf(
      query,
      (...wanted) => findChases(db, ...wanted),
      (row) => ({ ...chaseToWire(chaseOfRow(row)), userid: row.playerId }),
    ),
  );
  registerWorldControl(app, listAllOrdersControl, ({ db }, { query }) =>
    pageOf(
      query,
      (...wanted) => findOrders(db, ...wanted),
      (order) => ({
        ...financeOrderToWire(order),
        userid: order.playerId,
        ...(order.next !== undefined && { next: order.next }),
      }),
    ),
  );
  registerWorldControl(app, listPostingsControl, ({ db }, { query }) =>
    pageOf(query, (...wanted) => findPostings(db, ...wanted), postingRecord),
  );
  registerStepsControl(app, auditControl, auditInSteps);
}

/** Holds a world to every rule in turn, and lets other requests in between: a large one takes seconds. */
function* auditInSteps({ db }: World): Generator<void, AuditFindings> {
  const broken: AuditFindings['broken'] = [];
  for (const check of AUDIT_CHECKS) {
    for (const { rule, violations } of findBroken(db, check))
      broken.push({ rule, violations: [...violations] });
    yield;
  }
  return { rules: AUDIT_CHECKS.map(({ rule }) => rule), broken };
}

function postingRecord({ amountMicros, atMs, ...row }: PostingRow): PostingRecord {
  return { ...row, amount: usdtFromMicros(amountMicros), createTime: dateTimeTextFromMs(atMs) };
}
