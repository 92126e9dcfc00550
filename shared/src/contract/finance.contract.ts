import { type Static, Type } from 'typebox';
import { microsFromUsdt, usdtFromMicros } from '../money/usdt.ts';
import { defineCall } from './call.ts';
import { dateTimeTextFromMs, msFromDateTimeText } from './date-time.ts';
import { findNumber, findText, neededNumber, neededText, shownText } from './reply-values.ts';
import {
  assumed,
  dateTimeText,
  namedShape,
  nullable,
  oneOf,
  pageReply,
  pagingInput,
  recordDays,
  stateNumber,
  usdtAmount,
} from './schemas.ts';

/** Kinds of finance orders on the wire (player-api §2, order/page). */
export const FINANCE_TYPE = { deposit: 10, withdrawal: 20 } as const;

export type FinanceType = (typeof FINANCE_TYPE)[keyof typeof FINANCE_TYPE];

/** States of a finance order on the wire (player-api §2, FinanceOrder); approved is for withdrawals, cancelled for deposits. */
export const FINANCE_STATUS = {
  pending: 0,
  approved: 1,
  success: 2,
  rejected: -1,
  failed: -2,
  cancelled: -3,
} as const;

export type FinanceStatus = (typeof FINANCE_STATUS)[keyof typeof FINANCE_STATUS];

const financeType = oneOf(Object.values(FINANCE_TYPE));
const financeStatus = stateNumber(FINANCE_STATUS);

/** A deposit or withdrawal on the wire (player-api §2, FinanceOrder). */
export const financeOrder = namedShape('FinanceOrder', {
  id: Type.String({ pattern: '^\\d{19}$' }),
  type: financeType,
  money: usdtAmount,
  commission: usdtAmount,
  actAmount: nullable(usdtAmount),
  status: financeStatus,
  label: Type.String(),
  src: Type.String(),
  auditRemark: nullable(Type.String()),
  payTypeName: Type.String(),
  createTime: dateTimeText,
  updateTime: dateTimeText,
  currency: assumed(Type.Literal('USDT')),
  bonus: assumed(usdtAmount),
});

export type FinanceOrderWire = Static<typeof financeOrder>;

/** A deposit or withdrawal as rules and screens know it; money in micro-USDT (player-api §2, FinanceOrder). */
export type FinanceOrder = {
  readonly id: string;
  readonly type: FinanceType;
  /** Gross, the fee included. */
  readonly amountMicros: number;
  readonly feeMicros: number;
  /** Booked on top of a deposit that arrived; 0 where there is none or the server does not tell. */
  readonly bonusMicros: number;
  /** What arrived, once it did, without the bonus. */
  readonly receivedMicros: number | undefined;
  readonly status: FinanceStatus;
  readonly protocol: string;
  readonly address: string;
  readonly auditRemark: string | undefined;
  readonly methodName: string;
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
};

/** Another server may leave out the assumed fields (player-api §2, "A"). */
type ObservedFinanceOrder = Omit<FinanceOrderWire, 'currency' | 'bonus'> & { readonly bonus?: number };

/** Wire → model; the wire's `money` of a withdrawal is net of the fee (player-api §2). */
export function financeOrderFromWire(wire: ObservedFinanceOrder): FinanceOrder {
  const moneyMicros = microsFromUsdt(wire.money);
  const feeMicros = microsFromUsdt(wire.commission);
  const received = findNumber(wire.actAmount);
  return {
    id: neededText(wire.id),
    type: neededNumber(wire.type) as FinanceType,
    amountMicros: wire.type === FINANCE_TYPE.withdrawal ? moneyMicros + feeMicros : moneyMicros,
    feeMicros,
    bonusMicros: microsFromUsdt(findNumber(wire.bonus) ?? 0),
    receivedMicros: received === undefined ? undefined : microsFromUsdt(received),
    // A state or kind of no table has a fallback on the screens.
    status: neededNumber(wire.status) as FinanceStatus,
    protocol: shownText(wire.label),
    address: shownText(wire.src),
    auditRemark: findText(wire.auditRemark),
    methodName: shownText(wire.payTypeName),
    createdAtMs: msFromDateTimeText(wire.createTime),
    updatedAtMs: msFromDateTimeText(wire.updateTime),
  };
}

export function financeOrderToWire(order: FinanceOrder): FinanceOrderWire {
  const isWithdrawal = order.type === FINANCE_TYPE.withdrawal;
  return {
    id: order.id,
    type: isWithdrawal ? FINANCE_TYPE.withdrawal : FINANCE_TYPE.deposit,
    money: usdtFromMicros(isWithdrawal ? order.amountMicros - order.feeMicros : order.amountMicros),
    commission: usdtFromMicros(order.feeMicros),
    actAmount: order.receivedMicros === undefined ? null : usdtFromMicros(order.receivedMicros),
    status: order.status,
    label: order.protocol,
    src: order.address,
    auditRemark: order.auditRemark ?? null,
    payTypeName: order.methodName,
    createTime: dateTimeTextFromMs(order.createdAtMs),
    updateTime: dateTimeTextFromMs(order.updatedAtMs),
    currency: 'USDT',
    bonus: usdtFromMicros(order.bonusMicros),
  };
}

/** A paid withdrawal as the documentation shows it. */
export const exampleWithdrawal: FinanceOrderWire = {
  id: '1786866012000000007',
  type: FINANCE_TYPE.withdrawal,
  money: 99.99,
  commission: 0.01,
  actAmount: 99.99,
  status: FINANCE_STATUS.success,
  label: 'TRC20',
  src: 'TDt9YtfuttvxD2Jv8F8v4JEDbnBBb1jVNt',
  auditRemark: null,
  payTypeName: 'USDT',
  createTime: '2026-08-16 17:17:12',
  updateTime: '2026-08-16 17:17:52',
  currency: 'USDT',
  bonus: 0,
};

export const listFinanceOrdersCall = defineCall({
  path: 'order/page',
  summary:
    'The deposits or withdrawals of the player, newest first; createTime is a time [from, to) in UTC+8',
  origins: ['observed', 'assumed'],
  input: Type.Object({
    type: financeType,
    status: Type.Optional(financeStatus),
    id: Type.Optional(Type.String({ maxLength: 32 })),
    days: recordDays,
    createTime: Type.Optional(Type.Array(dateTimeText, { minItems: 2, maxItems: 2 })),
    ...pagingInput,
  }),
  output: pageReply(financeOrder),
  refusals: ['badParameter'],
  example: {
    input: { type: FINANCE_TYPE.withdrawal, days: 7, pageNo: 1, pageSize: 10 },
    output: { list: [exampleWithdrawal], total: 1 },
  },
});
