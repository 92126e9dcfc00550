import { type DriftReport, FINDING_KINDS, type Finding } from '@canada28/shared/control/drift-report.ts';
import { PRODUCT_VERSION } from '@canada28/shared/version.ts';
import type { Log, ReportingDescriptor, Result } from 'sarif';
import { KIND_WORDS } from './kind-words.ts';

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';

/** The findings as SARIF 2.1.0, which code hosts and editors show. */
export function sarifOf({ source, findings }: DriftReport): Log {
  return {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: { name: 'Canada 28 contract', version: PRODUCT_VERSION, rules: FINDING_KINDS.map(ruleOf) },
        },
        automationDetails: { id: `contract/${source.kind}/${source.name}` },
        results: findings.map(resultOf),
      },
    ],
  };
}

function ruleOf(kind: Finding['kind']): ReportingDescriptor {
  return { id: kind, shortDescription: { text: KIND_WORDS[kind] } };
}

function resultOf({
  id,
  path,
  where,
  kind,
  expected,
  got,
  seen,
  example,
  accepted,
  reason = '',
}: Finding): Result {
  return {
    ruleId: kind,
    ruleIndex: FINDING_KINDS.indexOf(kind),
    level: accepted ? 'note' : 'error',
    message: { text: `${path}, ${where}: expected ${expected}, got ${got}.` },
    locations: [
      {
        // A place in a file is asked for by code hosts: the report beside this one tells all of it.
        physicalLocation: { artifactLocation: { uri: 'drift.json' }, region: { startLine: 1 } },
        logicalLocations: [{ name: where, fullyQualifiedName: `${path}#${where}`, kind: 'member' }],
      },
    ],
    partialFingerprints: { 'driftId/v1': id },
    occurrenceCount: seen,
    properties: { example },
    ...(accepted && { suppressions: [{ kind: 'external', justification: reason }] }),
  };
}
