import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../basics/button.tsx';
import { useFocusGoesOn } from '../basics/hand-focus-on.ts';
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

type MoreProps = Omit<ListTailProps, 'hasMore'> & { tail: RefObject<HTMLElement | null> };

/** After the last page it gives way to the words that this is all, where the keyboard then is. */
function More({ tail, isLoading, hasFailed, onMore }: MoreProps) {
  const { t } = useTranslation();
  const more = useFocusGoesOn<HTMLSpanElement>(tail);
  return (
    <span ref={more}>
      <Button variant="ghost" size="small" isLoading={isLoading} onClick={onMore}>
        {t(hasFailed ? 'ui.list.retry' : 'ui.list.more')}
      </Button>
    </span>
  );
}

/** Below the rows of a list that comes in pages: asks for more when it is scrolled to, or says that this is all. */
export function ListTail({ hasMore, isLoading, hasFailed, onMore }: ListTailProps) {
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
        <More tail={tail} isLoading={isLoading} hasFailed={hasFailed} onMore={onMore} />
      ) : (
        <EndOfList />
      )}
    </div>
  );
}
