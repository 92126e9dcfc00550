import { deviationsOf, type Heat, heatOf, type OutcomeTrend } from '@canada28/shared/game/trend.ts';
import { Ball } from '@canada28/ui/ball.tsx';
import { Card } from '@canada28/ui/card.tsx';
import { Tag } from '@canada28/ui/tag.tsx';
import { Flame, Snowflake } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '../../../i18n/format.ts';
import text from '../../../ui/basics/text.module.css';
import { List } from '../../../ui/lists/list.tsx';
import styles from './trend-heat.module.css';
import { SUM_COLUMNS, type TrendWindow, useTrendedColumns } from './trend-views.ts';

type SumHeat = { readonly sum: number; readonly trend: OutcomeTrend; readonly deviations: number };

function useRankedSums(window: TrendWindow): SumHeat[] {
  const trended = useTrendedColumns(SUM_COLUMNS, window);
  const sums = trended.map(({ column, trend }, sum) => ({
    sum,
    trend,
    deviations: deviationsOf(trend.hits, column.outcome.chance, trend.gaps.length),
  }));
  return sums.toSorted((a, b) => b.deviations - a.deviations);
}

function HeatTag({ heat }: { heat: Heat }) {
  const { t } = useTranslation();
  if (heat === 'usual') return null;
  return heat === 'hot' ? (
    <Tag tone="red" icon={<Flame aria-hidden="true" />}>
      {t('draws.trend.hot')}
    </Tag>
  ) : (
    <Tag tone="blue" icon={<Snowflake aria-hidden="true" />}>
      {t('draws.trend.cold')}
    </Tag>
  );
}

type SumRowProps = { sumHeat: SumHeat; mostHits: number };

function SumRow({ sumHeat: { sum, trend, deviations }, mostHits }: SumRowProps) {
  const { t } = useTranslation();
  const format = useFormatter();
  const { hits, expectedHits } = trend;
  const heat = heatOf(deviations);
  // React's type of styles knows no custom properties.
  const style = { '--hits': hits / mostHits, '--expected': expectedHits / mostHits } as CSSProperties;
  return (
    <li className={styles.row}>
      <Ball value={sum} size="compact" isPadded />
      <div className={styles.counts}>
        <p>{t('draws.trend.heatCounts', { count: hits, expected: format.decimal(expectedHits) })}</p>
        <div className={styles.bar} data-heat={heat} style={style} />
      </div>
      <span className={styles.heat}>
        <HeatTag heat={heat} />
      </span>
    </li>
  );
}

/** Which sums came more often than was to be expected and which less, and what that means: nothing for the next draw. */
export function TrendHeat(props: TrendWindow) {
  const { t } = useTranslation();
  const sums = useRankedSums(props);
  const mostHits = Math.max(...sums.map(({ trend }) => Math.max(trend.hits, trend.expectedHits)));
  return (
    <>
      <Card>
        <p className={text.quiet}>{t('draws.trend.heatNote')}</p>
      </Card>
      <List label={t('draws.trend.heat')}>
        {sums.map((sumHeat) => (
          <SumRow key={sumHeat.sum} sumHeat={sumHeat} mostHits={mostHits} />
        ))}
      </List>
      <p className={text.note}>{t('draws.trend.heatRule')}</p>
    </>
  );
}
