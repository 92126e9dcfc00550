import { useTranslation } from 'react-i18next';
import { useGoBack } from '../../lib/use-go-back.ts';
import { useRefreshAll } from '../../lib/use-refresh-all.ts';
import { paths } from '../../paths.ts';
import { NavBar } from '../../ui/basics/nav-bar.tsx';
import { Screen } from '../../ui/basics/screen.tsx';
import { DaysFilter } from '../../ui/lists/days-filter.tsx';
import { BetRecord } from './bet-record.tsx';
import { StatusFilter } from './bet-record-filters.tsx';
import { useBetRecordFilter } from './use-bet-record-filter.ts';

/** Betting history of the player (product §2, `/record`). */
export function BetRecordScreen() {
  const { t } = useTranslation();
  const goBack = useGoBack(paths.my);
  const [filter, setFilter] = useBetRecordFilter();
  const refreshAll = useRefreshAll();
  return (
    <Screen
      onRefresh={refreshAll}
      header={
        <NavBar title={t('game.bet.record')} onBack={goBack}>
          <DaysFilter days={filter.days} onSelect={(days) => setFilter({ ...filter, days })} />
        </NavBar>
      }
    >
      <StatusFilter filter={filter} onChange={setFilter} />
      <BetRecord filter={filter} />
    </Screen>
  );
}
