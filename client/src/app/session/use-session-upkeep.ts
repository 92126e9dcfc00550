import { INACTIVITY_LIMIT_MS } from '@canada28/shared/limits.ts';
import { MINUTE_MS } from '@canada28/shared/units-of-time.ts';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { logOut } from '../../data/auth/log-out.ts';
import { useProfile } from '../../data/player/player.queries.ts';
import { forgetPlaySince } from '../../features/play-limits/session-length.ts';
import { wallClockMs } from '../../lib/device-clock.ts';
import {
  followOtherTabs,
  getSession,
  isStoredSessionBroken,
  useIsLoggedIn,
} from '../../lib/session.store.ts';
import { openSessionPrompt } from '../../lib/session-prompt.store.ts';
import { paths } from '../../paths.ts';
import { watchInactivity } from './inactivity.ts';

/** The build's setting in minutes, where it is one (product §4). */
function inactivityLimitMs(): number {
  const minutes = Number(import.meta.env.VITE_INACTIVITY_MINUTES);
  return minutes > 0 ? minutes * MINUTE_MS : INACTIVITY_LIMIT_MS;
}

/** Keeps the session true while the app is open: its profile, other tabs, inactivity, and what is left of a broken one. */
export function useSessionUpkeep(): void {
  const navigate = useNavigate();
  useProfile();

  const isLoggedIn = useIsLoggedIn();
  useEffect(() => {
    if (!isLoggedIn) forgetPlaySince();
  }, [isLoggedIn]);

  const onInactive = useEffectEvent(() => {
    logOut();
    openSessionPrompt('inactive');
    void navigate(paths.home);
  });
  const resetBrokenSession = useEffectEvent(() => {
    if (isStoredSessionBroken()) void navigate(paths.resetSession, { replace: true });
  });

  useEffect(() => {
    resetBrokenSession();
    const stopWatch = watchInactivity({
      limitMs: inactivityLimitMs(),
      nowMs: wallClockMs,
      view: window,
      isLoggedIn: () => getSession() !== undefined,
      onInactive,
    });
    const stopFollowing = followOtherTabs(window);
    return () => {
      stopWatch();
      stopFollowing();
    };
  }, []);
}
