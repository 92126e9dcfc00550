import { msFromDateTimeText } from '@canada28/shared/contract/date-time.ts';
import { useTimeZone } from '../control/world-clock.ts';
import { clockOf } from '../ui/clock.ts';
import styles from './moment.module.css';

export function useClock() {
  return clockOf(useTimeZone());
}

/** A moment of the world by the world's own clocks, of epoch ms or of a time of the wire. */
export function Moment({ at }: { readonly at: number | string }) {
  const clock = useClock();
  const ms = typeof at === 'string' ? msFromDateTimeText(at) : at;
  return (
    <>
      <span className={styles.weekday}>{clock.weekday(ms)} </span>
      {clock.date(ms)} {clock.time(ms)}
    </>
  );
}
