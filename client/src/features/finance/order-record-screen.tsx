import { useTranslation } from 'react-i18next';
import { useGoBack } from '../../lib/use-go-back.ts';
import { useRefreshAll } from '../../lib/use-refresh-all.ts';
import { paths } from '../../paths.ts';
import { NavBar } from '../../ui/basics/nav-bar.tsx';
import { Screen } from '../../ui/basics/screen.tsx';
import { DaysFilter } from '../../ui/lists/days-filter.tsx';
import { DEPOSITS, type FinanceKind, WITHDRAWALS } from './finance-kind.ts';
import { OrderRecord } from './order-record.tsx';
import { StatusFilter } from './status-filter.tsx';
import { useOrderFilter } from './use-order-filter.ts';

function OrderRecordScreen({ kind }: { kind: FinanceKind }) {
  const { t } = useTranslation();
  const goBack = useGoBack(paths.my);
  const [filter, setFilter] = useOrderFilter(kind);
  const refreshAll = useRefreshAll();
  return (
    <Screen
      onRefresh={refreshAll}
      header={
        <NavBar title={t(kind.recordTitleKey)} onBack={goBack}>
          <DaysFilter days={filter.days} onSelect={(days) => setFilter({ ...filter, days })} />
        </NavBar>
      }
    >
      <StatusFilter kind={kind} filter={filter} onChange={setFilter} />
      <OrderRecord kind={kind} filter={filter} />
    </Screen>
  );
}

/** Deposit history of the player (product §2, `/recharge/record`). */
export function DepositRecordScreen() {
  return <OrderRecordScreen kind={DEPOSITS} />;
}

/** Withdrawal history of the player (product §2, `/withdraw/list`). */
export function WithdrawalRecordScreen() {
  return <OrderRecordScreen kind={WITHDRAWALS} />;
}
