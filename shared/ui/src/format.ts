import { DATE_TIME_FORM } from '@canada28/shared/date-time-form.ts';
import { usdtFromMicros } from '@canada28/shared/money/usdt.ts';
import { DAY_MS, MINUTE_MS } from '@canada28/shared/units-of-time.ts';

/** The game's days and draws are those of this zone, wherever the player is (game §4). */
export const GAME_TIME_ZONE = 'Asia/Shanghai';
const THOUSANDTHS = 1000;
/** 5 January 1970, a Monday. */
const MONDAY_MS = 4 * DAY_MS;

/** A sum in USDT: at least two decimals, and as many as it has. */
export const USDT = { minimumFractionDigits: 2, maximumFractionDigits: 6 } as const;
const DAY = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const EXACT_CLOCK = { ...CLOCK, second: '2-digit' } as const;

/** Formats of numbers in a language; each is made once, because `Intl` objects are dear. */
export const numberFormat = onceByOptions(
  (tag: string, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options),
);

/** Formats of moments in a language; each is made once. */
export const momentFormat = onceByOptions(
  (tag: string, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options),
);

/** Formats of lists in a language; each is made once, and not before a list is shown. */
const listFormat = onceByOptions(
  (tag: string, options: Intl.ListFormatOptions) => new Intl.ListFormat(tag, options),
);

function onceByOptions<Options, Format>(make: (tag: string, options: Options) => Format) {
  const made = new Map<string, Format>();
  return (tag: string, options: Options): Format => {
    const key = tag + JSON.stringify(options);
    const format = made.get(key) ?? make(tag, options);
    made.set(key, format);
    return format;
  };
}

function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** How sums, numbers and times read in one language. All times are epoch ms. */
export type Formatter = ReturnType<typeof createFormatter>;

function createFormatter(tag: string) {
  // Each asks for its format once, when it is first shown: a screen of figures formats hundreds of them.
  const number = (options: Intl.NumberFormatOptions) => {
    const format = once(() => numberFormat(tag, options));
    return (value: number) => format().format(value);
  };
  const moment = (options: Intl.DateTimeFormatOptions) => {
    const format = once(() => momentFormat(tag, { timeZone: GAME_TIME_ZONE, ...options }));
    return (atMs: number) => format().format(atMs);
  };
  const sum = (options: Intl.NumberFormatOptions) => {
    const format = number({ ...USDT, ...options });
    return (micros: number) => format(usdtFromMicros(micros));
  };
  const oddsNumber = number({ maximumFractionDigits: 3 });
  const decimals = (count: number) => ({ minimumFractionDigits: count, maximumFractionDigits: count });
  const time = moment(CLOCK);
  const timeWithSeconds = moment(EXACT_CLOCK);
  const weekday = moment({ timeZone: 'UTC', weekday: 'long' });
  const list = (options: Intl.ListFormatOptions) => (words: readonly string[]) =>
    listFormat(tag, { type: 'conjunction', ...options }).format(words);
  return {
    /** Sum without its currency: "1,284.50"; 2 to 6 decimals, so that nothing is rounded away. */
    usdt: sum({}),
    /** As `usdt`, with only the decimals that it has: "50,000", "10.5". */
    shortUsdt: sum({ minimumFractionDigits: 0 }),
    /** As `usdt`, with + or − in front of anything but zero. */
    signedUsdt: sum({ signDisplay: 'exceptZero' }),
    /** Whole number with separators: "9,500". */
    count: number(decimals(0)),
    /** A figure that is an average, with one decimal: "3.8". */
    decimal: number(decimals(1)),
    /** Odds given in thousandths: 1999 → "1.999" (game §3). */
    odds: (thousandths: number) => oddsNumber(thousandths / THOUSANDTHS),
    /** Share of one, with so many decimals always: 0.5 → "50%", with two "50.00%". */
    percent: (share: number, places = 0) => number({ style: 'percent', ...decimals(places) })(share),
    dateTime: moment(DATE_TIME_FORM),
    date: moment(DAY),
    /** Hours and minutes: "19:00". */
    time,
    /** As `time`, with the seconds where there are some: "19:29:30". */
    exactTime: (atMs: number) => (atMs % MINUTE_MS === 0 ? time : timeWithSeconds)(atMs),
    /** Weekdays, 0 = Monday, as a list: "Saturday and Sunday". */
    weekdays: (weekdays: readonly number[]) =>
      list({})(weekdays.map((day) => weekday(MONDAY_MS + day * DAY_MS))),
    /** Words or figures in a row: "13, 14", and "13、14" in Chinese and Japanese. */
    row: list({ style: 'narrow' }),
  };
}

const formatters = new Map<string, Formatter>();

/** The formatter of a language. */
export function getFormatter(tag: string): Formatter {
  const formatter = formatters.get(tag) ?? createFormatter(tag);
  formatters.set(tag, formatter);
  return formatter;
}
