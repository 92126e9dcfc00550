import { joinClasses } from '@canada28/ui/join-classes.ts';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { atMsOf, type DatedRow } from '../../lib/list-rows.ts';
import type { RecordFilter } from '../../lib/record-filter.ts';
import type { EmptyState } from '../basics/empty-state.tsx';
import { DayList } from './day-list.tsx';
import { PagedList, type PagedQuery } from './paged-list.tsx';
import styles from './record.module.css';

/** About how tall a row is, in px of the design. */
const ROW_HEIGHT = 67;

const idOf = ({ id }: DatedRow) => id;

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
