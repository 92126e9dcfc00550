import { momentOf } from '../../data/moment.ts';
import { useTimeZone } from '../../data/use-time-zone.ts';
import { useWorld, useWorldNow } from '../../data/world-clock.ts';
import { clockOf, timeLeft } from '../../ui/format.ts';
import { Pill } from '../../ui/pill.tsx';
import { Segments } from '../../ui/segments.tsx';
import styles from './clock-head.module.css';
import { changeRate } from './time-actions.ts';
import { useIssues } from './use-issues.ts';

const RATES = ['0', '1', '10', '100', '1000'] as const;
type Rate = (typeof RATES)[number];

/** What time it is in the world, what that means for players, and how fast it passes. */
export function ClockHead() {
  const { data: world } = useWorld();
  const nowMs = useWorldNow();
  const { data: issues } = useIssues();
  const clock = clockOf(useTimeZone());
  const rate = world?.rate ?? 1;
  const { word, tone, detail } = momentOf(issues, nowMs);
  return (
    <header className={styles.head}>
      <div>
        <div className={styles.zone}>World time{nowMs !== undefined && ` · ${clock.offset(nowMs)}`}</div>
        <h1 className={styles.clock}>
          {nowMs === undefined ? '…' : `${clock.day(nowMs)} ${clock.time(nowMs)}`}
        </h1>
      </div>
      <div className={styles.moment}>
        <Pill tone={tone}>{word}</Pill>
        <span className={styles.detail}>
          {detail !== undefined && nowMs !== undefined && `${detail.words} ${timeLeft(detail.atMs - nowMs)}`}
        </span>
      </div>
      <div className={styles.rates}>
        <Segments<Rate | 'other'>
          label="How fast time passes"
          value={RATES.find((known) => Number(known) === rate) ?? 'other'}
          choices={[
            ...RATES.map((value) => ({ value, label: value === '0' ? 'Frozen' : `×${value}` })),
            ...(RATES.some((known) => Number(known) === rate)
              ? []
              : [{ value: 'other' as const, label: `×${rate}` }]),
          ]}
          onChoose={(chosen) => {
            if (chosen !== 'other') void changeRate(Number(chosen), rate);
          }}
        />
      </div>
    </header>
  );
}
