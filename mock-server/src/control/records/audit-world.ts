import type { AuditFindings } from '@canada28/shared/control/records.control.ts';
import { AUDIT_CHECKS, findBroken } from '../../features/audit/audit-database.ts';
import type { World } from '../../world/world.ts';

/** Holds a world to every rule in turn, and lets other requests in between: a large one takes seconds. */
export function* auditInSteps({ db }: World): Generator<void, AuditFindings> {
  const broken: AuditFindings['broken'] = [];
  for (const check of AUDIT_CHECKS) {
    for (const { rule, violations } of findBroken(db, check))
      broken.push({ rule, violations: [...violations] });
    yield;
  }
  return { rules: AUDIT_CHECKS.map(({ rule }) => rule), broken };
}
