import { mkdirSync, writeFileSync } from 'node:fs';
import type { DriftReport } from '@canada28/shared/control/drift-report.ts';
import { writeReport } from '../lib/write-report.ts';
import { readAccepted, writeAccepted } from './accepted.ts';
import { type Adopted, adoptFrom } from './adopt.ts';
import { checkSource } from './check-source.ts';
import { readOptions } from './options.ts';
import { reportText } from './report-text.ts';

/** Which day it is (`yyyy-MM-dd`), and what tells this run from others. */
type Run = { readonly today: string; readonly runId: string };

/** Checks what the command line says; answers what is printed, and 1 where something differs that is not accepted. */
export async function runContract(
  args: readonly string[],
  { today, runId }: Run,
): Promise<{ readonly text: string; readonly exitCode: 0 | 1; readonly report: DriftReport }> {
  const { source, reportFolder, acceptFile, writesAccepted, isJson, adoptFile } = readOptions(args);
  const accepted = acceptFile === undefined ? [] : readAccepted(acceptFile, writesAccepted);
  // What was checked would be lost with its report.
  if (reportFolder !== undefined) mkdirSync(reportFolder, { recursive: true });
  const checked = await checkSource(source, runId);
  const report = checked.drift.report(checked.source, { accepted, today });
  if (reportFolder !== undefined) writeReport(reportFolder, report);
  if (acceptFile !== undefined && writesAccepted) writeAccepted(acceptFile, accepted, report);
  const adopted = adoptFile === undefined ? '' : writeAdopted(adoptFile, adoptFrom(checked.exchanges));
  const text = isJson ? JSON.stringify(report, null, 2) : reportText(report, checked.remarks) + adopted;
  return { text, exitCode: report.findings.every((one) => one.accepted) ? 0 : 1, report };
}

/** Writes what was adopted as a body of `POST /worlds`; answers what is printed of it. */
function writeAdopted(file: string, { left, ...body }: Adopted): string {
  writeFileSync(file, `${JSON.stringify(body, null, 2)}\n`);
  const { config, notices = [] } = body;
  const many = notices.length === 0 ? [] : [`notices (${notices.length})`];
  const names = [...Object.keys(config), ...many].join(', ') || 'none';
  return ['', '', `Settings in ${file}: ${names}`, ...left.map((one) => `  not adopted: ${one}`)].join('\n');
}
