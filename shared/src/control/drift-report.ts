import { type Static, Type } from 'typebox';
import { exactly, namedShape, oneOf } from '../contract/schemas.ts';

/** What kinds of differences there are (control §13); each is found by the rule of its name. */
export const FINDING_KINDS = [
  'missing',
  'extra',
  'type',
  'spelling',
  'value',
  'code',
  'status',
  'header',
  'envelope',
  'notOffered',
  'unknownCall',
] as const;

/** One of them (control §13). */
export type FindingKind = (typeof FINDING_KINDS)[number];

const origin = oneOf(['known', 'observed', 'assumed']);
const count = Type.Integer({ minimum: 0 });
const seenOf = exactly({ seen: count, of: count });

/** A listed value, or a code, and how often it came. */
const seenValue = exactly({ value: Type.String(), seen: count });

const driftField = namedShape('DriftField', {
  where: Type.String(),
  origin,
  seen: count,
  verdict: oneOf(['confirmed', 'refuted', 'unseen']),
  /** Those that the contract lists, and how often each came. */
  values: Type.Array(seenValue),
});

const driftCall = namedShape('DriftCall', {
  path: Type.String(),
  /** Missing where the contract does not know the call. */
  origin: Type.Optional(origin),
  seen: count,
  verdict: oneOf(['conforms', 'differs', 'notOffered', 'unseen', 'unknown']),
  fields: Type.Array(driftField),
});

const driftFinding = namedShape('DriftFinding', {
  /** `path#where#kind`: the same difference has the same one for ever. */
  id: Type.String(),
  path: Type.String(),
  where: Type.String(),
  kind: oneOf(FINDING_KINDS),
  expected: Type.String(),
  got: Type.String(),
  /** In how many exchanges. */
  seen: count,
  /** The number of the first of them: in the HAR, or of the entry in the journal. */
  example: count,
  accepted: Type.Boolean(),
  /** Why it is accepted, and until when. */
  reason: Type.Optional(Type.String()),
  until: Type.Optional(Type.String()),
});

/** A finding that is known and taken, why, and the last day on which it is (control §13, `--accept`). */
export const acceptedFinding = namedShape('AcceptedFinding', {
  id: Type.String({ minLength: 1, maxLength: 2000 }),
  reason: Type.String({ maxLength: 2000 }),
  until: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
});

/** One of them (control §13). */
export type Accepted = Static<typeof acceptedFinding>;

/** What was found, and what was never seen (control §13, `drift.json`). */
export const driftReport = namedShape('DriftReport', {
  source: exactly({
    kind: oneOf(['world', 'upstream', 'har', 'target']),
    name: Type.String(),
    exchanges: count,
  }),
  coverage: exactly({ calls: seenOf, fields: seenOf, values: seenOf, codes: seenOf }),
  calls: Type.Array(driftCall),
  codes: Type.Array(seenValue),
  findings: Type.Array(driftFinding),
  stale: Type.Array(Type.String()),
});

/** The report of one source (control §13). */
export type DriftReport = Static<typeof driftReport>;

/** Where exchanges come from (control §13). */
export type DriftSource = Omit<DriftReport['source'], 'exchanges'>;

/** One difference, however often it came (control §13). */
export type Finding = DriftReport['findings'][number];
