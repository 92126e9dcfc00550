import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../basics/button.tsx';
import styles from './list-tail.module.css';

export function EndOfList() {
  const { t } = useTranslation();
  return <p className={styles.end}>{t('ui.list.end')}</p>;
}

/** Rows are asked for before the last one comes into view. */
const LOOKAHEAD = '240px';

type ListTailProps = {
  hasMore: boolean;
  isLoading: boolean;
  /** The last attempt failed: only a press tries again. */
  hasFailed: boolean;
  onMore: () => void;
};

/** Below the rows of a list that comes in pages: asks for more when it is scrolled to, or says that this is all. */
export function ListTail({ hasMore, isLoading, hasFailed, onMore }: ListTailProps) {
  const { t } = useTranslation();
  const tail = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const loadMore = useEffectEvent(onMore);
  const isDue = isNear && hasMore && !isLoading && !hasFailed;

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setIsNear(entry?.isIntersecting === true), {
      rootMargin: LOOKAHEAD,
    });
    if (tail.current) observer.observe(tail.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (isDue) loadMore();
  }, [isDue]);

  return (
    <div ref={tail} className={styles.tail}>
      {hasMore ? (
        <Button variant="ghost" size="small" isLoading={isLoading} onClick={onMore}>
          {t(hasFailed ? 'ui.list.retry' : 'ui.list.more')}
        </Button>
      ) : (
        <EndOfList />
      )}
    </div>
  );
}
