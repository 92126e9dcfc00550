import type { placeBetCall, Stake } from '@canada28/shared/contract/betting.contract.ts';
import type { InputOf } from '@canada28/shared/contract/call.ts';
import { MAX_BET_TOTAL_MICROS, MIN_BET_TOTAL_MICROS } from '@canada28/shared/limits.ts';
import { MICROS_PER_USDT, nearestMicros } from '@canada28/shared/money/usdt.ts';
import { AppError } from '../../world/app-error.ts';
import { findPlayCode } from './find-play-code.ts';

type Input = InputOf<typeof placeBetCall>;

/** The stakes of a slip; refuses what the contract refuses, in its order (player-api §3, gameBet checks). */
export function readBetSlip({ gameItem, totalAmount }: Input): Stake[] {
  const codes = gameItem.map(({ numberRecord }) => String(numberRecord));
  refuseUnknownOrRepeated(codes);
  for (const item of gameItem) {
    if (!Number.isInteger(item.totalAmount) || item.totalAmount <= 0)
      throw new AppError('betAmountZero', {}, { facts: { amount: item.totalAmount } });
  }
  const sum = gameItem.reduce((total, item) => total + item.totalAmount, 0);
  if (totalAmount !== sum) throw new AppError('betTotalDiffers', { total: totalAmount, sum });
  const min = MIN_BET_TOTAL_MICROS / MICROS_PER_USDT;
  const max = MAX_BET_TOTAL_MICROS / MICROS_PER_USDT;
  if (sum < min || sum > max)
    throw new AppError('betTotalOutOfRange', { min, max }, { facts: { cause: `the total was ${sum}` } });
  return gameItem.map((item, index) => ({
    playCode: Number(codes[index]),
    amountMicros: nearestMicros(item.totalAmount),
  }));
}

function refuseUnknownOrRepeated(codes: readonly string[]): void {
  codes.forEach((playCode, index) => {
    if (findPlayCode(playCode) === undefined) throw new AppError('playCodeUnknown', { playCode });
    if (codes.indexOf(playCode) !== index) throw new AppError('playCodeRepeated', { playCode });
  });
}
