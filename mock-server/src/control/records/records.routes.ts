import { betToWire } from '@canada28/shared/contract/betting.contract.ts';
import { chaseToWire } from '@canada28/shared/contract/chase.ts';
import { dateTimeTextFromMs } from '@canada28/shared/contract/date-time.ts';
import { financeOrderToWire } from '@canada28/shared/contract/finance.contract.ts';
import {
  auditControl,
  listAllBetsControl,
  listAllChasesControl,
  listAllOrdersControl,
  listPostingsControl,
  type PostingRecord,
} from '@canada28/shared/control/records.control.ts';
import { usdtFromMicros } from '@canada28/shared/money/usdt.ts';
import type { FastifyInstance } from 'fastify';
import { betOfRow } from '../../features/betting/bet-model.ts';
import { findAllBets } from '../../features/betting/betting.repository.ts';
import { chaseOfRow } from '../../features/chasing/chase-model.ts';
import { findChases } from '../../features/chasing/chasing.repository.ts';
import { findOrders } from '../../features/finance/finance.repository.ts';
import { financeOrderOfRow } from '../../features/finance/finance-order-model.ts';
import { findPostings, type PostingRow } from '../../features/ledger/ledger.repository.ts';
import { pageOf, registerStepsControl, registerWorldControl } from '../register-control.ts';
import { auditInSteps } from './audit-world.ts';

/** What a world holds, for assertions: of all players, in the words of the wire. */
export function registerRecordControls(app: FastifyInstance): void {
  registerWorldControl(app, listAllBetsControl, ({ db }, { query }) =>
    pageOf(
      query,
      (...wanted) => findAllBets(db, ...wanted),
      (row) => betToWire(betOfRow(row)),
    ),
  );
  registerWorldControl(app, listAllChasesControl, ({ db }, { query }) =>
    pageOf(
      query,
      (...wanted) => findChases(db, ...wanted),
      (row) => ({ ...chaseToWire(chaseOfRow(row)), userid: row.player_id }),
    ),
  );
  registerWorldControl(app, listAllOrdersControl, ({ db }, { query }) =>
    pageOf(
      query,
      (...wanted) => findOrders(db, ...wanted),
      (row) => ({
        ...financeOrderToWire(financeOrderOfRow(row)),
        userid: row.player_id,
        ...(row.next_status !== null &&
          row.next_at_ms !== null && { next: { status: row.next_status, atMs: row.next_at_ms } }),
      }),
    ),
  );
  registerWorldControl(app, listPostingsControl, ({ db }, { query }) =>
    pageOf(query, (...wanted) => findPostings(db, ...wanted), postingRecord),
  );
  registerStepsControl(app, auditControl, auditInSteps);
}

function postingRecord(row: PostingRow): PostingRecord {
  return {
    id: row.id,
    kind: row.kind,
    reference: row.reference,
    userid: row.player_id,
    from: row.from_kind,
    to: row.to_kind,
    amount: usdtFromMicros(row.amount_micros),
    createTime: dateTimeTextFromMs(row.at_ms),
  };
}
