import type { Stake } from '@canada28/shared/contract/betting.contract.ts';
import { isPlayCode } from '@canada28/shared/game/bet-choices.ts';
import { microsFromUsdt } from '@canada28/shared/money/usdt.ts';

/** A choice and whole USDT: `31:50` is 50 on Big. */
const STAKE = /^(\d{1,2}):(\d{1,7})$/;

/** The stakes that an address names, such as `31:50,18:20` (product §2); what is none is left out, a choice counts once. */
export function stakesOf(text: string): readonly Stake[] {
  const stakes = text.split(',').flatMap((part): Stake[] => {
    const [playCode, usdt] = (STAKE.exec(part) ?? []).slice(1).map(Number);
    if (playCode === undefined || usdt === undefined || !isPlayCode(playCode)) return [];
    return [{ playCode, amountMicros: microsFromUsdt(usdt) }];
  });
  return [...new Map(stakes.map((stake) => [stake.playCode, stake])).values()];
}
