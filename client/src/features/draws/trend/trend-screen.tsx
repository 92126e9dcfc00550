import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../../ui/basics/empty-state.tsx';
import { Screen } from '../../../ui/basics/screen.tsx';
import { PillSelect } from '../../../ui/forms/pill-select.tsx';
import { SegmentedTabs } from '../../../ui/forms/segmented-tabs.tsx';
import { Loaded } from '../../../ui/lists/loaded.tsx';
import { ListSkeleton } from '../../../ui/lists/skeleton.tsx';
import { useDrawHistory } from '../draw-history.queries.ts';
import { TrendGrid } from './trend-grid.tsx';
import { TrendHeat } from './trend-heat.tsx';
import styles from './trend-screen.module.css';
import { TREND_LENGTHS, TREND_VIEWS, TREND_WINDOWS, type TrendView } from './trend-views.ts';

/** The trend with all the states of a list. */
function Trend({ view, windowSize }: TrendChoice) {
  const { t } = useTranslation();
  return (
    <Loaded query={useDrawHistory(TREND_LENGTHS)} skeleton={<ListSkeleton rows={8} />}>
      {(draws) => {
        if (draws.length === 0) return <EmptyState title={t('game.result.none')} />;
        if (view === 'heat') return <TrendHeat draws={draws} windowSize={windowSize} />;
        return <TrendGrid key={view} view={view} draws={draws} windowSize={windowSize} />;
      }}
    </Loaded>
  );
}

/** How the last draws went, and that they say nothing about the next (product §2, `/order/trend`; game §7). */
export function TrendScreen() {
  const { t } = useTranslation();
  const [choice, choose] = useTrendChoice();
  return (
    <Screen header={false}>
      <SegmentedTabs
        label={t('draws.trend.views')}
        look="pills"
        items={TREND_VIEWS.map(({ value, labelKey }) => ({ value, label: t(labelKey) }))}
        value={choice.view}
        onValueChange={(view) => choose({ view })}
      />
      <div className={styles.head}>
        <p className={styles.honest}>
          {t('draws.trend.honest')}
          {choice.view !== 'heat' && <span className={styles.legend}>{t('draws.trend.legend')}</span>}
        </p>
        <PillSelect
          label={t('draws.trend.range')}
          options={TREND_WINDOWS.map((size) => ({
            value: String(size),
            label: t('draws.trend.last', { issues: size }),
          }))}
          value={String(choice.windowSize)}
          onSelect={(text) => {
            const windowSize = TREND_WINDOWS.find((size) => String(size) === text);
            if (windowSize) choose({ windowSize });
          }}
        />
      </div>
      <Trend {...choice} />
    </Screen>
  );
}

type TrendChoice = { readonly view: TrendView; readonly windowSize: (typeof TREND_WINDOWS)[number] };

const DEFAULT_CHOICE: TrendChoice = { view: 'numbers', windowSize: 50 };

/** The choice stands in the address, so that the way back and a reload find it again. */
function useTrendChoice() {
  const [parameters, setParameters] = useSearchParams();
  const view = TREND_VIEWS.find(({ value }) => value === parameters.get('view'))?.value;
  const windowSize = TREND_WINDOWS.find((size) => String(size) === parameters.get('last'));
  const choice: TrendChoice = {
    view: view ?? DEFAULT_CHOICE.view,
    windowSize: windowSize ?? DEFAULT_CHOICE.windowSize,
  };
  const choose = (change: Partial<TrendChoice>) => {
    const chosen = { ...choice, ...change };
    setParameters({ view: chosen.view, last: String(chosen.windowSize) }, { replace: true });
  };
  return [choice, choose] as const;
}
