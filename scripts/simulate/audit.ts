import type { Database } from '@canada28/db/open-database.ts';
import type { AuditCheck } from '@canada28/mock-server/features/audit/audit-check.ts';
import { auditDatabase } from '@canada28/mock-server/features/audit/audit-database.ts';
import { BET_CHECKS } from '@canada28/mock-server/features/audit/bet-checks.ts';
import { CHASE_CHECKS } from '@canada28/mock-server/features/audit/chase-checks.ts';
import { FINANCE_CHECKS } from '@canada28/mock-server/features/audit/finance-checks.ts';
import { LEDGER_CHECKS } from '@canada28/mock-server/features/audit/ledger-checks.ts';

/** The rules about money; those about draws look at every issue that there ever was. */
export const MONEY_CHECKS: readonly AuditCheck[] = [
  ...LEDGER_CHECKS,
  ...BET_CHECKS,
  ...CHASE_CHECKS,
  ...FINANCE_CHECKS,
];

/** Which rules of the audit are broken, each with its first violation. */
export function audit(db: Database, checks: readonly AuditCheck[]): readonly string[] {
  const { broken } = auditDatabase(db, checks);
  return broken.map(({ rule, violations }) => `audit: ${rule}: ${violations[0]}`);
}
