import { useEffect } from 'react';
import { toasts } from '../control/perform.ts';
import { place } from '../control/place.ts';
import { readAgain } from '../control/query-client.ts';
import { changeStage, isPlayingByItself, type StageState, useStageState } from './stage.store.ts';
import { failureWords } from './texts/failure-words.ts';
import { textsNow } from './texts/use-texts.ts';

const { getState } = useStageState;

const LOCK = `stage of ${place.world}`;

/** Two presses within so long (ms) are one: clickers bounce. */
const SAME_PRESS_MS = 400;

/** Whether what is under way is carried out by this window. */
let isWorking = false;

/**
 * One thing at a time, whichever window it is pressed in; a page that is closed lets go of it. A press waits for what the
 * other window is at, and then is carried out, unless that was what it asked for: no press is lost unseen, and none
 * that two windows take at once counts twice. `waits`: for what this window is at, too.
 */
export async function carryOut(work: () => Promise<void>, { waits = false } = {}): Promise<void> {
  while (waits && getState().isBusy) await untilIdle();
  if (getState().isBusy) return;
  const seen = placeOf(getState());
  // At once: what is pressed next in this window waits.
  isWorking = true;
  changeStage({ isBusy: true });
  const unlessDone = async () => {
    void useStageState.persist.rehydrate();
    if (placeOf(getState()) === seen) await work();
  };
  try {
    await Promise.all([inTurn(unlessDone), wait(SAME_PRESS_MS)]);
  } catch (error) {
    // At a booth where no one presses it is tried again.
    if (!isPlayingByItself(getState())) toasts.show(failureWords(error, textsNow()), 'error');
  } finally {
    isWorking = false;
    changeStage({ isBusy: false });
    readAgain();
  }
}

function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    const stop = useStageState.subscribe(({ isBusy }) => {
      if (isBusy) return;
      stop();
      resolve();
    });
  });
}

/** Where the stage stands, as far as a press is about it: other than before, once something was carried out. */
function placeOf({ told, generation, halfStep }: StageState): string {
  return JSON.stringify([told?.begunAtMs, told?.memories.length, told?.failure, generation, halfStep]);
}

/** Browsers have locks on this machine and behind TLS only; elsewhere what both windows know has to do. */
export async function inTurn(work: () => Promise<void>, { ifFree = false } = {}): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request(LOCK, { ifAvailable: ifFree }, async (lock) => {
    if (lock !== null) await work();
  });
}

/** A window that was closed or read again while it carried something out says no more that it has ended. */
export function useFreeWhenDone(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy || isWorking || !('locks' in navigator)) return;
    const end = new AbortController();
    const free = async () => {
      await navigator.locks.request(LOCK, { signal: end.signal }, () => undefined);
      await wait(SAME_PRESS_MS);
      // A window that has begun something else by now says when that has ended.
      if (!end.signal.aborted) await inTurn(async () => changeStage({ isBusy: false }), { ifFree: true });
    };
    // It ended, and that was said.
    free().catch(() => undefined);
    return () => end.abort();
  }, [isBusy]);
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
