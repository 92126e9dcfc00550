import { usdtParts } from '../../ui/format.ts';
import type { RunningEntry } from './running-balances.ts';

/** A text, or a sum in micro-USDT. */
type Cell = string | number;

const HEADINGS = [
  'Entry',
  'Time',
  'Kind',
  'Reference',
  'Available changed',
  'Frozen changed',
  'Available after',
  'Frozen after',
];

/** Entries as a table for spreadsheets, in the order in which they are given. */
export function entriesCsv(entries: readonly RunningEntry[]): string {
  return csvOf([
    HEADINGS,
    ...entries.map(({ posting, change, after }) => [
      String(posting.id),
      // Times of the wire are those of UTC+8.
      `${posting.createTime.replace(' ', 'T')}+08:00`,
      posting.kind,
      posting.reference,
      change.availableMicros,
      change.frozenMicros,
      after.availableMicros,
      after.frozenMicros,
    ]),
  ]);
}

/** Rows as RFC 4180 has them: each ends with CRLF, and what would be taken for a sign of the format is quoted. */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

function cellText(cell: Cell): string {
  return typeof cell === 'number' ? sumText(cell) : quoted(harmless(cell));
}

/** "-12.500000" */
function sumText(micros: number): string {
  const { whole, fraction } = usdtParts(micros);
  return `${micros < 0 ? '-' : ''}${whole}.${fraction}`;
}

/** A spreadsheet would calculate a text that begins like a formula. */
function harmless(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
