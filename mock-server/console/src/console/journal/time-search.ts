import type { JournalEntry } from '@canada28/shared/control/journal.control.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@canada28/shared/units-of-time.ts';
import { clockOf } from '../../ui/clock.ts';

const UNITS: Readonly<Record<string, number>> = { s: SECOND_MS, m: MINUTE_MS, h: HOUR_MS };

type Clocks = { readonly nowWallMs: number; readonly world: string | undefined; readonly real: string };

/**
 * The entry that the tester means by a time, of rows newest first: "5m" ago by their own clock, or "18:47" by the world's,
 * and where nothing happened then, by their own.
 */
export function entryAt(
  rows: readonly JournalEntry[],
  typed: string,
  { nowWallMs, world, real }: Clocks,
): JournalEntry | undefined {
  // A clock writes an hour in two digits.
  const text = typed.trim().replace(/^\d:/, '0$&');
  const [, count, unit] = /^(\d+)\s*([smh])/.exec(text) ?? [];
  if (count !== undefined && unit !== undefined) {
    const atMs = nowWallMs - Number(count) * (UNITS[unit] ?? 0);
    return rows.find(({ wallMs }) => wallMs <= atMs) ?? rows.at(-1);
  }
  if (!/^\d{1,2}:\d/.test(text)) return undefined;
  const [ofWorld, ofReal] = [clockOf(world), clockOf(real)];
  return (
    rows.find(({ atMs }) => ofWorld.exact(atMs).startsWith(text)) ??
    rows.find(({ wallMs }) => ofReal.exact(wallMs).startsWith(text))
  );
}
