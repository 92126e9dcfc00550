import type { DriftReport } from '@canada28/shared/control/drift-report.ts';
import { driftPage } from './drift-page.ts';
import { junitOf } from './junit.ts';
import { sarifOf } from './sarif.ts';

/** A report as files, by their names (control §13). */
export function driftFiles(
  report: DriftReport,
): Readonly<Record<'drift.json' | 'drift.html' | 'drift.sarif' | 'junit.xml', string>> {
  return {
    'drift.json': `${JSON.stringify(report, null, 2)}\n`,
    'drift.html': driftPage(report),
    'drift.sarif': `${JSON.stringify(sarifOf(report), null, 2)}\n`,
    'junit.xml': junitOf(report),
  };
}
