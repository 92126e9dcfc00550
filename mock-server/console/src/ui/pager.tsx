import { Button } from './button.tsx';
import { count } from './format.ts';
import layout from './layout.module.css';
import styles from './pager.module.css';

type PagerProps = {
  readonly pageNo: number;
  readonly pageSize: number;
  readonly total: number;
  readonly onTurn: (pageNo: number) => void;
};

/** Which rows of a list are in sight, newest first, and the way to the others; nothing where all are. */
export function Pager({ pageNo, pageSize, total, onTurn }: PagerProps) {
  if (total <= pageSize && pageNo === 1) return null;
  const first = (pageNo - 1) * pageSize + 1;
  return (
    <div className={styles.pager}>
      <Button size="small" disabled={pageNo === 1} onClick={() => onTurn(pageNo - 1)}>
        Newer
      </Button>
      <span className={layout.hint} role="status">
        {count(first)}–{count(Math.min(total, first + pageSize - 1))} of {count(total)}
      </span>
      <Button size="small" disabled={pageNo * pageSize >= total} onClick={() => onTurn(pageNo + 1)}>
        Older
      </Button>
    </div>
  );
}
