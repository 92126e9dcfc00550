/** How many decimals a sum in USDT is written with: at least two, and as many as it has. */
export const USDT_DIGITS = { minimumFractionDigits: 2, maximumFractionDigits: 6 } as const;
