import type { DriftReport } from '@canada28/shared/control/drift-report.ts';
import { writeReport } from '../lib/write-report.ts';
import { readAccepted, writeAccepted } from './accepted.ts';
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
  const { source, reportFolder, acceptFile, writesAccepted, isJson } = readOptions(args);
  const accepted = acceptFile === undefined ? [] : readAccepted(acceptFile, writesAccepted);
  const checked = await checkSource(source, runId);
  const report = checked.drift.report(checked.source, { accepted, today });
  if (reportFolder !== undefined) writeReport(reportFolder, report);
  if (acceptFile !== undefined && writesAccepted) writeAccepted(acceptFile, accepted, report);
  const text = isJson ? JSON.stringify(report, null, 2) : reportText(report, checked.remarks);
  return { text, exitCode: report.findings.every((one) => one.accepted) ? 0 : 1, report };
}
