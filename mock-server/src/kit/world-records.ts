import type { ControlInputOf, ControlOutputOf } from '@canada28/shared/control/control-call.ts';
import { getDriftControl } from '@canada28/shared/control/drift.control.ts';
import type { DriftReport } from '@canada28/shared/control/drift-report.ts';
import {
  type AuditFindings,
  auditControl,
  listAllBetsControl,
  listAllChasesControl,
  listAllOrdersControl,
  listPostingsControl,
} from '@canada28/shared/control/records.control.ts';
import type { Control } from './wire.ts';

/** A list of the world: a page of it, newest first, and how many there are. */
type ListOf<
  C extends
    | typeof listAllBetsControl
    | typeof listAllChasesControl
    | typeof listAllOrdersControl
    | typeof listPostingsControl,
> = (filter?: ControlInputOf<C>['query']) => Promise<ControlOutputOf<C>>;

/** What was booked in a world (control §6). */
export type WorldRecords = {
  readonly bets: ListOf<typeof listAllBetsControl>;
  readonly chases: ListOf<typeof listAllChasesControl>;
  /** Deposits (10) and withdrawals (20), with what becomes of them by itself. */
  readonly orders: ListOf<typeof listAllOrdersControl>;
  /** The movements of money, each with the accounts that it goes from and to. */
  readonly postings: ListOf<typeof listPostingsControl>;
  /** Holds the world to every rule of its books. */
  readonly audit: () => Promise<AuditFindings>;
  /** Holds what it answered against the contract (control §13). */
  readonly drift: () => Promise<DriftReport>;
};

export function recordsOf(control: Control): WorldRecords {
  return {
    bets: (query = {}) => control(listAllBetsControl, { query }),
    chases: (query = {}) => control(listAllChasesControl, { query }),
    orders: (query = {}) => control(listAllOrdersControl, { query }),
    postings: (query = {}) => control(listPostingsControl, { query }),
    audit: () => control(auditControl),
    drift: () => control(getDriftControl),
  };
}
