/** Micro-USDT in one USDT: every sum inside the programs is a whole number of these (game §6). */
export const MICROS_PER_USDT = 1_000_000;

/**
 * The most that one account can hold, in micro-USDT, and so the largest sum that is moved: 2^32 USDT. A JSON number of
 * USDT carries every sum up to it exactly (player-api §1).
 */
export const MAX_MICROS = 2 ** 32 * MICROS_PER_USDT;

const DECIMALS = 6;
const TYPED_AMOUNT = /^(\d{1,10})(?:[.,](\d{0,6}))?$/;
/** 1,000 and 12,345,678.9: all five languages of the product group thousands by a comma. */
const GROUPED_AMOUNT = /^\d{1,3}(?:,\d{3})+(?:\.\d{0,6})?$/;

/** Micro-USDT of a wire amount in USDT; a RangeError unless it has at most 6 decimals (player-api §1). */
export function microsFromUsdt(usdt: number): number {
  const micros = nearestMicros(usdt);
  const isSafeSum = Number.isInteger(micros) && Math.abs(micros) <= MAX_MICROS;
  if (!isSafeSum || micros / MICROS_PER_USDT !== usdt) {
    throw new RangeError(`an amount in USDT is a number with at most ${DECIMALS} decimals, got ${usdt}`);
  }
  return micros;
}

/**
 * Micro-USDT nearest to any number of USDT, for what is compared with money before the amount itself is checked
 * (player-api §2, order of checks). Unrounded, the product of 16.001 is 16,001,000.000000002: more than 16.001.
 */
export function nearestMicros(usdt: number): number {
  return Math.round(usdt * MICROS_PER_USDT) + 0; // + 0 turns -0 into 0
}

/**
 * Wire amount in USDT, at most 6 decimals, of whole micro-USDT (player-api §1). A total of many movements, such as the
 * stakes of a day, may be above `MAX_MICROS`: it becomes the nearest number there is.
 */
export function usdtFromMicros(micros: number): number {
  assertMicros(micros);
  return micros / MICROS_PER_USDT;
}

/**
 * Micro-USDT of an amount as a player types it ("1234.5", "1,234.5"), undefined when it is not one (product §5).
 * Full-width digits of Chinese and Japanese keyboards count as digits; no sign. A comma groups where it stands before
 * three digits ("50,000" is fifty thousand) and is a decimal sign elsewhere ("12,5"), as on keyboards without a point.
 */
export function parseUsdt(text: string): number | undefined {
  const typed = text.normalize('NFKC').trim();
  const match = TYPED_AMOUNT.exec(GROUPED_AMOUNT.test(typed) ? typed.replaceAll(',', '') : typed);
  if (match === null) return undefined;
  const [, whole = '', fraction = ''] = match;
  const micros = Number(whole) * MICROS_PER_USDT + Number(fraction.padEnd(DECIMALS, '0'));
  return micros <= MAX_MICROS ? micros : undefined;
}

/** Plain decimal text in USDT of whole micro-USDT: "1392.95", no exponent, no trailing zeros (player-api §1). */
export function usdtText(micros: number): string {
  assertMicros(micros);
  const digits = String(BigInt(Math.abs(micros))).padStart(DECIMALS + 1, '0');
  const fraction = digits.slice(-DECIMALS).replace(/0+$/, '');
  const sign = micros < 0 ? '-' : '';
  return `${sign}${digits.slice(0, -DECIMALS)}${fraction === '' ? '' : `.${fraction}`}`;
}

function assertMicros(micros: number): void {
  if (!Number.isInteger(micros)) throw new RangeError(`a sum is a whole number of micro-USDT, got ${micros}`);
}

/** The same with two decimals at least, as a sum of money is written for people: "20.00", "0.000001". */
export function usdtFixed(micros: number): string {
  const text = usdtText(micros);
  const decimals = text.split('.')[1]?.length ?? 0;
  return decimals >= 2 ? text : `${text}${decimals === 0 ? '.00' : '0'}`;
}
