import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../basics/link.tsx';
import text from '../basics/text.module.css';
import styles from './list.module.css';

type ListProps = { label?: string; children: ReactNode };

/** Rows in one card, divided by hairlines. */
export function List({ label, children }: ListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}

type ListRowProps = {
  icon?: ReactNode;
  title: ReactNode;
  detail?: ReactNode;
  /** At the right: a value, a tag, a count. */
  value?: ReactNode;
  /** Makes the whole row a way to another screen. */
  to?: string;
  /** Makes the whole row an action. */
  onClick?: () => void;
};

function RowParts({ icon, title, detail, value, to }: ListRowProps) {
  return (
    <>
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        {detail !== undefined && <span className={text.small}>{detail}</span>}
      </span>
      {value !== undefined && <span className={styles.value}>{value}</span>}
      {to !== undefined && <ChevronRight size={18} className={styles.chevron} aria-hidden="true" />}
    </>
  );
}

/** What a row holds: plain, or a link, or a button. */
export function RowContent(props: ListRowProps) {
  const parts = <RowParts {...props} />;
  if (props.to !== undefined) {
    return (
      <Link className={styles.row} to={props.to}>
        {parts}
      </Link>
    );
  }
  if (props.onClick === undefined) return <div className={styles.row}>{parts}</div>;
  return (
    <button type="button" className={styles.row} onClick={props.onClick}>
      {parts}
    </button>
  );
}

export function ListRow(props: ListRowProps) {
  return (
    <li>
      <RowContent {...props} />
    </li>
  );
}
