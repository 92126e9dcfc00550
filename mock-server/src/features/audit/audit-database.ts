import type { Database } from '@canada28/db/open-database.ts';
import { findRow, listRows } from '@canada28/db/prepared.ts';
import type { AuditCheck } from './audit-check.ts';
import { BET_CHECKS } from './bet-checks.ts';
import { CHASE_CHECKS } from './chase-checks.ts';
import { DRAW_CHECKS } from './draw-checks.ts';
import { FINANCE_CHECKS } from './finance-checks.ts';
import { LEDGER_CHECKS } from './ledger-checks.ts';

/** SQLite's own look at the file: pages, indexes, CHECKs and foreign keys. */
const fileCheck: AuditCheck = {
  rule: 'the file is sound and every reference leads somewhere',
  violations: (db) => [
    ...listRows<{ integrity_check: string }>(db, 'PRAGMA integrity_check')
      .map((row) => row.integrity_check)
      .filter((finding) => finding !== 'ok'),
    ...listRows<{ table: string; rowid: number; parent: string }>(db, 'PRAGMA foreign_key_check').map(
      ({ table, rowid, parent }) => `row ${rowid} of ${table} names a row of ${parent} that does not exist`,
    ),
  ],
};

/**
 * Every invariant that a database file is held to (game §6), written out. Each reckons anew from entries, bets and drawn
 * numbers by the pure rules, because a proof that calls the code it checks would repeat its mistakes. A feature with
 * money of its own adds its checks.
 */
export const AUDIT_CHECKS: readonly AuditCheck[] = [
  fileCheck,
  ...LEDGER_CHECKS,
  ...BET_CHECKS,
  ...CHASE_CHECKS,
  ...DRAW_CHECKS,
  ...FINANCE_CHECKS,
];

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
