import { useTranslation } from 'react-i18next';
import { ChipGroup } from '../../ui/forms/chip-group.tsx';
import type { FinanceKind } from './finance-kind.ts';
import type { OrderFilter } from './finance-orders.queries.ts';
import { statusLook } from './order-look.tsx';

const ALL = 'all';

type StatusFilterProps = {
  kind: FinanceKind;
  filter: OrderFilter;
  onChange: (filter: OrderFilter) => void;
};

/** All orders, or those of one state. */
export function StatusFilter({ kind, filter, onChange }: StatusFilterProps) {
  const { t } = useTranslation();
  const ofStatus = kind.statuses.map((status) => ({
    value: String(status),
    label: t(statusLook({ type: kind.type, status }).textKey),
  }));
  return (
    <ChipGroup
      label={t('record.list.filterStatus')}
      chips={[{ value: ALL, label: t('common.filter.all') }, ...ofStatus]}
      isCompact
      value={filter.status === undefined ? ALL : String(filter.status)}
      onSelect={(text) =>
        onChange({ ...filter, status: kind.statuses.find((status) => String(status) === text) })
      }
    />
  );
}
