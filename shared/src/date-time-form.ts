/** How sentences for players write a moment in UTC+8, by `Intl` in the form of their language (glossary §2). */
export const DATE_TIME_FORM = {
  timeZone: 'Asia/Shanghai',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
} as const satisfies Intl.DateTimeFormatOptions;
