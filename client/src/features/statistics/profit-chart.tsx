import { msFromDateTimeText } from '@canada28/shared/contract/date-time.ts';
import type { DayProfit } from '@canada28/shared/contract/statistics.contract.ts';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '../../i18n/format.ts';
import { barsOf, CHART_HEIGHT, CHART_WIDTH } from './profit-bars.ts';
import styles from './statistics.module.css';

/** The moment at which a day of UTC+8 begins, epoch ms. */
export function dayMs(day: string): number {
  return msFromDateTimeText(`${day} 00:00:00`);
}

/** The net of each day as a bar up or down from zero; the table below it says the same in words. */
export function ProfitChart({ days }: { days: readonly DayProfit[] }) {
  const { t } = useTranslation();
  const format = useFormatter();
  const { bars, zeroY, highestMicros, lowestMicros } = barsOf(days.map(({ netMicros }) => netMicros));
  const first = days[0]?.day;
  const last = days.at(-1)?.day;
  const highest = format.signedUsdt(highestMicros);
  const lowest = format.signedUsdt(lowestMicros);
  return (
    <figure className={styles.chart}>
      <p className={styles.range} aria-hidden="true">
        <span>
          <ArrowUp size={14} /> {highest}
        </span>
        <span>
          <ArrowDown size={14} /> {lowest}
        </span>
      </p>
      <svg
        viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT}`}
        role="img"
        aria-label={t('statistics.chart.label', { highest, lowest })}
      >
        <line className={styles.zero} x1="0" x2={CHART_WIDTH} y1={zeroY} y2={zeroY} />
        {bars.map(({ x, y, width, height, isGain }, index) => (
          <rect
            key={days[index]?.day}
            className={isGain ? styles.gain : styles.loss}
            x={x}
            y={y}
            width={width}
            height={height}
            rx={Math.min(3, width / 3)}
          />
        ))}
      </svg>
      <figcaption className={styles.axis} aria-hidden="true">
        <span>{first && format.date(dayMs(first))}</span>
        <span>{last && format.date(dayMs(last))}</span>
      </figcaption>
    </figure>
  );
}
