import { MOST_OF_PLAYER } from '@canada28/shared/control/players.control.ts';
import { Card } from '@canada28/ui/card.tsx';
import type { ComponentProps } from 'react';
import { Empty, Failure } from '../../ui/page.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Table, type TableProps } from '../../ui/table.tsx';

type RecordTableProps<Row> = Omit<TableProps<Row>, 'rows'> & {
  readonly title: string;
  readonly rows: readonly Row[] | undefined;
  readonly empty: { readonly title: string; readonly advice: string };
  readonly error?: Error | null;
  readonly pages?: ComponentProps<typeof Pager>;
};

export function RecordTable<Row>({ title, rows, empty, error, pages, ...table }: RecordTableProps<Row>) {
  if (error) return <Failure error={error} />;
  if (rows === undefined) return null;
  if (rows.length === 0 && (pages?.pageNo ?? 1) === 1)
    return (
      <Empty title={empty.title}>
        <p>{empty.advice}</p>
      </Empty>
    );
  return (
    <Card title={title} isFlush>
      <Table rows={rows} {...table} />
      {pages !== undefined && <Pager {...pages} />}
    </Card>
  );
}

/** The title of a list of which only the newest rows are read. */
export function titleOfNewest(title: string, rows: readonly unknown[]): string {
  return rows.length < MOST_OF_PLAYER ? title : `${title}, the newest ${MOST_OF_PLAYER}`;
}
