import { listNoticesCall, noticeFromWire } from '@canada28/shared/contract/notices.contract.ts';
import { VisuallyHidden } from '@canada28/ui/visually-hidden.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronRight, Megaphone } from 'lucide-react';
import { lazy, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/i18n.ts';
import { callApi } from '../../lib/api-client.ts';
import { isMotionReduced } from '../../lib/reduced-motion.ts';
import { Skeleton } from '../../ui/lists/skeleton.tsx';
import { LazyOverlay } from '../../ui/overlays/lazy-overlay.tsx';
import styles from './home.module.css';

const NOTICES_STALE_AFTER_MS = 60_000;

/** What the operator tells all players, newest first. */
function useNotices() {
  const language = useLanguage();
  return useQuery({
    queryKey: ['notices', language],
    queryFn: async ({ signal }) => (await callApi(listNoticesCall, {}, { signal })).map(noticeFromWire),
    staleTime: NOTICES_STALE_AFTER_MS,
    // In another language they take the place of those that are read.
    placeholderData: keepPreviousData,
  });
}

/** Long enough to read two lines twice. */
const TURN_MS = 6000;

/** Index of the thing whose turn it is among `count`; it stays with the first where motion is not welcome. */
function useTurn(count: number, isHeld: boolean): number {
  const [turn, setTurn] = useState(0);
  const isMoving = count > 1 && !isHeld;
  useEffect(() => {
    if (!isMoving || isMotionReduced()) return;
    const timer = setInterval(() => setTurn((current) => current + 1), TURN_MS);
    return () => clearInterval(timer);
  }, [isMoving]);
  return count === 0 ? 0 : turn % count;
}

const NoticesDialog = lazy(async () => ({ default: (await import('./notices-dialog.tsx')).NoticesDialog }));

/** One notice after the other in a line; a press shows them all. */
export function NoticeTicker() {
  const { t } = useTranslation();
  const { data: notices, isPending } = useNotices();
  const [isOpen, setIsOpen] = useState(false);
  const [isHeld, setIsHeld] = useState(false);
  const turn = useTurn(notices?.length ?? 0, isHeld || isOpen);
  const notice = notices?.[turn];
  if (isPending) return <Skeleton shape="bar" />;
  if (notices === undefined || notice === undefined) return null;
  const hold = () => setIsHeld(true);
  const release = () => setIsHeld(false);
  return (
    <>
      <button
        type="button"
        className={styles.notice}
        onClick={() => setIsOpen(true)}
        onFocus={hold}
        onBlur={release}
        onPointerEnter={hold}
        onPointerLeave={release}
      >
        <Megaphone size={16} aria-hidden="true" />
        <VisuallyHidden>{t('home.notice.label')} </VisuallyHidden>
        <span key={notice.id} className={styles.noticeTitle}>
          {notice.title}
        </span>
        <ChevronRight size={16} aria-hidden="true" />
      </button>
      {isOpen && (
        <LazyOverlay onClose={() => setIsOpen(false)}>
          <NoticesDialog notices={notices} onClose={() => setIsOpen(false)} />
        </LazyOverlay>
      )}
    </>
  );
}
