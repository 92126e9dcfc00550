import { type Static, Type } from 'typebox';
import { microsFromUsdt, usdtFromMicros } from '../money/usdt.ts';
import { defineCall } from './call.ts';
import { dateTimeTextFromMs, msFromDateTimeText } from './date-time.ts';
import { findNumber, neededNumber, neededText, numberInText, shownText } from './reply-values.ts';
import {
  assumed,
  dateTimeText,
  exactly,
  lotteryId,
  namedShape,
  nullable,
  recordInput,
  stateNumber,
  usdtAmount,
} from './schemas.ts';

/** States of a bet on the wire (player-api §3, Order). */
export const BET_STATUS = { waiting: 1, won: 2, lost: 3, cancelled: 4 } as const;

export type BetStatus = (typeof BET_STATUS)[keyof typeof BET_STATUS];

/** Filters of the bet list (player-api §3, getOrderList); not the same numbers as the states. */
export const BET_FILTER = { all: 0, notDrawn: 1, won: 2, lost: 3 } as const;

/** A bet on the wire (player-api §3, Order). */
export const betOrder = namedShape('Bet', {
  id: Type.Integer(),
  issuecode: Type.String(),
  lotteryid: Type.String(),
  saletime: dateTimeText,
  ordercode: Type.String(),
  totalamount: usdtAmount,
  orderstatus: stateNumber(BET_STATUS),
  numberrecord: Type.String(),
  gameplanid: nullable(Type.Integer()),
  gameplandetailid: nullable(Type.Integer()),
  userid: Type.Integer(),
  accwin: usdtAmount,
  prewinnum: Type.Number(),
  createtime: dateTimeText,
  issueResult: assumed(Type.String()),
  mutiple: assumed(Type.Integer({ minimum: 1 })),
});

export type BetOrderWire = Static<typeof betOrder>;

/** A bet as rules and screens know it; money in micro-USDT, odds in thousandths (player-api §3). */
export type Bet = {
  readonly id: number;
  readonly orderCode: string;
  readonly issueCode: string;
  readonly playerId: number;
  readonly playCode: number;
  readonly amountMicros: number;
  readonly oddsThousandths: number;
  readonly multiple: number;
  readonly status: BetStatus;
  readonly prizeMicros: number;
  readonly placedAtMs: number;
  readonly chaseId: number | undefined;
  readonly chaseItemId: number | undefined;
  /** Digits and sum of the issue's draw, once it is drawn. */
  readonly result: { readonly digits: readonly number[]; readonly sum: number } | undefined;
};

/** What another server may leave out: the assumed fields (player-api §3, "A"). */
type ObservedBetOrder = Omit<BetOrderWire, 'issueResult' | 'mutiple'> & {
  readonly issueResult?: string;
  readonly mutiple?: number;
};

export function betFromWire(wire: ObservedBetOrder): Bet {
  return {
    id: neededNumber(wire.id),
    orderCode: neededText(wire.ordercode),
    issueCode: neededText(wire.issuecode),
    playerId: neededNumber(wire.userid),
    playCode: numberInText(wire.numberrecord),
    amountMicros: microsFromUsdt(wire.totalamount),
    oddsThousandths: Math.round(neededNumber(wire.prewinnum) * 1000),
    multiple: findNumber(wire.mutiple) ?? 1,
    // A state of no table has a fallback on the screens.
    status: neededNumber(wire.orderstatus) as BetStatus,
    prizeMicros: microsFromUsdt(wire.accwin),
    placedAtMs: msFromDateTimeText(wire.createtime),
    chaseId: findNumber(wire.gameplanid),
    chaseItemId: findNumber(wire.gameplandetailid),
    result: resultFromText(shownText(wire.issueResult)),
  };
}

export function betToWire(bet: Bet): BetOrderWire {
  const placedAt = dateTimeTextFromMs(bet.placedAtMs);
  return {
    id: bet.id,
    issuecode: bet.issueCode,
    lotteryid: '1',
    saletime: placedAt,
    ordercode: bet.orderCode,
    totalamount: usdtFromMicros(bet.amountMicros),
    orderstatus: bet.status,
    numberrecord: String(bet.playCode),
    gameplanid: bet.chaseId ?? null,
    gameplandetailid: bet.chaseItemId ?? null,
    userid: bet.playerId,
    accwin: usdtFromMicros(bet.prizeMicros),
    prewinnum: bet.oddsThousandths / 1000,
    createtime: placedAt,
    issueResult: bet.result === undefined ? '' : `${bet.result.digits.join(',')}=${bet.result.sum}`,
    mutiple: bet.multiple,
  };
}

function resultFromText(text: string): Bet['result'] {
  const [digits, sum] = text.split('=');
  if (digits === undefined || sum === undefined) return undefined;
  return { digits: digits.split(',').map(Number), sum: Number(sum) };
}

