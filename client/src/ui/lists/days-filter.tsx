import { RECORD_DAYS } from '@canada28/shared/limits.ts';
import { CalendarDays } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TextKey } from '../../i18n/i18n.ts';
import type { FilterDays } from '../../lib/record-filter.ts';
import { PillSelect } from '../forms/pill-select.tsx';

const ALL = 'all';

const DAY_KEYS: Readonly<Record<(typeof RECORD_DAYS)[number], TextKey>> = {
  0: 'common.filter.today',
  1: 'common.filter.yesterday',
  7: 'common.filter.last7Days',
  15: 'common.filter.last15Days',
};

type DaysFilterProps = { value: FilterDays; onSelect: (value: FilterDays) => void };

export function DaysFilter({ value, onSelect }: DaysFilterProps) {
  const { t } = useTranslation();
  const options = RECORD_DAYS.map((days) => ({ value: String(days), label: t(DAY_KEYS[days]) }));
  return (
    <PillSelect
      label={t('common.filter.time')}
      icon={<CalendarDays size={16} />}
      options={[{ value: ALL, label: t('common.filter.all') }, ...options]}
      value={String(value ?? ALL)}
      onSelect={(text) => onSelect(RECORD_DAYS.find((days) => String(days) === text))}
    />
  );
}
