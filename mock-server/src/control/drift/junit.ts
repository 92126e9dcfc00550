import type { DriftReport, Finding } from '@canada28/shared/control/drift-report.ts';
import { asText } from '../../http/small-page.ts';

type CallReport = DriftReport['calls'][number];

/** The report as JUnit XML, which CI servers show: a test for each finding, and one for each call that has none. */
export function junitOf({ source, calls, findings }: DriftReport): string {
  const cases = [...findings.map(caseOfFinding), ...calls.flatMap((call) => caseOfCall(call, findings))];
  const failures = findings.filter(({ accepted }) => !accepted).length;
  const skipped = cases.filter((text) => text.includes('<skipped')).length;
  const counts = `tests="${cases.length}" failures="${failures}" errors="0"`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="contract" ${counts}>
  <testsuite name="${attribute(`contract: ${source.name}`)}" ${counts} skipped="${skipped}">
${cases.map((text) => `    ${text}`).join('\n')}
  </testsuite>
</testsuites>
`;
}

function caseOfFinding({ path, where, kind, expected, got, seen, example, accepted, reason }: Finding) {
  const head = `<testcase classname="${attribute(path)}" name="${attribute(`${where} ${kind}`)}">`;
  if (accepted) return `${head}<skipped message="${attribute(`accepted: ${reason ?? ''}`)}"/></testcase>`;
  const text = `expected ${expected}, got ${got}`;
  const times = `${seen} times, first in exchange ${example}`;
  return `${head}<failure type="${kind}" message="${attribute(text)}">${xmlText(`${text} (${times})`)}</failure></testcase>`;
}

function caseOfCall({ path, verdict }: CallReport, findings: readonly Finding[]): readonly string[] {
  if (findings.some((finding) => finding.path === path)) return [];
  const head = `<testcase classname="${attribute(path)}" name="conforms"`;
  return [
    verdict === 'conforms' ? `${head}/>` : `${head}><skipped message="${NOT_TRIED[verdict]}"/></testcase>`,
  ];
}

const NOT_TRIED = {
  unseen: 'never called',
  notOffered: 'not offered, and assumed',
  differs: '',
  unknown: '',
} as const;

/** Signs that XML 1.0 cannot hold, however they are written. */
const NO_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

function xmlText(text: string): string {
  return asText(text.replaceAll(NO_XML, '\uFFFD'));
}

/** Without line breaks, which a reader takes for blanks. */
function attribute(text: string): string {
  return xmlText(text.replaceAll(/\s+/g, ' '));
}
