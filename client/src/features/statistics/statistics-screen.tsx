import {
  type DayProfit,
  dayProfitFromWire,
  listDayProfitsCall,
} from '@canada28/shared/contract/statistics.contract.ts';
import { MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import { Card } from '@canada28/ui/card.tsx';
import { ChartNoAxesColumn, ChevronDown } from 'lucide-react';
import { memo, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefreshAfterSettlement } from '../../data/draws/issue.queries.ts';
import { usePlayerQuery } from '../../data/player/player-query.ts';
import { useFormatter } from '../../i18n/format.ts';
import { callApi } from '../../lib/api-client.ts';
import { useServerNow } from '../../lib/use-server-now.ts';
import { paths } from '../../paths.ts';
import column from '../../ui/basics/column.module.css';
import { EmptyState } from '../../ui/basics/empty-state.tsx';
import { HeroCard } from '../../ui/basics/hero-card.tsx';
import text from '../../ui/basics/text.module.css';
import { TitledScreen } from '../../ui/basics/titled-screen.tsx';
import { SegmentedTabs } from '../../ui/forms/segmented-tabs.tsx';
import { Money } from '../../ui/game/money.tsx';
import { List, ListRow } from '../../ui/lists/list.tsx';
import { Loaded } from '../../ui/lists/loaded.tsx';
import { ListSkeleton, Skeleton } from '../../ui/lists/skeleton.tsx';
import { Sums } from '../../ui/lists/sums.tsx';
import { dayMs, ProfitChart } from './profit-chart.tsx';
import { type PeriodProfit, PROFIT_PERIODS, periodProfit } from './profit-period.ts';
import styles from './statistics.module.css';

/** The player's profit by day, of the last 30 days that have a settled bet. */
function useDayProfits() {
  return usePlayerQuery({
    key: ['dayProfits'],
    queryFn: async ({ signal }) => {
      const days = await callApi(listDayProfitsCall, { lotteryId: '1' }, { signal });
      return days.map(dayProfitFromWire);
    },
  });
}

function Period({ profit }: { profit: PeriodProfit }) {
  const { t } = useTranslation();
  if (!profit.hasBets) {
    return <EmptyState icon={<ChartNoAxesColumn />} title={t('statistics.list.empty')} />;
  }
  return (
    <>
      <ProfitSums profit={profit} />
      {profit.days.length > 1 && (
        <Card title={t('statistics.chart.title')}>
          <ProfitChart days={profit.days} />
          <ProfitTable days={profit.days} hasDetails={profit.details !== undefined} />
        </Card>
      )}
    </>
  );
}

/** The chosen period with all the states of a list. */
const Statistics = memo(function Statistics({ dayCount }: { dayCount: number }) {
  const nowMs = useServerNow(MINUTE_MS);
  useRefreshAfterSettlement();
  const shape = (
    <>
      <Skeleton shape="hero" />
      <ListSkeleton rows={2} />
    </>
  );
  return (
    <Loaded query={useDayProfits()} skeleton={shape}>
      {(days) => <Period profit={periodProfit(days, dayCount, nowMs)} />}
    </Loaded>
  );
});

/** What the player staked, won and kept, by day (product §2, `/home/statistical`; game §7). */
export function StatisticsScreen() {
  const { t } = useTranslation();
  const [dayCount, setDayCount] = useState<number>(PROFIT_PERIODS[1]);
  // The chosen tab is painted first: thirty days are more than a slow phone renders in one frame.
  const shownDayCount = useDeferredValue(dayCount);
  const labels = [t('common.filter.today'), t('common.filter.last7Days'), t('statistics.period.last30Days')];
  return (
    <TitledScreen title={t('statistics.screen.title')} backTo={paths.home}>
      <SegmentedTabs
        label={t('statistics.period.label')}
        items={PROFIT_PERIODS.map((days, index) => ({ value: String(days), label: labels[index] ?? '' }))}
        value={String(dayCount)}
        onValueChange={(text) => setDayCount(Number(text))}
      />
      <Statistics dayCount={shownDayCount} />
      <p className={text.note}>{t('statistics.note.meaning')}</p>
      <List>
        <ListRow title={t('betting.past.title')} to={paths.pastBets} />
      </List>
    </TitledScreen>
  );
}

type ProfitTableProps = { days: readonly DayProfit[]; hasDetails: boolean };

/** The days of the chart as figures, newest first; days without a bet are left out. */
function ProfitTable({ days, hasDetails }: ProfitTableProps) {
  const { t } = useTranslation();
  const format = useFormatter();
  const shown = days.filter(({ netMicros, details }) => netMicros !== 0 || details?.betCount !== 0);
  return (
    <details className={styles.details}>
      <summary>
        {t('statistics.table.show')}
        <ChevronDown size={18} aria-hidden="true" />
      </summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('statistics.table.day')}</th>
            {hasDetails && <th scope="col">{t('game.sum.staked')}</th>}
            {hasDetails && <th scope="col">{t('game.sum.won')}</th>}
            <th scope="col">{t('game.sum.net')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.toReversed().map((profit) => (
            <tr key={profit.day}>
              <th scope="row">{format.date(dayMs(profit.day))}</th>
              {hasDetails && <td>{format.usdt(profit.details?.stakeMicros ?? 0)}</td>}
              {hasDetails && <td>{format.usdt(profit.details?.prizeMicros ?? 0)}</td>}
              <td>{format.signedUsdt(profit.netMicros)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

type Details = NonNullable<PeriodProfit['details']>;

/** What the net is made of. */
function Parts({ stakeMicros, prizeMicros, betCount, wonCount }: Details) {
  const { t } = useTranslation();
  const format = useFormatter();
  const winRate = (
    <>
      {betCount > 0 ? format.percent(wonCount / betCount) : '–'}
      <span className={styles.wonOf}>
        {t('statistics.sum.wonOf', { won: format.count(wonCount), bets: format.count(betCount) })}
      </span>
    </>
  );
  return (
    <Sums
      className={styles.parts}
      sums={[
        { label: t('game.sum.staked'), value: <Money micros={stakeMicros} currency="none" /> },
        { label: t('game.sum.won'), value: <Money micros={prizeMicros} currency="none" /> },
        { label: t('statistics.sum.winRate'), value: winRate },
      ]}
    />
  );
}

/** The sums of a period. A loss is a plain figure, neither red nor a reason to go on. */
function ProfitSums({ profit: { netMicros, details } }: { profit: PeriodProfit }) {
  const { t } = useTranslation();
  return (
    <HeroCard>
      <div className={column.gap2}>
        <p className={text.quiet}>{t('game.sum.net')}</p>
        <Money
          micros={netMicros}
          size="hero"
          currency="code"
          isSigned
          tone={netMicros > 0 ? 'green' : 'inherit'}
        />
        {details && <Parts {...details} />}
      </div>
    </HeroCard>
  );
}