/** Choice and stake of one line of a bet slip; the stake in micro-USDT. */
export type Stake = { readonly playCode: number; readonly amountMicros: number };

/** Model → wire of a bet slip (player-api §3, gameBet). */
export function betSlipToWire(slip: { readonly issueCode: string; readonly stakes: readonly Stake[] }) {
  const gameItem = slip.stakes.map(({ playCode, amountMicros }) => ({
    totalAmount: usdtFromMicros(amountMicros),
    numberRecord: String(playCode),
  }));
  const totalMicros = slip.stakes.reduce((total, { amountMicros }) => total + amountMicros, 0);
  return {
    issueCode: slip.issueCode,
    lotteryId: '1' as const,
    totalAmount: usdtFromMicros(totalMicros),
    gameItem,
  };
}

/** A won bet as the documentation shows it. */
export const exampleOrder: BetOrderWire = {
  id: 77,
  issuecode: '3184206',
  lotteryid: '1',
  saletime: '2026-08-16 17:17:12',
  ordercode: '77',
  totalamount: 50,
  orderstatus: 2,
  numberrecord: '31',
  gameplanid: null,
  gameplandetailid: null,
  userid: 108204,
  accwin: 99.95,
  prewinnum: 1.999,
  createtime: '2026-08-16 17:17:12',
  issueResult: '5,5,6=16',
  mutiple: 1,
};

export const placeBetCall = defineCall({
  base: 'game',
  path: 'gameBet.do',
  summary: 'Places every item as one bet on the issue on sale: all or nothing',
  origins: ['observed'],
  isIdempotent: true,
  movesMoney: true,
  input: Type.Object({
    issueCode: Type.String({ maxLength: 16 }),
    lotteryId,
    totalAmount: Type.Number(),
    gameItem: Type.Array(
      Type.Object({
        totalAmount: Type.Number(),
        numberRecord: Type.Union([Type.String({ maxLength: 8 }), Type.Integer()]),
      }),
      { minItems: 1, maxItems: 100 },
    ),
  }),
  output: Type.Literal('success'),
  refusals: [
    'tradingForbidden',
    'takingABreak',
    'dailyLossLimitReached',
    'issueUnknown',
    'issueDrawn',
    'issueVoid',
    'issueNotOpenYet',
    'issueSealed',
    'playCodeUnknown',
    'playCodeRepeated',
    'betAmountZero',
    'betTotalDiffers',
    'betTotalOutOfRange',
    'insufficientBalance',
    'prizesBeyondAccount',
    'idempotencyKeyReused',
  ],
  example: {
    input: {
      issueCode: '3184207',
      lotteryId: '1',
      totalAmount: 70,
      gameItem: [
        { totalAmount: 50, numberRecord: '31' },
        { totalAmount: 20, numberRecord: '18' },
      ],
    },
    output: 'success',
  },
});

export const listBetsCall = defineCall({
  base: 'game',
  path: 'getOrderList.do',
  summary: 'The bets of the player, newest first, filtered by state and day',
  origins: ['observed', 'assumed'],
  input: Type.Object({
    lotteryId,
    status: Type.Integer({ minimum: 0, maximum: 3 }),
    ...recordInput,
  }),
  output: Type.Array(betOrder),
  example: { input: { lotteryId: '1', status: 0, pageNo: 1, pageSize: 10 }, output: [exampleOrder] },
});

export const getBetCall = defineCall({
  base: 'game',
  path: 'getOrderById.do',
  summary: 'One bet of the player',
  origins: ['observed', 'assumed'],
  input: Type.Object({ orderCode: Type.String({ maxLength: 32 }) }),
  output: betOrder,
  refusals: ['notFound'],
  example: { input: { orderCode: '77' }, output: exampleOrder },
});

export const getOddsCall = defineCall({
  base: 'game',
  path: 'getOdds.do',
  summary: 'The odds in force, stake included, one row a play code',
  origins: ['assumed'],
  session: 'none',
  input: Type.Object({ lotteryId }),
  output: Type.Array(exactly({ numberRecord: Type.String(), odds: Type.Number() })),
  example: { input: { lotteryId: '1' }, output: [{ numberRecord: '31', odds: 1.999 }] },
});

/** Wire → odds in thousandths, indexed by play code; play codes of which the reply tells none stay undefined. */
export function oddsFromWire(rows: readonly { readonly numberRecord: string; readonly odds: number }[]) {
  const thousandths: (number | undefined)[] = [];
  for (const row of rows) {
    const odds = findNumber(row.odds);
    if (odds !== undefined) thousandths[numberInText(row.numberRecord)] = Math.round(odds * 1000);
  }
  return thousandths;
}

/** Odds in thousandths, indexed by play code → wire. */
export function oddsToWire(thousandths: readonly number[]) {
  return thousandths.map((odds, playCode) => ({ numberRecord: String(playCode), odds: odds / 1000 }));
}
