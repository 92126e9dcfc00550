import { Type } from 'typebox';
import { exampleWithdrawal, financeOrder } from '../contract/finance.contract.ts';
import { type ControlInputOf, defineControl, exactly, nothing } from './control-call.ts';

/** Decides a deposit or withdrawal in the place of the reviewer; the remark is shown to the player (control §6). */
export const reviewOrderControl = defineControl({
  method: 'POST',
  path: '/reviews',
  summary:
    'Decides a deposit or withdrawal, whether or not an automatic reviewer is at work; tells the order',
  takes:
    'The body must be one of {"id": 19 digits, "outcome": "success", "failed" or "cancelled" for a deposit; "approved" or "rejected", then "success" or "failed" for a withdrawal}, with a "remark" if you like.',
  params: nothing,
  query: nothing,
  body: exactly({
    id: Type.String(),
    outcome: Type.Union([
      Type.Literal('approved'),
      Type.Literal('rejected'),
      Type.Literal('success'),
      Type.Literal('failed'),
      Type.Literal('cancelled'),
    ]),
    remark: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  output: financeOrder,
  example: {
    params: {},
    query: {},
    body: { id: exampleWithdrawal.id, outcome: 'success', remark: 'seen on chain' },
    output: { ...exampleWithdrawal, auditRemark: 'seen on chain' },
  },
});

/** What a tester decides about a deposit or withdrawal. */
export type OrderReview = ControlInputOf<typeof reviewOrderControl>['body'];

/** Puts the service under maintenance, or ends it: meanwhile every player call answers 503 (control §6). */
export const switchMaintenanceControl = defineControl({
  method: 'POST',
  path: '/maintenance',
  summary: 'Puts the service under maintenance (every player call answers 503), or ends it',
  takes: 'The body must be one of {"on": true} or {"on": false}.',
  params: nothing,
  query: nothing,
  body: exactly({ on: Type.Boolean() }),
  output: exactly({ on: Type.Boolean() }),
  example: { params: {}, query: {}, body: { on: true }, output: { on: true } },
});
