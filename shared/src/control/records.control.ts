import { type TProperties, Type } from 'typebox';
import { BET_STATUS, betOrder, exampleOrder } from '../contract/betting.contract.ts';
import { CHASE_STATUS } from '../contract/chase-states.ts';
import { examplePlan, planReply } from '../contract/chasing.contract.ts';
import {
  exampleWithdrawal,
  FINANCE_STATUS,
  FINANCE_TYPE,
  financeOrder,
} from '../contract/finance.contract.ts';
import {
  dateTimeText,
  exactly,
  namedShape,
  nullable,
  oneOf,
  pageReply,
  stateNumber,
  usdtAmount,
} from '../contract/schemas.ts';
import { type ControlOutputOf, defineControl } from './control-call.ts';

/** Rows of a page unless asked otherwise. */
export const DEFAULT_RECORDS = 100;
/** The most rows of a page. */
export const MOST_RECORDS = 1000;

const accountId = Type.Integer({ minimum: 1 });
const epochMs = Type.Integer({ minimum: 0 });

/** What any list takes. */
export const pageOfRecords = {
  pageNo: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_RECORDS })),
};

/** Whose, and from which time [from, before) on. */
const commonFilters = {
  player: Type.Optional(accountId),
  fromMs: Type.Optional(epochMs),
  beforeMs: Type.Optional(epochMs),
};

const PAGING = '"pageNo" from 1 on and "pageSize" 1 to 1000 (100 unless asked otherwise)';
const COMMON = `"player" (account ID), "fromMs" and "beforeMs" (epoch ms) and ${PAGING}`;

/** Only fields that every caller may send; states are the numbers of the wire. */
function queryOf<Filters extends TProperties>(filters: Filters) {
  return exactly({ ...commonFilters, ...filters, ...pageOfRecords });
}

function ofPlayer<Properties extends TProperties>(row: { readonly properties: Properties }) {
  return exactly({ ...row.properties, userid: accountId });
}

export const listAllBetsControl = defineControl({
  method: 'GET',
  query: queryOf({
    status: Type.Optional(stateNumber(BET_STATUS)),
    issueCode: Type.Optional(Type.String({ pattern: '^\\d{7}$' })),
    type: Type.Optional(oneOf(['bet', 'chase'])),
  }),
  output: pageReply(betOrder),
  path: '/bets',
  summary: 'The bets of the world, newest first: ordinary ones ("bet") and those of chases',
  takes: `The query may have "status" 1 to 4, "issueCode" (7 digits), "type" bet or chase, ${COMMON}.`,
  example: {
    query: { status: BET_STATUS.won, type: 'bet' },
    output: { list: [exampleOrder], total: 1 },
  },
});

export const listAllChasesControl = defineControl({
  method: 'GET',
  query: queryOf({
    status: Type.Optional(stateNumber(CHASE_STATUS)),
    type: Type.Optional(Type.Integer({ minimum: 1, maximum: 4 })),
  }),
  output: pageReply(ofPlayer(planReply)),
  path: '/chases',
  summary: 'The chases of the world, newest first',
  takes: `The query may have "status" 0 (running), 2 or 3, "type" 1 to 4 (planType), ${COMMON}.`,
  example: {
    query: { status: CHASE_STATUS.running },
    output: { list: [{ ...examplePlan, status: CHASE_STATUS.running, userid: 100_001 }], total: 1 },
  },
});

export const listAllOrdersControl = defineControl({
  method: 'GET',
  query: queryOf({
    status: Type.Optional(stateNumber(FINANCE_STATUS)),
    type: Type.Optional(stateNumber(FINANCE_TYPE)),
  }),
  output: pageReply(
    exactly({
      ...ofPlayer(financeOrder).properties,
      /** What becomes of it by itself, and when; missing where it waits for a review or a payment. */
      next: Type.Optional(exactly({ status: stateNumber(FINANCE_STATUS), atMs: epochMs })),
    }),
  ),
  path: '/orders',
  summary:
    'The deposits (10) and withdrawals (20) of the world, newest first, with what becomes of them by itself',
  takes: `The query may have "status" -3 to 2, "type" 10 or 20, ${COMMON}.`,
  example: {
    query: { type: FINANCE_TYPE.withdrawal },
    output: { list: [{ ...exampleWithdrawal, userid: 100_001 }], total: 1 },
  },
});

const posting = namedShape('Posting', {
  id: Type.Integer(),
  kind: Type.String(),
  reference: Type.String(),
  userid: nullable(accountId),
  from: Type.String(),
  to: Type.String(),
  amount: usdtAmount,
  createTime: dateTimeText,
});

/** Each movement with the accounts it goes from and to; sums in USDT (control §6, game §6). */
export const listPostingsControl = defineControl({
  method: 'GET',
  query: queryOf({ type: Type.Optional(Type.String({ maxLength: 40 })) }),
  output: pageReply(posting),
  path: '/postings',
  summary:
    'The movements of money of the world, newest first; a player has the accounts available and frozen',
  takes: `The query may have "type" (a kind of movement, such as bet-stake), ${COMMON}.`,
  example: {
    query: { type: 'demo-credit' },
    output: {
      list: [
        {
          id: 1,
          kind: 'demo-credit',
          reference: '100001',
          userid: 100_001,
          from: 'demo-credit',
          to: 'available',
          amount: 1000,
          createTime: '2026-08-16 17:17:12',
        },
      ],
      total: 1,
    },
  },
});

/** One movement of money as testers read it. */
export type PostingRecord = ControlOutputOf<typeof listPostingsControl>['list'][number];

/** The rules of the books (game §6). */
export const auditControl = defineControl({
  method: 'GET',
  path: '/audit',
  summary: 'Holds the world to every rule of its books; tells the rules, and what breaks one',
  output: exactly({
    rules: Type.Array(Type.String()),
    broken: Type.Array(exactly({ rule: Type.String(), violations: Type.Array(Type.String()) })),
  }),
  example: {
    output: {
      rules: ['the sum of all entries is zero', 'each balance is the sum of its entries'],
      broken: [],
    },
  },
});

/** The rules that a world was held to, and those that it breaks. */
export type AuditFindings = ControlOutputOf<typeof auditControl>;
