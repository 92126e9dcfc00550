import { lazy, useEffect, useState } from 'react';
import { loadAllTexts } from '../../i18n/i18n.ts';
import { wallClockMs } from '../../lib/device-clock.ts';
import { usePlayer } from '../../lib/session.store.ts';
import { LazyOverlay } from '../../ui/overlays/lazy-overlay.tsx';
import { usePlayLimits } from './play-limits.queries.ts';
import { notePlaySince, readPlaySince, reminderDueMs } from './session-length.ts';

/** Most visits end before one is due: its code and its words come when it is. */
const ReminderDialog = lazy(async () => {
  const [{ ReminderDialog: Dialog }] = await Promise.all([import('./reminder-dialog.tsx'), loadAllTexts()]);
  return { default: Dialog };
});

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
  const { data: limits, refetch } = usePlayLimits();
  const [isDue, goOn] = useIsReminderDue(playerId, limits?.sessionMinutes);
  useEffect(() => {
    if (isDue) void refetch();
  }, [isDue, refetch]);
  useEffect(() => {
    readPlaySince(playerId, wallClockMs());
  }, [playerId]);

  if (!isDue || limits?.sessionMinutes === undefined) return null;
  return (
    <LazyOverlay onClose={goOn}>
      <ReminderDialog limits={limits} onGoOn={goOn} />
    </LazyOverlay>
  );
}

/** Tells the player how long they have been playing, as often as they wanted to be told (product §10). */
export function SessionReminder() {
  const playerId = usePlayer()?.id;
  return playerId === undefined ? null : <ReminderOf key={playerId} playerId={playerId} />;
}
