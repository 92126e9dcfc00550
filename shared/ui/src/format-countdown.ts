import { SECONDS_PER_MINUTE } from '@canada28/shared/units-of-time.ts';

const MINUTES_PER_HOUR = 60;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Time left as "01:48", or "1:02:03" from an hour on; a begun second counts whole, so "00:00" means over. */
export function formatCountdown(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  const minutes = Math.floor(seconds / SECONDS_PER_MINUTE);
  const hours = Math.floor(minutes / MINUTES_PER_HOUR);
  const tail = `${twoDigits(minutes % MINUTES_PER_HOUR)}:${twoDigits(seconds % SECONDS_PER_MINUTE)}`;
  return hours > 0 ? `${hours}:${tail}` : tail;
}
