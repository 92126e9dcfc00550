import { MAX_MICROS, microsFromUsdt, usdtText } from '@canada28/shared/money/usdt.ts';
import { ControlError } from '../control-error.ts';

/** Micro-USDT of a sum that a tester wrote, as a number or as text; refuses what money cannot be. */
export function microsOf(sum: number | string, field: string): number {
  try {
    return microsFromUsdt(Number(sum));
  } catch (error) {
    const most = usdtText(MAX_MICROS);
    throw new ControlError(`${field}: a sum in USDT has at most 6 decimals and is at most ${most}.`, {
      cause: error,
    });
  }
}
