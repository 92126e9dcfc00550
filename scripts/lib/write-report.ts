import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { driftFiles } from '@canada28/mock-server/control/drift/drift-files.ts';
import type { DriftReport } from '@canada28/shared/control/drift-report.ts';

/** Writes a report into a folder, which is made where there is none: for people, and for what runs tests. */
export function writeReport(folder: string, report: DriftReport): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(driftFiles(report))) writeFileSync(join(folder, name), text);
}
