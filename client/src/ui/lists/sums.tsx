import { joinClasses } from '@canada28/ui/join-classes.ts';
import type { ReactNode } from 'react';
import styles from './sums.module.css';

type SumsProps = {
  /** How they lie; at both ends of a line unless told. */
  className?: string | undefined;
  sums: readonly ({ readonly label: string; readonly value: ReactNode } | false)[];
};

/** Sums next to each other, each below what it is called. */
export function Sums({ className = styles.ends, sums }: SumsProps) {
  const known = sums.filter((sum) => sum !== false);
  return (
    <dl className={joinClasses(styles.sums, className)}>
      {known.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
