import type { DriftReport, Finding } from '@canada28/shared/control/drift-report.ts';
import type { Remark } from './check-calls.ts';

/** The report for people: what differs, what was not tried, and how much was seen. */
export function reportText(report: DriftReport, remarks: readonly Remark[]): string {
  const { source, findings, stale, calls } = report;
  const fresh = findings.filter(({ accepted }) => !accepted);
  const accepted = findings.filter((finding) => finding.accepted);
  const unseen = calls.filter(({ verdict }) => verdict === 'unseen').map(({ path }) => path);
  return [
    `${source.name}: ${source.exchanges} calls held against the contract`,
    ...part('Differs', fresh.map(lineOf)),
    ...part('Differs, and is accepted', accepted.map(lineOf)),
    ...part('Accepted, and no longer so', stale),
    ...part(
      'Not offered, and assumed',
      calls.filter((call) => isAssumedAndNotOffered(call, findings)).map(({ path }) => path),
    ),
    ...part(
      'Remarks',
      remarks.map(({ path, remark, isSkipped }) => `${path}: ${isSkipped ? 'skipped, ' : ''}${remark}`),
    ),
    ...part('Never called', remarks.length === 0 ? unseen : []),
    '',
    coverageLine(report),
    fresh.length === 0 ? 'Nothing new differs.' : `${fresh.length} differ.`,
  ].join('\n');
}

function part(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];
}

function lineOf({ path, where, kind, expected, got, seen, example, reason = '' }: Finding): string {
  const times = seen === 1 ? `in ${example}` : `${seen} times, first in ${example}`;
  const why = reason === '' ? '' : ` (${reason})`;
  return `${path}  ${where}  ${kind}: expected ${expected}, got ${got} · ${times}${why}`;
}

function isAssumedAndNotOffered(
  { path, verdict }: DriftReport['calls'][number],
  findings: readonly Finding[],
): boolean {
  return verdict === 'notOffered' && findings.every((finding) => finding.path !== path);
}

function coverageLine({ coverage: { calls, fields, values, codes } }: DriftReport): string {
  const parts = Object.entries({ calls, fields, 'listed values': values, codes });
  return `Seen: ${parts.map(([what, { seen, of }]) => `${seen} of ${of} ${what}`).join(' · ')}`;
}
