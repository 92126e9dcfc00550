import { MAX_PRIZE_MICROS } from '../limits.ts';

/**
 * Prize of a won bet in micro-USDT, stake included: amount × odds (thousandths), at most 5,000,000 USDT (game §3).
 * A bet is whole USDT and so divides evenly; of any other amount the part below one micro-USDT is dropped.
 */
export function prizeMicros(amountMicros: number, oddsThousandths: number): number {
  assertPositive('amountMicros', amountMicros);
  assertPositive('oddsThousandths', oddsThousandths);
  const prize = (BigInt(amountMicros) * BigInt(oddsThousandths)) / 1_000n;
  return Math.min(Number(prize), MAX_PRIZE_MICROS);
}

function assertPositive(name: string, value: number): void {
  if (!Number.isSafeInteger(value) || value <= 0) {
    throw new RangeError(`${name} must be a whole number above 0, got ${value}`);
  }
}
