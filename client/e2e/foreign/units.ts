/** Money is counted in millionths of a USDT, so that no sum is rounded. */
export const micros = (usdt: unknown) => Math.round(Number(usdt) * 1_000_000);

export const usdt = (sum: number) => sum / 1_000_000;

/** A time as players read it, in UTC+8. */
export function timeText(ms: number): string {
  return new Date(ms + 28_800_000).toISOString().slice(0, 19).replace('T', ' ');
}
