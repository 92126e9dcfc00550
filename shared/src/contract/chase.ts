import type { ChaseMode } from '../game/chase-plan.ts';
import type { StopMode } from '../game/chase-stop.ts';
import { microsFromUsdt, usdtFromMicros } from '../money/usdt.ts';
import type { BetStatus } from './betting.contract.ts';
import {
  type ChaseItemLoss,
  type ChaseItemStatus,
  type ChaseStatus,
  modeOfPlanType,
  PLAN_TYPE,
} from './chase-states.ts';
import type { PlanDetailWire, PlanWire } from './chasing.contract.ts';
import { dateTimeTextFromMs, msFromDateTimeText } from './date-time.ts';
import { findNumber, neededNumber, neededText, numberInText } from './reply-values.ts';

/** A chase as rules and screens know it; money in micro-USDT (player-api §3, Plan). */
export type Chase = {
  readonly id: number;
  readonly planCode: string;
  readonly mode: ChaseMode;
  readonly playCode: number;
  readonly startIssueCode: string;
  /** How many of its bets were placed so far, of how many. */
  readonly executedIssues: number;
  readonly totalIssues: number;
  readonly startAmountMicros: number;
  readonly startMultiple: number;
  /** Issues from one bet to the next, or from one doubling to the next, by the rule of the server. */
  readonly issueGap: number;
  readonly winRatePercent: number;
  readonly stopMode: number;
  readonly status: ChaseStatus;
  readonly totalMicros: number;
  readonly stakedMicros: number;
  readonly paidMicros: number;
  readonly createdAtMs: number;
};

/** One item of a chase; money in micro-USDT (player-api §3, PlanDetail). */
export type ChaseItem = {
  readonly id: number;
  readonly planCode: string;
  readonly issueCode: string;
  readonly multiple: number;
  readonly amountMicros: number;
  readonly status: ChaseItemStatus;
  /** Why it was cancelled although its chase went on; null where it was not, or where a server does not tell. */
  readonly loss: ChaseItemLoss | null;
  /** The bet it became, where a server tells. */
  readonly bet:
    | { readonly orderCode: string; readonly status: BetStatus; readonly prizeMicros: number }
    | undefined;
};

/** Another server may leave empty what the mode does not use. */
type ObservedPlan = Omit<PlanWire, 'startmutiple' | 'issuerate' | 'winrate'> & {
  readonly startmutiple?: number | null;
  readonly issuerate?: number | null;
  readonly winrate?: number | null;
};

export function chaseFromWire(wire: ObservedPlan): Chase {
  return {
    id: neededNumber(wire.id),
    planCode: neededText(wire.plancode),
    mode: modeOfPlanType(wire.plantype),
    playCode: numberInText(wire.numberrecord),
    startIssueCode: neededText(wire.startisuuecode),
    executedIssues: neededNumber(wire.finishissue),
    totalIssues: neededNumber(wire.totalissue),
    startAmountMicros: microsFromUsdt(wire.startamount),
    startMultiple: findNumber(wire.startmutiple) ?? 1,
    issueGap: findNumber(wire.issuerate) ?? 1,
    winRatePercent: findNumber(wire.winrate) ?? 0,
    stopMode: neededNumber(wire.stopmode),
    // A state of no table has a fallback on the screens; of an item, too.
    status: neededNumber(wire.status) as ChaseStatus,
    totalMicros: microsFromUsdt(wire.totamount),
    stakedMicros: microsFromUsdt(wire.soldamount),
    paidMicros: microsFromUsdt(wire.winamount),
    createdAtMs: msFromDateTimeText(wire.createtime),
  };
}

export function chaseToWire(chase: Chase): PlanWire {
  return {
    id: chase.id,
    startisuuecode: chase.startIssueCode,
    finishissue: chase.executedIssues,
    totalissue: chase.totalIssues,
    stopmode: chase.stopMode,
    plantype: PLAN_TYPE[chase.mode],
    plancode: chase.planCode,
    totamount: usdtFromMicros(chase.totalMicros),
    soldamount: usdtFromMicros(chase.stakedMicros),
    status: chase.status,
    winamount: usdtFromMicros(chase.paidMicros),
    startmutiple: chase.startMultiple,
    issuerate: chase.issueGap,
    winrate: chase.winRatePercent,
    startamount: usdtFromMicros(chase.startAmountMicros),
    numberrecord: String(chase.playCode),
    createtime: dateTimeTextFromMs(chase.createdAtMs),
  };
}

/** What another server may leave out: the assumed fields (player-api §3, "A"). */
type ObservedPlanDetail = Omit<PlanDetailWire, AssumedOfDetail> &
  Partial<Pick<PlanDetailWire, AssumedOfDetail>>;

type AssumedOfDetail = 'orderCode' | 'orderStatus' | 'accWin' | 'lossReason';

export function chaseItemFromWire(wire: ObservedPlanDetail): ChaseItem {
  const { orderCode, orderStatus } = wire;
  const isBet = typeof orderCode === 'string' && typeof orderStatus === 'number';
  return {
    id: neededNumber(wire.id),
    planCode: neededText(wire.plancode),
    issueCode: neededText(wire.gameissue),
    multiple: neededNumber(wire.mutiple),
    amountMicros: microsFromUsdt(wire.totamount),
    status: neededNumber(wire.detailstatus) as ChaseItemStatus,
    loss: wire.lossReason ?? null,
    bet: isBet
      ? { orderCode, status: orderStatus, prizeMicros: microsFromUsdt(findNumber(wire.accWin) ?? 0) }
      : undefined,
  };
}

export function chaseItemToWire(item: ChaseItem): PlanDetailWire {
  return {
    id: item.id,
    plancode: item.planCode,
    gameissue: item.issueCode,
    mutiple: item.multiple,
    totamount: usdtFromMicros(item.amountMicros),
    detailstatus: item.status,
    lossReason: item.loss,
    orderCode: item.bet?.orderCode ?? null,
    orderStatus: item.bet?.status ?? null,
    accWin: item.bet === undefined ? null : usdtFromMicros(item.bet.prizeMicros),
  };
}

/** A chase as the player orders it; the amount in micro-USDT, a mode's other settings left out (player-api §3). */
export type ChaseOrder = {
  readonly mode: ChaseMode;
  readonly playCode: number;
  readonly startIssueCode: string;
  readonly totalIssues: number;
  readonly startAmountMicros: number;
  readonly stopMode: StopMode;
  readonly startMultiple?: number;
  readonly issueGap?: number;
  readonly winRatePercent?: number;
};

/** Model → wire of a chase order (player-api §3, chase request). */
export function chaseOrderToWire(order: ChaseOrder) {
  return {
    lotteryId: '1' as const,
    planType: PLAN_TYPE[order.mode],
    numberRecord: String(order.playCode),
    startIsuueCode: order.startIssueCode,
    totalIssue: order.totalIssues,
    startAmount: usdtFromMicros(order.startAmountMicros),
    stopMode: order.stopMode,
    ...(order.startMultiple !== undefined && { startMutiple: order.startMultiple }),
    ...(order.issueGap !== undefined && { issueRato: order.issueGap }),
    ...(order.winRatePercent !== undefined && { winRate: order.winRatePercent }),
  };
}
