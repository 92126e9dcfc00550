import { type ReactNode, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '../../i18n/format.ts';
import column from '../../ui/basics/column.module.css';
import { ResultTags } from '../../ui/game/result-tags.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import type { DrawnIssue } from './draw-history.ts';
import { DrawInFull } from './draw-in-full.tsx';
import styles from './past-draws.module.css';
import { VerifyButton } from './verification/verify-button.tsx';

type PastDrawSheetProps = {
  draw: DrawnIssue;
  isOpen: boolean;
  /** Its verification is open, too. */
  isVerified: boolean;
  onClose: () => void;
};

/** How a past draw came about, and the way to check it. */
export function PastDrawSheet({ draw, isOpen, isVerified, onClose }: PastDrawSheetProps) {
  const { t } = useTranslation();
  const format = useFormatter();
  const { result } = draw;
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('draws.reveal.resultOf', { issue: draw.issueCode })}>
      <div className={column.gap14}>
        <div className={styles.head}>
          <span>
            {t('draws.past.drawnAt')} {format.dateTime(result.drawnAtMs ?? draw.drawAtMs)}
          </span>
          <ResultTags sum={result.sum} />
        </div>
        <Later>
          <DrawInFull result={result} isWin={false} />
          <VerifyButton issue={draw} isOpenAtFirst={isVerified} />
        </Later>
      </div>
    </Sheet>
  );
}

/** What comes in a task of its own, once the sheet has begun to rise. */
function Later({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) && children;
}
