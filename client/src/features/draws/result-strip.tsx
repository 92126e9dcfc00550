import { Ball } from '@canada28/ui/ball.tsx';
import { ChevronRight, Hourglass, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/basics/button.tsx';
import { ForcedMark } from '../../ui/game/forced-mark.tsx';
import { ResultTags } from '../../ui/game/result-tags.tsx';
import type { AwaitedDraw } from './awaited-draw.ts';
import { openDrawView } from './draw-view.store.ts';
import styles from './result-strip.module.css';

/** That no result is there: it is still awaited, or will never come. */
function NoResult({ draw: { issueCode, isVoid } }: { draw: AwaitedDraw }) {
  const { t } = useTranslation();
  const Icon = isVoid ? Undo2 : Hourglass;
  return (
    <span className={isVoid ? styles.void : styles.awaited}>
      <Icon size={16} aria-hidden="true" />
      {t(isVoid ? 'draws.reveal.void' : 'draws.reveal.drawing', { issue: issueCode })}
    </span>
  );
}

/** The draw before the issue on sale in one line: its result, or that it is still awaited; a press shows all of it. */
export function ResultStrip({ draw }: { draw: AwaitedDraw }) {
  const { t } = useTranslation();
  const { issueCode, drawn } = draw;
  const result = drawn?.result;
  return (
    <button type="button" className={styles.strip} onClick={() => openDrawView(issueCode)}>
      <span className={styles.content}>
        {result === undefined ? (
          <NoResult draw={draw} />
        ) : (
          <>
            <span className={styles.caption}>
              {t('draws.strip.last')}
              <span className={styles.code}>
                {issueCode} {result.isForced && <ForcedMark isShort />}
              </span>
            </span>
            {/* A new result comes in again: the key starts its entrance. */}
            <span key={issueCode} className={styles.result}>
              {result.digits.join(' + ')} =
              <Ball value={result.sum} size="compact" />
              <ResultTags sum={result.sum} />
            </span>
          </>
        )}
      </span>
      <ChevronRight size={16} className={styles.chevron} aria-hidden="true" />
    </button>
  );
}

type FailedStripProps = { isRetrying: boolean; onRetry: () => void };

/** That the last result could not be loaded, and a way to try again; no larger than the result, above the grid. */
export function FailedStrip({ isRetrying, onRetry }: FailedStripProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.strip} role="alert">
      <span className={styles.caption}>
        {t('draws.strip.last')}
        <span className={styles.code}>{t('common.list.failed')}</span>
      </span>
      <Button variant="secondary" size="small" isLoading={isRetrying} onClick={onRetry}>
        {t('ui.list.retry')}
      </Button>
    </div>
  );
}
