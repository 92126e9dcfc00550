import type { ControlInputOf, ControlOutputOf } from '@canada28/shared/control/control-call.ts';
import {
  acceptDriftControl,
  getDriftControl,
  takeDriftFileControl,
} from '@canada28/shared/control/drift.control.ts';
import type { Accepted, DriftReport } from '@canada28/shared/control/drift-report.ts';
import {
  type AuditFindings,
  auditControl,
  listAllBetsControl,
  listAllChasesControl,
  listAllOrdersControl,
  listPostingsControl,
} from '@canada28/shared/control/records.control.ts';
import type { Control, TakeFile } from './wire.ts';

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
  /** The same as a file: `drift.html`, `drift.sarif`, `junit.xml`, or `accepted.json`. */
  readonly driftFile: (
    file: ControlInputOf<typeof takeDriftFileControl>['params']['file'],
  ) => Promise<string>;
  /** Takes findings as known, each with its reason, or no longer; answers all that are. */
  readonly acceptDrift: (change: ControlInputOf<typeof acceptDriftControl>['body']) => Promise<Accepted[]>;
};

export function recordsOf(control: Control, takeFile: TakeFile): WorldRecords {
  return {
    bets: (query = {}) => control(listAllBetsControl, { query }),
    chases: (query = {}) => control(listAllChasesControl, { query }),
    orders: (query = {}) => control(listAllOrdersControl, { query }),
    postings: (query = {}) => control(listPostingsControl, { query }),
    audit: () => control(auditControl),
    drift: () => control(getDriftControl),
    driftFile: async (file) => (await takeFile(takeDriftFileControl, { params: { file } })).text(),
    acceptDrift: async (change) => (await control(acceptDriftControl, { body: change })).accepted,
  };
}
