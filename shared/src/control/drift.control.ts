import { Type } from 'typebox';
import { exactly, namedShape, oneOf } from '../contract/schemas.ts';
import { defineControl } from './control-call.ts';
import { acceptedFinding, type DriftReport, driftReport } from './drift-report.ts';

const KINDS = [
  { value: 'player', seen: 0 },
  { value: 'system', seen: 0 },
];

const REPORT: DriftReport = {
  source: { kind: 'world', name: 'default', exchanges: 1 },
  coverage: {
    calls: { seen: 1, of: 40 },
    fields: { seen: 6, of: 352 },
    values: { seen: 0, of: 129 },
    codes: { seen: 1, of: 22 },
  },
  calls: [
    {
      path: 'user/logout',
      origin: 'known',
      seen: 0,
      verdict: 'unseen',
      fields: [
        {
          where: 'reply.data',
          origin: 'observed',
          seen: 0,
          verdict: 'unseen',
          values: [{ value: 'true', seen: 0 }],
        },
      ],
    },
    {
      path: 'chat/list',
      origin: 'assumed',
      seen: 0,
      verdict: 'unseen',
      fields: [
        { where: 'reply.data', origin: 'assumed', seen: 0, verdict: 'unseen', values: [] },
        { where: 'reply.data[].kind', origin: 'assumed', seen: 0, verdict: 'unseen', values: KINDS },
      ],
    },
    {
      path: 'wallet/getMyWallet',
      origin: 'observed',
      seen: 1,
      verdict: 'differs',
      fields: [{ where: 'reply.data.margin', origin: 'observed', seen: 1, verdict: 'refuted', values: [] }],
    },
  ],
  codes: [{ value: '200', seen: 1 }],
  findings: [
    {
      id: 'wallet/getMyWallet#reply.data.margin#type',
      path: 'wallet/getMyWallet',
      where: 'reply.data.margin',
      kind: 'type',
      expected: 'number',
      got: 'string "0"',
      seen: 1,
      example: 1,
      accepted: false,
    },
  ],
  stale: [],
};

/** What the calls that a world's journal holds show of its server: what differs, and what was never seen (control §13). */
export const getDriftControl = defineControl({
  method: 'GET',
  path: '/drift',
  summary: 'Holds what a world answered against the contract: what differs, and what was never seen',
  output: driftReport,
  example: { output: REPORT },
});

/** What a report can be taken along as, and `accepted.json`, which `--accept` reads (control §13). */
export const DRIFT_FILES = ['drift.json', 'drift.html', 'drift.sarif', 'junit.xml', 'accepted.json'] as const;

const fileName = Type.Unsafe<(typeof DRIFT_FILES)[number]>({
  ...oneOf(DRIFT_FILES),
  description: 'Name of the file.',
});

/** The same as a file: for people, for code hosts, for servers that run tests (control §13). */
export const takeDriftFileControl = defineControl({
  method: 'GET',
  path: '/drift/files/:file',
  summary: 'The same as a file: JSON, a page, SARIF 2.1.0, JUnit, or what is accepted',
  takes: `The path ends in one of ${DRIFT_FILES.join(', ')}.`,
  params: exactly({ file: fileName }),
  output: driftReport,
  produces: 'application/json',
  example: { params: { file: 'drift.json' }, output: REPORT },
});

/** A report tells no more findings, so no more can be accepted. */
const MOST_ACCEPTED = 1000;
const list = { maxItems: MOST_ACCEPTED };

const FINDING = {
  id: 'wallet/getMyWallet#reply.data.margin#type',
  reason: 'Known: the server writes sums as text.',
  until: '2026-12-31',
};

/** Takes findings of this world as known, or no longer; they stay until the process ends (control §13). */
export const acceptDriftControl = defineControl({
  method: 'POST',
  path: '/drift/accepted',
  summary: 'Takes findings as known, each with its reason, or no longer',
  takes:
    'The body may have "accept" (a list of { id, reason, until?: "2026-12-31" }) and "remove" (a list of ids).',
  body: exactly({
    accept: Type.Optional(Type.Array(acceptedFinding, list)),
    remove: Type.Optional(Type.Array(acceptedFinding.properties.id, list)),
  }),
  output: namedShape('AcceptedFindings', { accepted: Type.Array(acceptedFinding) }),
  example: { body: { accept: [FINDING] }, output: { accepted: [FINDING] } },
});
