import type { PayRule } from '@canada28/shared/contract/pay-rule.ts';
import { feeMicros } from '@canada28/shared/contract/withdrawal-fee.ts';
import { parseUsdt } from '@canada28/shared/money/usdt.ts';

export type WithdrawalSum = {
  readonly amountMicros: number;
  readonly feeMicros: number;
  readonly arrivesMicros: number;
};

/** Amount, fee and what arrives; nothing for what is no amount yet. */
export function withdrawalSum(amountText: string, { chargeBasisPoints }: PayRule): WithdrawalSum {
  const amountMicros = parseUsdt(amountText) ?? 0;
  const fee = feeMicros(amountMicros, chargeBasisPoints);
  return { amountMicros, feeMicros: fee, arrivesMicros: amountMicros - fee };
}

/** The most that can be withdrawn at once: all that is available, up to the limit of one withdrawal. */
export function mostMicros(availableMicros: number, { maxMicros }: PayRule): number {
  return Math.min(availableMicros, maxMicros);
}

/** What is wrong with an amount to withdraw; undefined when nothing is (product §5). */
export function findAmountProblem(
  amountText: string,
  { minMicros, maxMicros }: PayRule,
  availableMicros: number,
): 'missing' | 'balance' | 'outOfRange' | undefined {
  if (amountText === '') return 'missing';
  const micros = parseUsdt(amountText) ?? 0;
  if (micros > availableMicros) return 'balance';
  return micros < minMicros || micros > maxMicros ? 'outOfRange' : undefined;
}
