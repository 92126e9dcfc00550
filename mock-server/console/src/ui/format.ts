import { MICROS_PER_USDT } from '@canada28/shared/money/usdt.ts';
import { numberFormat, USDT } from '@canada28/ui/format.ts';

/** Sums and counts as the console writes them: English. */

/** A sum in USDT, at least two decimals, to the micro where it has one. */
export function usdt(amount: number): string {
  return numberFormat('en', USDT).format(amount);
}

/** The size of a sum in micro-USDT: whole USDT, and the six digits below one; 12.5 USDT are 12 and "500000". */
export function usdtParts(micros: number) {
  const size = Math.abs(micros);
  return {
    whole: Math.floor(size / MICROS_PER_USDT),
    fraction: String(size % MICROS_PER_USDT).padStart(6, '0'),
  };
}

export function count(value: number): string {
  return numberFormat('en', {}).format(value);
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "3 bets", "1 bet". */
export function counted(value: number, word: string, plural = `${word}s`): string {
  return `${count(value)} ${value === 1 ? word : plural}`;
}

/** "3.1 ms", "1.2 s". */
export function duration(ms: number): string {
  if (ms >= 1000) return `${(ms / 1000).toFixed(1)} s`;
  return `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`;
}

const SIZES = ['B', 'kB', 'MB', 'GB'] as const;

/** "442 kB", "1.3 MB". */
export function bytesOf(bytes: number): string {
  const step = bytes < 1000 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), SIZES.length - 1);
  const value = bytes / 1000 ** step;
  return `${value < 10 && step > 0 ? value.toFixed(1) : Math.round(value)} ${SIZES[step]}`;
}

/** "now", "12 s ago", "5 min ago", "3 h ago", "2 d ago". */
export function ago(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  if (seconds < 5) return 'now';
  if (seconds < 60) return `${seconds} s ago`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ago`;
  return seconds < 172_800 ? `${Math.floor(seconds / 3600)} h ago` : `${Math.floor(seconds / 86_400)} d ago`;
}
