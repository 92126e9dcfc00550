import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
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

function RowContent({ icon, title, detail, value, to }: ListRowProps) {
  return (
    <>
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </span>
      {value !== undefined && <span className={styles.value}>{value}</span>}
      {to !== undefined && <ChevronRight className={styles.chevron} aria-hidden="true" />}
    </>
  );
}

/** One row: plain, or a link, or a button. */
export function ListRow(props: ListRowProps) {
  const content = <RowContent {...props} />;
  if (props.to !== undefined) {
    return (
      <li>
        <Link className={styles.row} to={props.to}>
          {content}
        </Link>
      </li>
    );
  }
  if (props.onClick === undefined) return <li className={styles.row}>{content}</li>;
  return (
    <li>
      <button type="button" className={styles.row} onClick={props.onClick}>
        {content}
      </button>
    </li>
  );
}
