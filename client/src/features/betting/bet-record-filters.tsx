import { BET_FILTER } from '@canada28/shared/contract/betting.contract.ts';
import { useTranslation } from 'react-i18next';
import type { TextKey } from '../../i18n/i18n.ts';
import { ChipGroup } from '../../ui/forms/chip-group.tsx';
import type { BetRecordFilter } from './bet-record.queries.ts';

type FilterProps = { filter: BetRecordFilter; onChange: (filter: BetRecordFilter) => void };

const STATUS_KEYS: readonly (readonly [BetRecordFilter['status'], TextKey])[] = [
  [BET_FILTER.all, 'common.filter.all'],
  [BET_FILTER.notDrawn, 'game.order.notDrawn'],
  [BET_FILTER.won, 'game.order.won'],
  [BET_FILTER.lost, 'game.order.lost'],
];

/** All bets, or those of one state. */
export function StatusFilter({ filter, onChange }: FilterProps) {
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
