import { RECORD_DAYS } from '@canada28/shared/limits.ts';
import { joinClasses } from '@canada28/ui/join-classes.ts';
import { CalendarDays } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextKey } from '../../i18n/i18n.ts';
import { atMsOf, type DatedRow } from '../../lib/list-rows.ts';
import { type FilterDays, type RecordFilter, useRecordFilter } from '../../lib/record-filter.ts';
import type { EmptyState } from '../basics/empty-state.tsx';
import { Screen } from '../basics/screen.tsx';
import { ChipGroup } from '../forms/chip-group.tsx';
import { PillSelect } from '../forms/pill-select.tsx';
import { DayList } from './day-list.tsx';
import { PagedList, type PagedQuery } from './paged-list.tsx';
import styles from './record.module.css';

/** About how tall a row is, in px of the design. */
const ROW_HEIGHT = 67;
/** As many states share the width of one line with "all". */
const MOST_STATES_IN_LINE = 3;
const ALL = 'all';

/** A state that a record can be narrowed to, and what it is called. */
export type RecordState<Status extends number> = readonly [Status, TextKey];

const idOf = ({ id }: DatedRow) => id;

const DAY_KEYS: Readonly<Record<(typeof RECORD_DAYS)[number], TextKey>> = {
  0: 'common.filter.today',
  1: 'common.filter.yesterday',
  7: 'common.filter.last7Days',
  15: 'common.filter.last15Days',
};

type FilterProps<Value> = { value: Value | undefined; onSelect: (value: Value | undefined) => void };

export function DaysFilter({ value, onSelect }: FilterProps<NonNullable<FilterDays>>) {
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

type StatusFilterProps<Status extends number> = FilterProps<Status> & {
  states: readonly RecordState<Status>[];
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

type RecordRowsProps<Row extends DatedRow> = {
  readonly label: string;
  readonly query: PagedQuery<Row>;
  readonly filter: RecordFilter;
  /** Where there has never been a row. */
  readonly empty: ComponentProps<typeof EmptyState>;
  /** A `RowContent`. */
  readonly children: (row: Row) => ReactNode;
};

/** What happened to the player, newest first, as far as the filter lets it through: a card for each day. */
export function RecordRows<Row extends DatedRow>({
  label,
  query,
  filter,
  empty,
  children,
}: RecordRowsProps<Row>) {
  const { t } = useTranslation();
  const isFiltered = filter.status !== undefined || filter.days !== undefined;
  const none = isFiltered ? { icon: empty.icon, title: t('common.list.empty') } : empty;
  return (
    <PagedList query={query} empty={none}>
      {(rows) => (
        <DayList label={label} rows={rows} keyOf={idOf} atMsOf={atMsOf} rowHeight={ROW_HEIGHT}>
          {(row, { isFirst, isLast }) => (
            <div className={joinClasses(styles.row, isFirst && styles.first, isLast && styles.last)}>
              {children(row)}
            </div>
          )}
        </DayList>
      )}
    </PagedList>
  );
}

export type RecordProps<Status extends number> = {
  readonly states: readonly RecordState<Status>[];
  /** The `RecordRows` that the filter lets through. */
  readonly children: (filter: RecordFilter<Status>) => ReactNode;
};

/** A record as a tab of another screen: its filters stand above it. */
export function RecordTab<Status extends number>({ states, children }: RecordProps<Status>) {
  const [filter, narrow] = useRecordFilter(states.map(([status]) => status));
  return (
    <Screen header={false}>
      <div className={styles.filters}>
        <StatusFilter states={states} value={filter.status} onSelect={(status) => narrow({ status })} />
        <DaysFilter value={filter.days} onSelect={(days) => narrow({ days })} />
      </div>
      {children(filter)}
    </Screen>
  );
}
