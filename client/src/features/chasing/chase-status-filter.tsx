import { CHASE_FILTER } from '@canada28/shared/contract/chase-states.ts';
import { useTranslation } from 'react-i18next';
import type { TextKey } from '../../i18n/i18n.ts';
import { ChipGroup } from '../../ui/forms/chip-group.tsx';
import type { ChaseRecordFilter } from './chasing.queries.ts';

const STATUS_KEYS: readonly (readonly [ChaseRecordFilter['status'], TextKey])[] = [
  [CHASE_FILTER.all, 'common.filter.all'],
  [CHASE_FILTER.running, 'game.chase.running'],
  [CHASE_FILTER.finished, 'game.chase.finished'],
  [CHASE_FILTER.stopped, 'game.chase.stopped'],
];

type StatusFilterProps = { filter: ChaseRecordFilter; onChange: (filter: ChaseRecordFilter) => void };

/** All chases, or those of one state. */
export function ChaseStatusFilter({ filter, onChange }: StatusFilterProps) {
  const { t } = useTranslation();
  return (
    <ChipGroup
      label={t('record.list.filterStatus')}
      chips={STATUS_KEYS.map(([value, textKey]) => ({ value, label: t(textKey) }))}
      value={filter.status}
      onSelect={(status) => onChange({ ...filter, status })}
    />
  );
}
