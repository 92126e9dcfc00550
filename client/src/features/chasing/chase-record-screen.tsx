import { useTranslation } from 'react-i18next';
import { useGoBack } from '../../lib/use-go-back.ts';
import { useRefreshAll } from '../../lib/use-refresh-all.ts';
import { paths } from '../../paths.ts';
import { NavBar } from '../../ui/basics/nav-bar.tsx';
import { Screen } from '../../ui/basics/screen.tsx';
import { DaysFilter } from '../../ui/lists/days-filter.tsx';
import { ChaseRecord } from './chase-record.tsx';
import { ChaseStatusFilter } from './chase-status-filter.tsx';
import { useChaseRecordFilter } from './use-chase-record-filter.ts';

/** The player's chases (product §2, `/chasingRecord`). */
export function ChaseRecordScreen() {
  const { t } = useTranslation();
  const goBack = useGoBack(paths.my);
  const [filter, setFilter] = useChaseRecordFilter();
  const refreshAll = useRefreshAll();
  return (
    <Screen
      onRefresh={refreshAll}
      header={
        <NavBar title={t('game.chase.record')} onBack={goBack}>
          <DaysFilter days={filter.days} onSelect={(days) => setFilter({ ...filter, days })} />
        </NavBar>
      }
    >
      <ChaseStatusFilter filter={filter} onChange={setFilter} />
      <ChaseRecord filter={filter} />
    </Screen>
  );
}
