import { Card } from '@canada28/ui/card.tsx';
import type { ReactNode } from 'react';
import { Empty, Failure } from '../../ui/page.tsx';
import { Pager } from '../../ui/pager.tsx';
import table from '../../ui/table.module.css';
import { Table } from '../../ui/table.tsx';

/** A column of records: what it is called, and what it says of one. */
export type Column<Row> = {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  readonly isNumber?: boolean;
};

type RecordTableProps<Row> = {
  readonly title: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[] | undefined;
  readonly keyOf: (row: Row, index: number) => string | number;
  /** What is said where there are none, and what to do first. */
  readonly empty: { readonly title: string; readonly advice: string };
  readonly error?: Error | null;
  readonly pages?: {
    readonly pageNo: number;
    readonly pageSize: number;
    readonly total: number;
    readonly onTurn: (pageNo: number) => void;
  };
};

/** Records of one kind as a table, newest first. */
export function RecordTable<Row>({
  title,
  columns,
  rows,
  keyOf,
  empty,
  error,
  pages,
}: RecordTableProps<Row>) {
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
      <Table headings={columns.map(({ title, isNumber = false }) => ({ title, isNumber }))}>
        {rows.map((row, index) => (
          <tr key={keyOf(row, index)}>
            {columns.map((column) => (
              <td key={column.title} className={column.isNumber ? table.number : undefined}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </Table>
      {pages !== undefined && <Pager {...pages} />}
    </Card>
  );
}
