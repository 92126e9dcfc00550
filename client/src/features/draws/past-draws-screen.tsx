import { Ball } from '@canada28/ui/ball.tsx';
import { ChevronRight } from 'lucide-react';
import { lazy, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '../../i18n/format.ts';
import { Screen } from '../../ui/basics/screen.tsx';
import text from '../../ui/basics/text.module.css';
import { ForcedMark } from '../../ui/game/forced-mark.tsx';
import { ResultTags } from '../../ui/game/result-tags.tsx';
import { DayList } from '../../ui/lists/day-list.tsx';
import { PagedList } from '../../ui/lists/paged-list.tsx';
import { LazyOverlay } from '../../ui/overlays/lazy-overlay.tsx';
import { LIST_LENGTHS, useDrawHistory } from './draw-history.queries.ts';
import type { DrawnIssue } from './draw-history.ts';
import styles from './past-draws.module.css';
import { useDrawInAddress } from './use-draw-in-address.ts';

const PastDrawSheet = lazy(async () => ({ default: (await import('./past-draw-sheet.tsx')).PastDrawSheet }));

/** About how tall a row is, in px of the design. */
const ROW_HEIGHT = 62;

const issueCodeOf = ({ issueCode }: DrawnIssue) => issueCode;

function drawnAtMs({ result, drawAtMs }: DrawnIssue): number {
  return result.drawnAtMs ?? drawAtMs;
}

/** Every draw that the server still knows, newest first; each opens to show how it came about (product §2, `/order/past`). */
export function PastDrawsScreen() {
  const { t } = useTranslation();
  const history = useDrawHistory(LIST_LENGTHS);
  const [opened, setOpened] = useState<DrawnIssue>();
  // The sheet keeps its issue while it glides out.
  const [isOpen, setOpen] = useState(false);
  const open = useCallback((draw: DrawnIssue) => {
    setOpened(draw);
    setOpen(true);
  }, []);
  const address = useDrawInAddress(open);
  const close = () => {
    setOpen(false);
    address.leave();
  };
  return (
    <Screen header={false}>
      <PagedList query={history} empty={{ title: t('game.result.none') }}>
        {(draws) => (
          <DayList
            label={t('betting.room.past')}
            rows={draws}
            keyOf={issueCodeOf}
            atMsOf={drawnAtMs}
            rowHeight={ROW_HEIGHT}
          >
            {(draw) => <PastDrawRow draw={draw} onOpen={open} />}
          </DayList>
        )}
      </PagedList>
      {opened && (
        <LazyOverlay onClose={close}>
          <PastDrawSheet draw={opened} isOpen={isOpen} isVerified={address.isVerified} onClose={close} />
        </LazyOverlay>
      )}
    </Screen>
  );
}

type PastDrawRowProps = { draw: DrawnIssue; onOpen: (draw: DrawnIssue) => void };

/** One draw in a line; a press shows how it came about. */
function PastDrawRow({ draw, onOpen }: PastDrawRowProps) {
  const format = useFormatter();
  const { digits, sum, isForced } = draw.result;
  return (
    <button type="button" className={styles.row} onClick={() => onOpen(draw)}>
      <span className={styles.issue}>
        {draw.issueCode}
        <span className={styles.time}>{format.time(drawnAtMs(draw))}</span>
      </span>
      <span className={styles.result}>
        <span className={text.small}>{digits.join(' + ')}</span>
        <Ball value={sum} size="small" isPadded />
      </span>
      <span className={styles.tags}>
        <ResultTags sum={sum} />
        {isForced && <ForcedMark />}
      </span>
      <ChevronRight size={16} className={styles.chevron} aria-hidden="true" />
    </button>
  );
}
