import { ERROR_CODES } from '@canada28/shared/contract/error-codes.ts';
import type { PayRule } from '@canada28/shared/contract/pay-rule.ts';
import { PLAYER_STATUS, type PlayerProfile } from '@canada28/shared/contract/profile.contract.ts';
import { parseUsdt } from '@canada28/shared/money/usdt.ts';

/** What is wrong with an amount to deposit; undefined when nothing is (product §5). */
export function findAmountProblem(
  amountText: string,
  { minMicros, maxMicros }: Pick<PayRule, 'minMicros' | 'maxMicros'>,
): 'missing' | 'outOfRange' | undefined {
  if (amountText === '') return 'missing';
  const micros = parseUsdt(amountText);
  return micros === undefined || micros < minMicros || micros > maxMicros ? 'outOfRange' : undefined;
}

/**
 * What a refused deposit asks of the player: the transaction password, or first to set one (player-api §2, order of
 * checks). 800001 also means that the account may not trade, so it asks for nothing from an account that may not.
 */
export function passwordDemand(
  code: number | undefined,
  { status, hasPayPassword }: Pick<PlayerProfile, 'status' | 'hasPayPassword'>,
): 'enter' | 'setFirst' | undefined {
  if (code === ERROR_CODES.wrongPassword) return 'enter';
  if (code !== ERROR_CODES.payPasswordNeeded || status !== PLAYER_STATUS.normal) return undefined;
  return hasPayPassword ? 'enter' : 'setFirst';
}
