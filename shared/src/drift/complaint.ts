import type { FindingKind } from '../control/drift-report.ts';

/** What a rule has against one exchange. */
export type Complaint = {
  readonly kind: FindingKind;
  /** Like `reply.data.list[].money` (control §13). */
  readonly where: string;
  readonly expected: string;
  readonly got: string;
  /** It says that something is missing which is ours: another server may go without it (player-api §0, "A"). */
  readonly isAssumed: boolean;
};

/** A complaint about what is not ours alone (control §13). */
export function complaint(kind: FindingKind, where: string, expected: string, got: string): Complaint {
  return { kind, where, expected, got, isAssumed: false };
}
