import { isStageInput, STAGE_INPUTS } from '@canada28/ui/stage-keys.ts';
import { useEffect, useState } from 'react';
import { pageTime } from '../control/page-time.ts';
import { place } from '../control/place.ts';
import { boothMove, untouchedIn } from './booth.ts';
import type { Story } from './hand.ts';
import { changeStage, isPlayingByItself, useStageState } from './stage.store.ts';
import { saidOf } from './stories/story-texts.ts';
import { useStageLanguage } from './texts/use-texts.ts';
import type { Stage } from './use-stage.ts';

export function togglePlayByItself(): void {
  changeStage(({ isBooth }) => ({ isBooth: !isBooth, touchedAtMs: 0 }));
}

/** What the address of a booth stands for: nothing for a presenter in sight, and no one presses. */
export function openBooth(): void {
  changeStage({ isBooth: true, isFolded: true, touchedAtMs: 0 });
}

/** Lets a window of the audience play by itself; of several windows one does. */
export function useBooth(
  { standing, isBusy, generation, next, tellAgain }: Stage,
  only: Story | undefined,
): void {
  const { told, isBooth, touchedAtMs } = useStageState();
  const isPlayer = useIsPlayer(isBooth);
  const said = useSaid(standing);
  useScreenOn(isPlayer);
  // Another object whenever another window wrote something.
  const where = JSON.stringify(told);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a move depends on; the stage itself is another object each time.
  useEffect(() => {
    if (!isPlayer) return;
    const untouchedInMs = untouchedIn(touchedAtMs, pageTime.wall());
    const { does, story, afterMs } = boothMove({ standing, only, said, isBusy, untouchedInMs });
    const timer = setTimeout(() => {
      if (does === 'reload') return location.reload();
      // What a visitor left open or black is over, too.
      changeStage({ touchedAtMs: 0, isBlack: false });
      if (does === 'next') next();
      else tellAgain(story);
    }, afterMs);
    return () => clearTimeout(timer);
  }, [isPlayer, where, generation, said, only, isBusy, touchedAtMs]);
}

function useSaid(standing: Stage['standing']): string {
  const language = useStageLanguage();
  return standing === undefined ? '' : saidOf(standing, language);
}

/** Of the windows in which this is wanted, one is it at a time; when it is closed, another one. */
function useIsPlayer(isWanted: boolean): boolean {
  const [isIt, setIsIt] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    const end = new AbortController();
    const play = () => {
      setIsIt(true);
      return new Promise<void>((resolve) => end.signal.addEventListener('abort', () => resolve()));
    };
    // Without locks (`use-stage.ts`) each window of the audience takes itself for the only one.
    if ('locks' in navigator)
      void navigator.locks
        .request(`booth of ${place.world}`, { signal: end.signal }, play)
        // It waited for its turn and is not wanted any more.
        .catch(() => undefined);
    else void play();
    return () => {
      end.abort();
      setIsIt(false);
    };
  }, [isWanted]);
  return isIt;
}

/** Keeps the screen of the booth from going dark, where the browser can; it lets go of it whenever the page is hidden. */
function useScreenOn(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return;
    let lock: Promise<WakeLockSentinel | undefined> | undefined;
    const ask = () => {
      // A laptop that saves its battery refuses.
      if (document.visibilityState === 'visible')
        lock = navigator.wakeLock.request('screen').catch(() => undefined);
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      document.removeEventListener('visibilitychange', ask);
      void lock?.then((held) => held?.release());
    };
  }, [isWanted]);
}

/** Notes each press, key and touch, also those in a phone: a visitor has the stage then. */
export function useTouches(): void {
  const isBooth = useStageState((state) => state.isBooth);
  useEffect(() => {
    if (!isBooth) return;
    const onInput = () => changeStage({ touchedAtMs: pageTime.wall() });
    const onMessage = ({ data }: MessageEvent<unknown>) => isStageInput(data) && onInput();
    for (const input of STAGE_INPUTS) window.addEventListener(input, onInput, true);
    window.addEventListener('message', onMessage);
    return () => {
      for (const input of STAGE_INPUTS) window.removeEventListener(input, onInput, true);
      window.removeEventListener('message', onMessage);
    };
  }, [isBooth]);
}

/** Ends what a visitor may have left open, once the stage plays by itself again. */
export function useEndOfVisit(end: () => void): void {
  const isPlaying = useStageState(isPlayingByItself);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the visit ends, and not whenever there is another function.
  useEffect(() => {
    if (isPlaying) end();
  }, [isPlaying]);
}

/** So many ms until the stage goes on by itself, while a visitor has it; undefined otherwise. */
export function useUntouchedInMs(): number | undefined {
  const state = useStageState();
  const [nowMs, setNowMs] = useState(pageTime.wall);
  const isTaken = state.isBooth && !isPlayingByItself(state);
  useEffect(() => {
    if (!isTaken) return;
    const timer = setInterval(() => setNowMs(pageTime.wall()), 1000);
    return () => clearInterval(timer);
  }, [isTaken]);
  return isTaken ? untouchedIn(state.touchedAtMs, Math.max(nowMs, state.touchedAtMs)) : undefined;
}
