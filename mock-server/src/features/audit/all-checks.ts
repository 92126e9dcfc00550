import { listRows } from '@canada28/db/prepared.ts';
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
 * Every invariant that a database file is held to (game §6), written out. Each computes again from entries, bets and drawn
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
