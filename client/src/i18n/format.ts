import { usdtFromMicros } from '@canada28/shared/money/usdt.ts';
import { DAY_MS, MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import { LANGUAGES } from '@canada28/ui/languages.ts';
import { USDT_DIGITS } from '@canada28/ui/usdt-digits.ts';
import { useLanguage } from './i18n.ts';

/** The game's days and draws are those of this zone, wherever the player is (game §4). */
const GAME_TIME_ZONE = 'Asia/Shanghai';
const THOUSANDTHS = 1000;
/** 5 January 1970, a Monday. */
const MONDAY_MS = 4 * DAY_MS;

/** How sums, numbers and times read in one language. All times are epoch ms. */
export type Formatter = {
  /** Sum without its currency: "1,284.50"; 2 to 6 decimals, so that nothing is rounded away. */
  usdt: (micros: number) => string;
  /** As `usdt`, with + or − in front of anything but zero. */
  signedUsdt: (micros: number) => string;
  /** Whole number with separators: "9,500". */
  count: (value: number) => string;
  /** A figure that is an average, with one decimal: "3.8". */
  decimal: (value: number) => string;
  /** Odds given in thousandths: 1999 → "1.999" (game §3). */
  odds: (thousandths: number) => string;
  /** Share of one, with so many decimals always: 0.5 → "50%", with two "50.00%". */
  percent: (share: number, decimals?: number) => string;
  dateTime: (atMs: number) => string;
  date: (atMs: number) => string;
  /** Hours and minutes: "19:00". */
  time: (atMs: number) => string;
  /** As `time`, with the seconds where there are some: "19:29:30". */
  exactTime: (atMs: number) => string;
  /** Weekdays, 0 = Monday, as a list: "Saturday and Sunday". */
  weekdays: (weekdays: readonly number[]) => string;
  /** Words or figures in a row: "13, 14", and "13、14" in Chinese and Japanese. */
  row: (words: readonly string[]) => string;
};

function createPercent(tag: string): Formatter['percent'] {
  const byDecimals = new Map<number, Intl.NumberFormat>();
  return (share, decimals = 0) => {
    const known = byDecimals.get(decimals);
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    const format = known ?? new Intl.NumberFormat(tag, { style: 'percent', ...digits });
    byDecimals.set(decimals, format);
    return format.format(share);
  };
}

function createFormatter(tag: string): Formatter {
  const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const usdt = new Intl.NumberFormat(tag, USDT_DIGITS);
  const signedUsdt = new Intl.NumberFormat(tag, { ...USDT_DIGITS, signDisplay: 'exceptZero' });
  const count = new Intl.NumberFormat(tag, { maximumFractionDigits: 0 });
  const decimal = new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const odds = new Intl.NumberFormat(tag, { maximumFractionDigits: 3 });
  const zone = { timeZone: GAME_TIME_ZONE } as const;
  const dateTime = new Intl.DateTimeFormat(tag, { ...zone, ...day, ...clock, second: '2-digit' });
  const date = new Intl.DateTimeFormat(tag, { ...zone, ...day });
  const time = new Intl.DateTimeFormat(tag, { ...zone, ...clock });
  const exactTime = new Intl.DateTimeFormat(tag, { ...zone, ...clock, second: '2-digit' });
  const weekday = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', weekday: 'long' });
  const list = new Intl.ListFormat(tag, { type: 'conjunction' });
  const row = new Intl.ListFormat(tag, { type: 'conjunction', style: 'narrow' });
  return {
    usdt: (micros) => usdt.format(usdtFromMicros(micros)),
    signedUsdt: (micros) => signedUsdt.format(usdtFromMicros(micros)),
    count: (value) => count.format(value),
    decimal: (value) => decimal.format(value),
    odds: (thousandths) => odds.format(thousandths / THOUSANDTHS),
    percent: createPercent(tag),
    dateTime: (atMs) => dateTime.format(atMs),
    date: (atMs) => date.format(atMs),
    time: (atMs) => time.format(atMs),
    exactTime: (atMs) => (atMs % MINUTE_MS === 0 ? time : exactTime).format(atMs),
    weekdays: (weekdays) => list.format(weekdays.map((day) => weekday.format(MONDAY_MS + day * DAY_MS))),
    row: (words) => row.format(words),
  };
}

const formatters = new Map<string, Formatter>();

/** The formatter of a language, made once: `Intl` objects are dear. */
export function getFormatter(tag: string): Formatter {
  const formatter = formatters.get(tag) ?? createFormatter(tag);
  formatters.set(tag, formatter);
  return formatter;
}

/** The formatter of the language of the interface. */
export function useFormatter(): Formatter {
  return getFormatter(LANGUAGES[useLanguage()].tag);
}
