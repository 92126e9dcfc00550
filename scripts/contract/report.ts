import type { Difference } from '@canada28/shared/contract/differences.ts';

/** What became of one check. */
type Verdict = 'conforms' | 'differs' | 'not offered' | 'skipped';

/** The result of one call, or of one rule of the transport. */
export type Finding = {
  readonly what: string;
  readonly verdict: Verdict;
  /** Why it was skipped, or what to know about the verdict. */
  readonly remark?: string;
  readonly differences: readonly Difference[];
};

/** Everything that one run found. */
export type Report = {
  readonly target: string;
  readonly calls: readonly Finding[];
  readonly transport: readonly Finding[];
};

/** Judges a finding by its differences; what concerns assumed fields alone is told but conforms (player-api §0, "A"). */
export function findingOf(what: string, differences: readonly Difference[], remark?: string): Finding {
  const isFine = differences.every(({ isAssumed }) => isAssumed);
  const verdict = isFine ? 'conforms' : 'differs';
  return remark === undefined ? { what, verdict, differences } : { what, verdict, remark, differences };
}

/** Whether the server can serve the client: nothing differs, and nothing known or observed is missing. */
export function isConforming({ calls, transport }: Report): boolean {
  return [...calls, ...transport].every(
    ({ verdict, remark }) => verdict !== 'differs' && (verdict !== 'not offered' || remark === 'assumed'),
  );
}

/** The report for people: a line each, its differences below. */
export function reportText({ target, calls, transport }: Report): string {
  const all = [...calls, ...transport];
  const counts = (['conforms', 'differs', 'not offered', 'skipped'] as const).map(
    (verdict) => `${all.filter((finding) => finding.verdict === verdict).length} ${verdict}`,
  );
  return [
    `Contract check of ${target}`,
    '',
    'Calls',
    ...calls.flatMap(findingLines),
    '',
    'Transport',
    ...transport.flatMap(findingLines),
    '',
    counts.join(' · '),
  ].join('\n');
}

function findingLines({ what, verdict, remark, differences }: Finding): string[] {
  const note = remark === undefined ? '' : ` (${remark})`;
  return [
    `  ${verdict.padEnd(12)} ${what}${note}`,
    ...differences.map(({ path, expected, found, isAssumed }) => {
      const mark = isAssumed ? 'assumed ' : '';
      return `               ${mark}${path}: expected ${expected}, found ${found}`;
    }),
  ];
}
