import { RECORD_DAYS } from '@canada28/shared/limits.ts';
import { CalendarDays } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TextKey } from '../../i18n/i18n.ts';
import { PillSelect } from '../forms/pill-select.tsx';

/** Days that a record can be narrowed to (product §9); undefined means all of them. */
export type FilterDays = (typeof RECORD_DAYS)[number] | undefined;

const DAY_KEYS: Readonly<Record<(typeof RECORD_DAYS)[number], TextKey>> = {
  0: 'common.filter.today',
  1: 'common.filter.yesterday',
  7: 'common.filter.last7Days',
  15: 'common.filter.last15Days',
};
const ALL_DAYS = 'all';

type DaysFilterProps = { days: FilterDays; onSelect: (days: FilterDays) => void };

/** A record of all days, or of the last ones. */
export function DaysFilter({ days, onSelect }: DaysFilterProps) {
  const { t } = useTranslation();
  const options = RECORD_DAYS.map((value) => ({ value: String(value), label: t(DAY_KEYS[value]) }));
  return (
    <PillSelect
      label={t('record.list.filterTime')}
      icon={<CalendarDays />}
      options={[{ value: ALL_DAYS, label: t('common.filter.all') }, ...options]}
      value={days === undefined ? ALL_DAYS : String(days)}
      onSelect={(text) => onSelect(RECORD_DAYS.find((value) => String(value) === text))}
    />
  );
}
