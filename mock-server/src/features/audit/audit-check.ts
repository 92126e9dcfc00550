import type { Database } from '@canada28/db/open-database.ts';
import { listRows } from '@canada28/db/prepared.ts';

/** One invariant of a database file (game §6): the rule, and a sentence for each place that breaks it. */
export type AuditCheck = {
  readonly rule: string;
  readonly violations: (db: Database) => string[];
};

/** A check in SQL alone: one row for each violation, its sentence in the column `violation`. */
export function sqlCheck(rule: string, sql: string): AuditCheck {
  return {
    rule,
    violations: (db) => listRows<{ violation: string }>(db, sql).map(({ violation }) => violation),
  };
}
