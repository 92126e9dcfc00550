import { defineControl } from './control-call.ts';
import { driftReport } from './drift-report.ts';

const KINDS = [
  { value: 'player', seen: 0 },
  { value: 'system', seen: 0 },
];

/** What the calls that a world's journal holds show of its server: what differs, and what was never seen (control §13). */
export const getDriftControl = defineControl({
  method: 'GET',
  path: '/drift',
  summary: 'Holds what a world answered against the contract: what differs, and what was never seen',
  output: driftReport,
  example: {
    output: {
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
          fields: [
            { where: 'reply.data.margin', origin: 'observed', seen: 1, verdict: 'refuted', values: [] },
          ],
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
    },
  },
});
