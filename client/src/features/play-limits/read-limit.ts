import type { LoosenableLimit } from '@canada28/shared/contract/play-limits.contract.ts';
import { parseUsdt, usdtFromMicros, usdtText } from '@canada28/shared/money/usdt.ts';

/** Minutes to choose from for the session reminder. */
export const REMINDER_MINUTES = [15, 30, 60, 120] as const;

/** A limit as it is typed or chosen; nothing where there is none. */
export function draftOfLimit(limit: LoosenableLimit, value: number | undefined): string {
  if (value === undefined) return '';
  return limit === 'sessionMinutes' ? String(value) : usdtText(value);
}

/** The value to send for what was typed or chosen, in USDT or minutes; undefined where it is none. */
export function readLimit(limit: LoosenableLimit, draft: string): number | undefined {
  if (draft === '') return undefined;
  if (limit === 'sessionMinutes') return Number(draft);
  const micros = parseUsdt(draft);
  return micros === undefined ? undefined : usdtFromMicros(micros);
}
