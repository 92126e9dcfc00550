import { type Static, Type } from 'typebox';
import { STOP_MODE } from '../game/chase-stop.ts';
import { BET_STATUS } from './betting.contract.ts';
import { defineCall } from './call.ts';
import { CHASE_ITEM_LOSS, CHASE_ITEM_STATUS, CHASE_STATUS, PLAN_TYPE } from './chase-states.ts';
import {
  assumed,
  dateTimeText,
  lotteryId,
  namedShape,
  nullable,
  oneOf,
  recordInput,
  stateNumber,
  usdtAmount,
} from './schemas.ts';

/** A chase on the wire (player-api §3, Plan). */
export const planReply = namedShape('Chase', {
  id: Type.Integer(),
  startisuuecode: Type.String(),
  finishissue: Type.Integer({ minimum: 0 }),
  totalissue: Type.Integer({ minimum: 1 }),
  stopmode: Type.Integer({ minimum: 0, maximum: 2 }),
  plantype: Type.Integer({ minimum: 1, maximum: 4 }),
  plancode: Type.String(),
  totamount: usdtAmount,
  soldamount: usdtAmount,
  status: stateNumber(CHASE_STATUS),
  winamount: usdtAmount,
  startmutiple: Type.Integer({ minimum: 1 }),
  issuerate: Type.Integer({ minimum: 1 }),
  winrate: Type.Integer({ minimum: 0 }),
  startamount: usdtAmount,
  numberrecord: Type.String(),
  createtime: dateTimeText,
});

const planDetailReply = namedShape('ChaseItem', {
  id: Type.Integer(),
  plancode: Type.String(),
  gameissue: Type.String(),
  mutiple: Type.Integer({ minimum: 1 }),
  totamount: usdtAmount,
  detailstatus: stateNumber(CHASE_ITEM_STATUS),
  orderCode: assumed(nullable(Type.String())),
  orderStatus: assumed(nullable(stateNumber(BET_STATUS))),
  accWin: assumed(nullable(usdtAmount)),
  lossReason: assumed(nullable(stateNumber(CHASE_ITEM_LOSS))),
});

export type PlanWire = Static<typeof planReply>;

export type PlanDetailWire = Static<typeof planDetailReply>;

/** A stopped chase as the documentation shows it. */
export const examplePlan: PlanWire = {
  id: 12,
  startisuuecode: '3184207',
  finishissue: 3,
  totalissue: 5,
  stopmode: 2,
  plantype: 3,
  plancode: '12',
  totamount: 310,
  soldamount: 70,
  status: 3,
  winamount: 79.96,
  startmutiple: 1,
  issuerate: 1,
  winrate: 0,
  startamount: 10,
  numberrecord: '31',
  createtime: '2026-08-16 17:17:12',
};

const planId = Type.Union([Type.Integer(), Type.String({ maxLength: 16 })]);

export const startChaseCall = defineCall({
  base: 'game',
  path: 'gamePlan.do',
  summary:
    'Starts a chase on the issue on sale or the next one; the whole total is held, each item becomes a bet when its issue opens',
  origins: ['observed'],
  isIdempotent: true,
  movesMoney: true,
  input: Type.Object({
    lotteryId,
    planType: Type.Integer({ minimum: 1, maximum: 4 }),
    numberRecord: Type.Union([Type.String({ maxLength: 8 }), Type.Integer()]),
    startIsuueCode: Type.String({ maxLength: 16 }),
    totalIssue: Type.Number(),
    startAmount: Type.Number(),
    startMutiple: Type.Optional(nullable(Type.Number())),
    issueRato: Type.Optional(nullable(Type.Number())),
    winRate: Type.Optional(nullable(Type.Number())),
    stopMode: oneOf(Object.values(STOP_MODE)),
  }),
  output: Type.Null(),
  refusals: [
    'tradingForbidden',
    'takingABreak',
    'dailyLossLimitReached',
    'issueUnknown',
    'issueDrawn',
    'issueVoid',
    'issueSealed',
    'playCodeUnknown',
    'betAmountZero',
    'chaseTooLong',
    'badParameter',
    'chaseRateOutOfReach',
    'betTotalOutOfRange',
    'insufficientBalance',
    'prizesBeyondAccount',
    'idempotencyKeyReused',
  ],
  example: {
    input: {
      lotteryId: '1',
      planType: PLAN_TYPE.double,
      numberRecord: '31',
      startIsuueCode: '3184207',
      totalIssue: 5,
      startAmount: 10,
      startMutiple: 1,
      issueRato: 1,
      stopMode: 2,
    },
    output: null,
  },
});

export const listChasesCall = defineCall({
  base: 'game',
  path: 'findGamePlan.do',
  summary: 'The chases of the player, newest first, filtered by state and day',
  origins: ['observed', 'assumed'],
  input: Type.Object({
    lotteryId,
    status: Type.Integer({ minimum: 0, maximum: 3 }),
    ...recordInput,
  }),
  output: Type.Array(planReply),
  example: { input: { lotteryId: '1', status: 0 }, output: [examplePlan] },
});

export const listChaseItemsCall = defineCall({
  base: 'game',
  path: 'findGamePlanDetail.do',
  summary: 'The items of one chase of the player, in the order of their issues',
  origins: ['observed', 'assumed'],
  input: Type.Object({ planId }),
  output: Type.Array(planDetailReply),
  refusals: ['notFound'],
  example: {
    input: { planId: 12 },
    output: [
      {
        id: 61,
        plancode: '12',
        gameissue: '3184209',
        mutiple: 4,
        totamount: 40,
        detailstatus: CHASE_ITEM_STATUS.executed,
        orderCode: '1000077',
        orderStatus: 2,
        accWin: 79.96,
        lossReason: null,
      },
    ],
  },
});

export const stopChaseCall = defineCall({
  base: 'game',
  path: 'stopGamePlan.do',
  summary: 'Stops a running chase: bets already placed stay, the rest is cancelled and returned',
  origins: ['assumed'],
  movesMoney: true,
  input: Type.Object({ planId }),
  output: Type.Literal(true),
  refusals: ['notFound', 'chaseNotRunning'],
  example: { input: { planId: 12 }, output: true },
});
