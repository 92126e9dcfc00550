import { useTranslation } from 'react-i18next';
import type { RecordState } from '../../lib/record-filter.ts';
import { ChipGroup } from '../forms/chip-group.tsx';

const ALL = 'all';
/** As many states share the width of one line with "all". */
const MOST_STATES_IN_LINE = 3;

type StatusFilterProps<Status extends number> = {
  states: readonly RecordState<Status>[];
  value: Status | undefined;
  onSelect: (value: Status | undefined) => void;
};

export function StatusFilter<Status extends number>({ states, value, onSelect }: StatusFilterProps<Status>) {
  const { t } = useTranslation();
  const ofStatus = states.map(([status, textKey]) => ({ value: status, label: t(textKey) }));
  return (
    <ChipGroup<Status | typeof ALL>
      label={t('common.field.status')}
      chips={[{ value: ALL, label: t('common.filter.all') }, ...ofStatus]}
      isCompact={states.length > MOST_STATES_IN_LINE}
      value={value ?? ALL}
      onSelect={(chosen) => onSelect(chosen === ALL ? undefined : chosen)}
    />
  );
}
