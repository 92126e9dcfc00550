import { formatCountdown } from '@canada28/ui/format-countdown.ts';
import { Pill } from '@canada28/ui/tag.tsx';
import { useWorld, useWorldNow } from '../../control/world-clock.ts';
import { useClock } from '../../page/moment.tsx';
import layout from '../../ui/layout.module.css';
import { Segments } from '../../ui/segments.tsx';
import { useIssues } from '../draws/turning-points.ts';
import { useMoment } from '../draws/use-moment.ts';
import styles from './clock-head.module.css';
import { changeRate, RATES } from './time-actions.ts';

/** What time it is in the world, what that means for players, and how fast it passes. */
export function ClockHead() {
  const { data: world } = useWorld();
  const nowMs = useWorldNow();
  const { data: issues } = useIssues();
  const clock = useClock();
  const rate = world?.rate ?? 1;
  const { word, tone, detail } = useMoment(issues, nowMs);
  return (
    <header className={styles.head}>
      <div>
        <div className={layout.small}>World time{nowMs !== undefined && ` · ${clock.offset(nowMs)}`}</div>
        <h1 className={styles.clock}>
          {nowMs === undefined ? '…' : `${clock.day(nowMs)} ${clock.time(nowMs)}`}
        </h1>
      </div>
      <div className={styles.moment}>
        <Pill tone={tone}>{word}</Pill>
        <span className={styles.detail}>
          {detail !== undefined &&
            nowMs !== undefined &&
            `${detail.words} ${formatCountdown(detail.atMs - nowMs)}`}
        </span>
      </div>
      <div className={styles.rates}>
        <Segments
          label="How fast time passes"
          value={`${rate}`}
          choices={[...new Set([...RATES, rate])].map((one) => ({
            value: `${one}`,
            label: one === 0 ? 'Frozen' : `×${one}`,
          }))}
          onChoose={(chosen) => void changeRate(Number(chosen))}
        />
      </div>
    </header>
  );
}
