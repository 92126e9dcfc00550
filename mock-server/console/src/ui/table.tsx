import type { ComponentProps, Key, ReactNode } from 'react';
import styles from './table.module.css';

/** A column: what it is called, what it says of a row, and how. */
export type Column<Row> = {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers stand at the right edge; what is wide takes more lines where it has no room. */
  readonly variant?: 'number' | 'wide' | 'muted' | 'dim';
  /** Left out of a window that is narrower (px); unless told it is always there. */
  readonly from?: 900 | 1100;
};

export type TableProps<Row> = {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row, index: number) => Key;
  readonly rowProps?: (row: Row) => ComponentProps<'tr'>;
};

/** A table that scrolls sideways where it is wider than its place. */
export function Table<Row>({ columns, rows, keyOf, rowProps }: TableProps<Row>) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.title}
                scope="col"
                className={column.variant === 'number' ? styles.number : undefined}
                data-from={column.from}
              >
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={keyOf(row, index)} {...rowProps?.(row)}>
              {columns.map(({ title, cell, variant, from }) => (
                <td key={title} className={variant && styles[variant]} data-from={from}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What is nothing, told quietly. */
export function quietly(isNothing: boolean, words: ReactNode): ReactNode {
  return isNothing ? <span className={styles.dim}>{words}</span> : words;
}
