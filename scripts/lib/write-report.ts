import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { driftFiles } from '@canada28/mock-server/control/drift/drift-files.ts';
import type { DriftReport } from '@canada28/shared/control/drift-report.ts';

/** Writes a report into a folder that is there: for people, and for what runs tests. */
export function writeReport(folder: string, report: DriftReport): void {
  for (const [name, text] of Object.entries(driftFiles(report))) writeFileSync(join(folder, name), text);
}
