import { RECORD_DAYS } from '@canada28/shared/limits.ts';
import { joinClasses } from '@canada28/ui/join-classes.ts';
import { CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextKey } from '../../i18n/i18n.ts';
import { useRefreshAll } from '../../lib/query-client.ts';
import { type FilterDays, type RecordFilter, useRecordFilter } from '../../lib/record-filter.ts';
import { useGoBack } from '../../lib/use-go-back.ts';
import { paths } from '../../paths.ts';
import { NavBar } from '../basics/nav-bar.tsx';
import { Screen } from '../basics/screen.tsx';
import { ChipGroup } from '../forms/chip-group.tsx';
import { PillSelect } from '../forms/pill-select.tsx';
import { DayList } from './day-list.tsx';
import { EmptyState } from './empty-state.tsx';
import { PagedList, type PagedQuery } from './paged-list.tsx';
import styles from './record.module.css';

/** About how tall a row is, in px of the design. */
const ROW_HEIGHT = 67;
/** As many states share the width of one line with "all". */
const MOST_STATES_IN_LINE = 3;
const ALL = 'all';

type RecordRow = { readonly id: number | string };

/** What makes one record of the player differ from another. */
export type RecordLook<Row extends RecordRow, Status extends number> = {
  readonly titleKey: TextKey;
  /** The states that it can be narrowed to, and what they are called. */
  readonly states: readonly (readonly [Status, TextKey])[];
  readonly useRows: (filter: RecordFilter<Status>) => PagedQuery<Row>;
  readonly atMsOf: (row: Row) => number;
  /** A `RowContent`. */
  readonly rowOf: (row: Row) => ReactNode;
  /** Said where there has never been a row. */
  readonly empty: { readonly titleKey: TextKey; readonly textKey: TextKey; readonly action?: ReactNode };
  readonly emptyIcon?: ReactNode;
};

type RecordProps<Row extends RecordRow, Status extends number> = { look: RecordLook<Row, Status> };

const idOf = ({ id }: RecordRow) => id;

const DAY_KEYS: Readonly<Record<(typeof RECORD_DAYS)[number], TextKey>> = {
  0: 'common.filter.today',
  1: 'common.filter.yesterday',
  7: 'common.filter.last7Days',
  15: 'common.filter.last15Days',
};

type FilterProps<Value> = { value: Value | undefined; onSelect: (value: Value | undefined) => void };

/** A record of all days, or of the last ones. */
function DaysFilter({ value, onSelect }: FilterProps<NonNullable<FilterDays>>) {
  const { t } = useTranslation();
  const options = RECORD_DAYS.map((days) => ({ value: String(days), label: t(DAY_KEYS[days]) }));
  return (
    <PillSelect
      label={t('record.list.filterTime')}
      icon={<CalendarDays />}
      options={[{ value: ALL, label: t('common.filter.all') }, ...options]}
      value={String(value ?? ALL)}
      onSelect={(text) => onSelect(RECORD_DAYS.find((days) => String(days) === text))}
    />
  );
}

type StatusFilterProps<Status> = FilterProps<Status> & {
  states: readonly (readonly [Status, TextKey])[];
};

/** A record of every state, or of one. */
function StatusFilter<Status extends number>({ states, value, onSelect }: StatusFilterProps<Status>) {
  const { t } = useTranslation();
  const ofStatus = states.map(([status, textKey]) => ({ value: status, label: t(textKey) }));
  return (
    <ChipGroup<Status | typeof ALL>
      label={t('record.list.filterStatus')}
      chips={[{ value: ALL, label: t('common.filter.all') }, ...ofStatus]}
      isCompact={states.length > MOST_STATES_IN_LINE}
      value={value ?? ALL}
      onSelect={(chosen) => onSelect(chosen === ALL ? undefined : chosen)}
    />
  );
}

/** What happened to the player, newest first, as far as the filter lets it through: a card for each day. */
function RecordRows<Row extends RecordRow, Status extends number>({
  look: { titleKey, useRows, atMsOf, rowOf, empty, emptyIcon },
  filter,
}: RecordProps<Row, Status> & { filter: RecordFilter<Status> }) {
  const { t } = useTranslation();
  const query = useRows(filter);
  const isFiltered = filter.status !== undefined || filter.days !== undefined;
  const none = isFiltered ? (
    <EmptyState icon={emptyIcon} title={t('common.list.empty')} />
  ) : (
    <EmptyState icon={emptyIcon} title={t(empty.titleKey)} text={t(empty.textKey)} action={empty.action} />
  );
  return (
    <PagedList query={query} empty={none}>
      {(rows) => (
        <DayList label={t(titleKey)} rows={rows} keyOf={idOf} atMsOf={atMsOf} rowHeight={ROW_HEIGHT}>
          {(row, { isFirst, isLast }) => (
            <div className={joinClasses(styles.row, isFirst && styles.first, isLast && styles.last)}>
              {rowOf(row)}
            </div>
          )}
        </DayList>
      )}
    </PagedList>
  );
}

/** The parts of a record: what narrows it, and its rows. */
function useRecord<Row extends RecordRow, Status extends number>(look: RecordLook<Row, Status>) {
  const { states } = look;
  const [filter, narrow] = useRecordFilter(states.map(([status]) => status));
  return {
    statusFilter: (
      <StatusFilter states={states} value={filter.status} onSelect={(status) => narrow({ status })} />
    ),
    daysFilter: <DaysFilter value={filter.days} onSelect={(days) => narrow({ days })} />,
    rows: <RecordRows look={look} filter={filter} />,
  };
}

/** A record and its filters, one beneath the other. */
export function RecordPanel<Row extends RecordRow, Status extends number>({
  look,
}: RecordProps<Row, Status>) {
  const { statusFilter, daysFilter, rows } = useRecord(look);
  return (
    <>
      <div className={styles.filters}>
        {statusFilter}
        {daysFilter}
      </div>
      {rows}
    </>
  );
}

/** A record as a screen of its own. */
export function RecordScreen<Row extends RecordRow, Status extends number>({
  look,
}: RecordProps<Row, Status>) {
  const { t } = useTranslation();
  const goBack = useGoBack(paths.my);
  const refreshAll = useRefreshAll();
  const { statusFilter, daysFilter, rows } = useRecord(look);
  return (
    <Screen
      onRefresh={refreshAll}
      header={
        <NavBar title={t(look.titleKey)} onBack={goBack}>
          {daysFilter}
        </NavBar>
      }
    >
      {statusFilter}
      {rows}
    </Screen>
  );
}
