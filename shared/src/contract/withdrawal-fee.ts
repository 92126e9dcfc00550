import { WITHDRAWAL_FEE_BASIS_POINTS } from '../limits.ts';

const BASIS_POINTS_IN_ALL = 10_000;

/**
 * Fee of a withdrawal in micro-USDT, deducted from its amount: 0.01 % unless the server names another (product §9).
 * What is less than one micro-USDT is left to the player.
 */
export function feeMicros(amountMicros: number, basisPoints: number = WITHDRAWAL_FEE_BASIS_POINTS): number {
  return Number((BigInt(amountMicros) * BigInt(basisPoints)) / BigInt(BASIS_POINTS_IN_ALL));
}

/** Basis points of the wire's `charges`, a percentage with at most 2 decimals: 0.01 is 1 (player-api §2, Shapes). */
export function basisPointsOfPercent(percent: number): number {
  const basisPoints = Math.round(percent * 100);
  if (basisPoints < 0 || basisPoints > BASIS_POINTS_IN_ALL || basisPoints / 100 !== percent) {
    throw new RangeError(`a charge is a percentage 0–100 with at most 2 decimals, got ${percent}`);
  }
  return basisPoints;
}
