import { lazy, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { wallClockMs } from '../../lib/device-clock.ts';
import { usePlayer } from '../../lib/session.store.ts';
import { paths } from '../../paths.ts';
import { LazyOverlay } from '../../ui/overlays/lazy-overlay.tsx';
import { useTodayText } from './limit-kinds.tsx';
import { usePlayLimits } from './play-limits.queries.ts';
import { notePlaySince, readPlaySince, reminderDueMs } from './session-length.ts';

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../ui/overlays/confirm-dialog.tsx')).ConfirmDialog,
}));

/** Whether the player has been playing for as long as they wanted to be told; wakes with the page. */
function useIsReminderDue(playerId: number, sessionMinutes: number | undefined) {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (sessionMinutes === undefined || isDue) return;
    let timer: ReturnType<typeof setTimeout>;
    const check = () => {
      clearTimeout(timer);
      const nowMs = wallClockMs();
      const leftMs = reminderDueMs(readPlaySince(playerId, nowMs), sessionMinutes, nowMs);
      if (leftMs === 0) setDue(true);
      else timer = setTimeout(check, leftMs);
    };
    check();
    document.addEventListener('visibilitychange', check);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [playerId, sessionMinutes, isDue]);
  const goOn = () => {
    notePlaySince(playerId, wallClockMs());
    setDue(false);
  };
  return [isDue, goOn] as const;
}

function ReminderOf({ playerId }: { playerId: number }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data: limits, refetch } = usePlayLimits();
  const [isDue, goOn] = useIsReminderDue(playerId, limits?.sessionMinutes);
  const todayText = useTodayText();
  useEffect(() => {
    if (isDue) void refetch();
  }, [isDue, refetch]);
  useEffect(() => {
    readPlaySince(playerId, wallClockMs());
  }, [playerId]);

  if (!isDue || limits?.sessionMinutes === undefined) return null;
  const toLimits = () => {
    goOn();
    void navigate(paths.accountSecurity);
  };
  return (
    <LazyOverlay onClose={goOn}>
      <ConfirmDialog
        isOpen
        title={t('limits.reminder.title', { minutes: limits.sessionMinutes })}
        text={todayText('dailyLoss', limits) ?? ''}
        confirmLabel={t('limits.break.name')}
        onConfirm={toLimits}
        cancelLabel={t('limits.reminder.goOn')}
        onCancel={goOn}
      />
    </LazyOverlay>
  );
}

/** Tells the player how long they have been playing, as often as they wanted to be told (product §10). */
export function SessionReminder() {
  const playerId = usePlayer()?.id;
  return playerId === undefined ? null : <ReminderOf playerId={playerId} />;
}
