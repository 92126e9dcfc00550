import { isDayText, utcDayFromMs } from '@canada28/shared/contract/date-time.ts';
import {
  type Accepted,
  type DriftReport,
  type DriftSource,
  FINDING_KINDS,
} from '@canada28/shared/control/drift-report.ts';
import type { BasePaths } from '@canada28/shared/drift/exchange.ts';
import { wallClock } from '../../world/clock.ts';
import type { HostedWorld } from '../../worlds/hosted-world.ts';
import { ControlError } from '../control-error.ts';
import type { ControlPlane } from '../control-plane.ts';
import { getJournal } from '../journal/get-journal.ts';
import { driftOf } from '../upstream/judge-exchange.ts';
import { judgeJournal } from './judge-journal.ts';

declare module '../../worlds/hosted-world.ts' {
  interface HostedWorld {
    /** Findings that testers took as known; a reset of the world leaves them. */
    accepted?: readonly Accepted[];
  }
}

/** What a world showed of its server: noted while it happened, or, of the mock itself, as the journal holds it. */
export async function reportOf(
  plane: ControlPlane,
  hosted: HostedWorld,
  basePaths: BasePaths,
): Promise<DriftReport> {
  const drift =
    hosted.source.kind === 'ordinary'
      ? await judgeJournal(getJournal(plane, hosted), basePaths)
      : driftOf(hosted, basePaths);
  const today = utcDayFromMs(wallClock.nowMs());
  return drift.report(sourceOf(hosted), { accepted: acceptedOf(hosted), today });
}

/** Of another server its address, of all others the name of the world. */
function sourceOf({ name, source }: HostedWorld): DriftSource {
  if (source.kind === 'ordinary') return { kind: 'world', name };
  return source.kind === 'upstream' ? { kind: 'upstream', name: source.upstream.url } : { kind: 'har', name };
}

export function acceptedOf({ accepted = [] }: HostedWorld): readonly Accepted[] {
  return accepted;
}

/** Paths and fields of another server may hold any sign. */
const FINDING_ID = new RegExp(`^.+#.+#(?:${FINDING_KINDS.join('|')})$`, 's');

type Change = { readonly accept?: readonly Accepted[]; readonly remove?: readonly string[] };

/** What is accepted again takes the place of what was accepted by that id. */
export function changeAccepted(hosted: HostedWorld, { accept = [], remove = [] }: Change): Accepted[] {
  for (const { until } of accept)
    if (until !== undefined && !isDayText(until))
      throw new ControlError(`"until" is the last day on which it is accepted: no calendar has ${until}.`);
  for (const id of [...accept.map(({ id }) => id), ...remove])
    if (!FINDING_ID.test(id))
      throw new ControlError(
        `"${id}" is no id of a finding: that is path#where#kind, as the report has it, with one of the kinds ${FINDING_KINDS.join(', ')}.`,
      );
  const gone = new Set([...remove, ...accept.map(({ id }) => id)]);
  const accepted = [...acceptedOf(hosted).filter(({ id }) => !gone.has(id)), ...accept];
  hosted.accepted = accepted;
  return accepted;
}
