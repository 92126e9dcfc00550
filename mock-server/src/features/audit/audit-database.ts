import type { Database } from '@canada28/db/open-database.ts';
import { findRow } from '@canada28/db/prepared.ts';
import { AUDIT_CHECKS } from './all-checks.ts';
import type { AuditCheck } from './audit-check.ts';

/** What an audit found: how much it looked at, and each broken rule with its violations. */
export type AuditReport = {
  readonly counts: Readonly<Record<string, number>>;
  readonly broken: readonly { readonly rule: string; readonly violations: readonly string[] }[];
};

/** Holds a database to every check. Reads only, in one snapshot, so that a server may go on writing meanwhile. */
export function auditDatabase(db: Database, checks: readonly AuditCheck[] = AUDIT_CHECKS): AuditReport {
  return db.transaction(() => ({
    counts: Object.fromEntries(COUNTED.map((table) => [table, countRows(db, table)])),
    broken: checks.flatMap((check) => findBroken(db, check)),
  }))();
}

export function findBroken(db: Database, check: AuditCheck): AuditReport['broken'] {
  const violations = violationsOf(check, db);
  return violations.length === 0 ? [] : [{ rule: check.rule, violations }];
}

/** A file so altered that a check cannot even run breaks its rule. */
function violationsOf({ violations }: AuditCheck, db: Database): string[] {
  try {
    return violations(db);
  } catch (error) {
    return [`cannot be checked: ${error instanceof Error ? error.message : error}`];
  }
}

const COUNTED = ['players', 'postings', 'entries', 'issues', 'bets', 'finance_orders'] as const;

function countRows(db: Database, table: (typeof COUNTED)[number]): number {
  return findRow<{ count: number }>(db, `SELECT count(*) AS count FROM ${table}`)?.count ?? 0;
}
