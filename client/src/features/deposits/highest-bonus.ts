import { type DictEntry, depositBonusFromText } from '@canada28/shared/contract/dictionary.contract.ts';
import { MAX_DEPOSIT_BONUS_MICROS } from '@canada28/shared/limits.ts';

/**
 * The most that one deposit earns on top, micro-USDT, from the server's entries: 0 where it pays none, and until they
 * are known, so that nothing is promised and taken back; the specification's constant where it does not tell (spec §9).
 */
export function highestBonusMicros(entries: readonly DictEntry[] | undefined): number {
  if (entries === undefined) return 0;
  const bonus = depositBonusFromText(entries[0]?.value ?? '');
  if (bonus === undefined) return MAX_DEPOSIT_BONUS_MICROS;
  return bonus.percent > 0 ? bonus.mostMicros : 0;
}
