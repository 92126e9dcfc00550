import type { ReactNode } from 'react';
import text from '../basics/text.module.css';
import { CopyButton } from '../forms/copy-button.tsx';
import styles from './detail-list.module.css';

export type Fact<Value extends ReactNode = ReactNode> = {
  readonly label: string;
  readonly value: Value;
  /** Codes and addresses are set in type that tells 0 from O. */
  readonly isCode?: boolean;
  /** What a button after the value copies. */
  readonly copies?: string;
};

/** Facts of one thing: what it is called at the left, what it is at the right. */
export function DetailList({ facts }: { facts: readonly (Fact | false)[] }) {
  const known = facts.filter((fact) => fact !== false);
  return (
    <dl className={styles.list}>
      {known.map(({ label, value, isCode = false, copies }) => (
        <div key={label} className={styles.detail}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            {isCode ? <span className={text.code}>{value}</span> : value}
            {copies !== undefined && <CopyButton text={copies} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
