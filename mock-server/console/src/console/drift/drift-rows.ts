import type { DriftReport, Finding } from '@canada28/shared/control/drift-report.ts';

export type CallReport = DriftReport['calls'][number];

export const VIEWS = ['new', 'accepted', 'stale', 'calls', 'codes'] as const;
export type View = (typeof VIEWS)[number];

export const ORIGINS = ['any origin', 'known', 'observed', 'assumed'] as const;
export type Origin = (typeof ORIGINS)[number];

export function isView(text: string | null): text is View {
  return VIEWS.some((view) => view === text);
}

export function isOrigin(text: string | null): text is Origin {
  return ORIGINS.some((origin) => origin === text);
}

/** A call of the contract, with all that differs in it, or with the one finding that the row is about. */
export type DriftRow = {
  readonly key: string;
  readonly call: CallReport;
  readonly findings: readonly Finding[];
};

type Wanted = { readonly view: View; readonly origin: Origin; readonly typed: string };

/** The rows of a view: findings one by one, or all calls. */
export function rowsOf(report: DriftReport, { view, origin, typed }: Wanted): readonly DriftRow[] {
  const words = typed.toLowerCase().split(/\s+/);
  return (view === 'calls' ? callRows(report) : findingRows(report, view === 'accepted')).filter(
    ({ call, findings }) =>
      (origin === 'any origin' || call.origin === origin) &&
      isSaid([call.path, ...call.fields.map(({ where }) => where), ...findings.map(textOf)], words),
  );
}

function isSaid(texts: readonly string[], words: readonly string[]): boolean {
  const text = texts.join(' ').toLowerCase();
  return words.every((word) => text.includes(word));
}

function callRows({ calls, findings }: DriftReport): DriftRow[] {
  return calls.map((call) => ({
    key: call.path,
    call,
    findings: findings.filter(({ path }) => path === call.path),
  }));
}

function findingRows({ calls, findings }: DriftReport, isAccepted: boolean): DriftRow[] {
  const callOf = new Map(calls.map((call) => [call.path, call]));
  return findings.flatMap((finding) => {
    const call = callOf.get(finding.path);
    return call === undefined || finding.accepted !== isAccepted
      ? []
      : [{ key: finding.id, call, findings: [finding] }];
  });
}

const textOf = ({ where, kind, expected, got, reason = '' }: Finding) =>
  [where, kind, expected, got, reason].join(' ');

/** How many of those that are listed came. */
export function seenOf(listed: readonly { readonly seen: number }[]): string {
  return `${listed.filter(({ seen }) => seen > 0).length} of ${listed.length}`;
}
