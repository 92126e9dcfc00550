import type { ReactNode } from 'react';
import styles from './table.module.css';

/** What a column is called; numbers stand at its right edge. */
export type Heading = string | { readonly title: string; readonly isNumber: boolean };

/** A table that scrolls sideways where it is wider than its place; its rows are what is in it. */
export function Table({
  headings,
  children,
}: {
  readonly headings: readonly Heading[];
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            {headings.map((heading) => {
              const { title, isNumber } =
                typeof heading === 'string' ? { title: heading, isNumber: false } : heading;
              return (
                <th key={title} scope="col" className={isNumber ? styles.number : undefined}>
                  {title}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
