import { useTranslation } from 'react-i18next';
import { DayList } from '../../ui/lists/day-list.tsx';
import type { DrawnIssue } from './draw-history.ts';
import { PastDrawRow } from './past-draw-row.tsx';

/** About how tall a row is, in px of the design. */
const ROW_HEIGHT = 62;

const issueCodeOf = ({ issueCode }: DrawnIssue) => issueCode;

function drawnAtMs({ result, drawAtMs }: DrawnIssue): number {
  return result.drawnAtMs ?? drawAtMs;
}

type PastDrawListProps = { draws: readonly DrawnIssue[]; onOpen: (draw: DrawnIssue) => void };

/** A list of up to 2,000 draws by their days. */
export function PastDrawList({ draws, onOpen }: PastDrawListProps) {
  const { t } = useTranslation();
  return (
    <DayList
      label={t('betting.room.past')}
      rows={draws}
      keyOf={issueCodeOf}
      atMsOf={drawnAtMs}
      rowHeight={ROW_HEIGHT}
    >
      {(draw) => <PastDrawRow draw={draw} drawnAtMs={drawnAtMs(draw)} onOpen={onOpen} />}
    </DayList>
  );
}
