import { GAME_TIME_ZONE, momentFormat } from '@canada28/ui/format.ts';

const CLOCK = { hour: '2-digit', minute: '2-digit' } as const;
const EXACT_CLOCK = { ...CLOCK, second: '2-digit' } as const;

/** How moments (epoch ms) are written in a time zone: in English, by the clocks of the product (game §4) unless others are meant. */
export function clockOf(timeZone = GAME_TIME_ZONE) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    momentFormat('en-GB', { timeZone, hourCycle: 'h23', ...options });
  const year = (ms: number) => format({ year: 'numeric' }).format(ms);
  return {
    /** Wed 18 Nov 18:52:12; of another year than it is, Fri 18 Nov 2039 18:52:12 */
    moment: (ms: number, nowMs: number) =>
      format({
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        ...(year(ms) !== year(nowMs) && { year: 'numeric' }),
        ...EXACT_CLOCK,
      })
        .format(ms)
        .replaceAll(',', ''),
    /** 18:52:12 */
    time: (ms: number) => format(EXACT_CLOCK).format(ms),
    /** 18:52:12.402 */
    exact: (ms: number) => format({ ...EXACT_CLOCK, fractionalSecondDigits: 3 }).format(ms),
    /** 18:52 */
    minute: (ms: number) => format(CLOCK).format(ms),
    /** Wed 18 Nov */
    day: (ms: number) =>
      format({ weekday: 'short', day: 'numeric', month: 'short' }).format(ms).replace(',', ''),
    /** Wed */
    weekday: (ms: number) => format({ weekday: 'short' }).format(ms),
    /** 18 Nov */
    date: (ms: number) => format({ day: 'numeric', month: 'short' }).format(ms),
    /** UTC+8 */
    offset: (ms: number) => {
      const parts = format({ timeZoneName: 'longOffset' }).formatToParts(ms);
      const part = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
      return part.replace('GMT', 'UTC').replace(/([+-])0?(\d+):00$/, '$1$2');
    },
  };
}
