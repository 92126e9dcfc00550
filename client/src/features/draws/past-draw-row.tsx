import { ChevronRight } from 'lucide-react';
import { useFormatter } from '../../i18n/format.ts';
import { Ball } from '../../ui/game/ball.tsx';
import { ResultTags } from '../../ui/game/result-tags.tsx';
import type { DrawnIssue } from './draw-history.ts';
import { ForcedMark } from './forced-mark.tsx';
import styles from './past-draws.module.css';

type PastDrawRowProps = { draw: DrawnIssue; drawnAtMs: number; onOpen: (draw: DrawnIssue) => void };

/** One draw in a line; a press shows how it came about. */
export function PastDrawRow({ draw, drawnAtMs, onOpen }: PastDrawRowProps) {
  const format = useFormatter();
  const { digits, sum, isForced } = draw.result;
  return (
    <button type="button" className={styles.row} onClick={() => onOpen(draw)}>
      <span className={styles.issue}>
        {draw.issueCode}
        <span className={styles.time}>{format.time(drawnAtMs)}</span>
      </span>
      <span className={styles.result}>
        <span className={styles.digits}>{digits.join(' + ')}</span>
        <Ball value={sum} size="small" isPadded />
      </span>
      <span className={styles.tags}>
        <ResultTags sum={sum} />
        {isForced && <ForcedMark />}
      </span>
      <ChevronRight className={styles.chevron} aria-hidden="true" />
    </button>
  );
}
