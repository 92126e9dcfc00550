import { drawResult } from '@canada28/shared/game/draw-result.ts';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '../../i18n/format.ts';
import { ResultTags } from '../../ui/game/result-tags.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import type { DrawnIssue } from './draw-history.ts';
import { DrawnNumbers, publishedNumbers } from './drawn-numbers.tsx';
import styles from './past-draws.module.css';
import { RollingSum } from './rolling-sum.tsx';
import { VerifyButton } from './verification/verify-button.tsx';
import { ZoneTable } from './zone-table.tsx';

type PastDrawSheetProps = { draw: DrawnIssue; isOpen: boolean; onClose: () => void };

/** How a past draw came about, and the way to check it. */
export function PastDrawSheet({ draw, isOpen, onClose }: PastDrawSheetProps) {
  const { t } = useTranslation();
  const format = useFormatter();
  const { result } = draw;
  const numbers = publishedNumbers(result);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('draws.reveal.resultOf', { issue: draw.issueCode })}>
      <div className={styles.sheet}>
        <div className={styles.head}>
          <span>
            {t('draws.past.drawnAt')} {format.dateTime(result.drawnAtMs ?? draw.drawAtMs)}
          </span>
          <ResultTags sum={result.sum} />
        </div>
        {numbers && <DrawnNumbers numbers={numbers} />}
        {numbers && <ZoneTable draw={drawResult(numbers)} />}
        <RollingSum result={result} isWin={false} />
        <VerifyButton issue={draw} />
      </div>
    </Sheet>
  );
}
