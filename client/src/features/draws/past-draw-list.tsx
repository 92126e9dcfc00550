import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '../../i18n/format.ts';
import { type DayItem, withDays } from '../../lib/day-items.ts';
import { VirtualList } from '../../ui/virtual-list.tsx';
import type { DrawnIssue } from './draw-history.ts';
import { PastDrawRow } from './past-draw-row.tsx';
import styles from './past-draws.module.css';

/** About how tall they are, in px of the design. */
const DAY_HEIGHT = 34;
const ROW_HEIGHT = 62;

function drawnAtMs({ result, drawAtMs }: DrawnIssue): number {
  return result.drawnAtMs ?? drawAtMs;
}

function heightOf(item: DayItem<DrawnIssue>): number {
  return 'dayMs' in item ? DAY_HEIGHT : ROW_HEIGHT;
}

type PastDrawListProps = { draws: readonly DrawnIssue[]; onOpen: (draw: DrawnIssue) => void };

/** A list of up to 2,000 draws by their days. */
export function PastDrawList({ draws, onOpen }: PastDrawListProps) {
  const { t } = useTranslation();
  const format = useFormatter();
  const items = useMemo(
    () => withDays(draws, { keyOf: ({ issueCode }) => issueCode, atMsOf: drawnAtMs }),
    [draws],
  );
  return (
    <VirtualList label={t('betting.room.past')} items={items} heightOf={heightOf}>
      {(item) =>
        'dayMs' in item ? (
          <h2 className={styles.day}>{format.date(item.dayMs)}</h2>
        ) : (
          <PastDrawRow draw={item.row} drawnAtMs={drawnAtMs(item.row)} onOpen={onOpen} />
        )
      }
    </VirtualList>
  );
}
