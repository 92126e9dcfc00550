import type { OutputOf } from '@canada28/shared/contract/call.ts';
import { SUCCESS_CODE } from '@canada28/shared/contract/envelope.ts';
import { useEffect, useState } from 'react';
import { ControlFailure, control } from '../control/control-client.ts';
import { followJournal } from '../control/live-journal.ts';
import { pageTime } from '../control/page-time.ts';
import { toasts } from '../control/perform.ts';
import { place } from '../control/place.ts';
import { callAsPlayer } from '../control/player-call.ts';
import { readAgain } from '../control/query-client.ts';
import { doStep, type Hand, type Story } from './hand.ts';
import { isPlayingByItself, type StageState, type Told, useStageState } from './stage.store.ts';
import { isWorldOf, keepStep, prepareWorld, returnToStep, standStill } from './stage-world.ts';
import { STORIES } from './stories/all-stories.ts';

/** A story as it is told: `done` of its steps are. */
export type Standing = Told & { readonly story: Story; readonly done: number };

/**
 * The stage. No story → a story with none of its steps done (`begin`) → one step more (`next`) or one less (`back`) →
 * … → all done → the world as it was at first (`startOver`). Both windows show the same, and each carries out what is
 * pressed in it, one thing at a time.
 */
export type Stage = {
  readonly standing: Standing | undefined;
  readonly life: number;
  readonly isBusy: boolean;
  readonly begin: (story: Story) => void;
  readonly next: () => void;
  readonly back: () => void;
  readonly startOver: () => void;
  /** Tells a story in the world as it was at first. */
  readonly tellAnew: (story: Story) => void;
};

/** What a story does from this page: control calls, and player calls in the session of the player. */
const browserHand: Hand = {
  world: place.world,
  control,
  play: async (userName, call, input) => {
    const url = `${place.basePaths[call.base]}/${call.path}`;
    const { code, data, msg } = await callAsPlayer({ method: 'POST', url, input, lang: 'en', userName });
    if (code !== SUCCESS_CODE) throw new ControlFailure(msg, code);
    // The reply is as the contract says: the mock holds itself to it.
    return data as OutputOf<typeof call>;
  },
};

const { getState, setState } = useStageState;

let isFollowing = false;

/** Before there is a world there is nothing to follow. */
function follow(): void {
  if (!isFollowing) followJournal();
  isFollowing = true;
}

function standingOf({ told }: StageState): Standing | undefined {
  const story = STORIES.find(({ id }) => id === told?.storyId);
  if (told === undefined || story === undefined) return undefined;
  return { ...told, story, done: told.memories.length - 1 };
}

/** Undefined until it is known whether the world still is the one that the stage remembers. */
export function useStage(): Stage | undefined {
  const state = useStageState();
  const [isKnown, setIsKnown] = useState(false);
  useEffect(() => {
    void recall().then(() => setIsKnown(true));
  }, []);
  useEffect(() => {
    if (state.isBusy && !isWorking) void freeWhenDone();
  }, [state.isBusy]);
  if (!isKnown) return undefined;
  return {
    standing: standingOf(state),
    life: state.life,
    isBusy: state.isBusy,
    begin: (story) => void carryOut(() => begin(story)),
    next: () => void carryOut(takeStep),
    back: () => void carryOut(takeBack),
    startOver: () => void carryOut(() => tellAnew(standingOf(getState())?.story)),
    tellAnew: (story) => void carryOut(() => tellAnew(story)),
  };
}

const LOCK = `stage of ${place.world}`;

/** Two presses within so long (ms) are one: clickers bounce. */
const SAME_PRESS_MS = 400;

/** Whether what is under way is carried out by this window. */
let isWorking = false;

/** One thing at a time, whichever window it is pressed in; a page that is closed lets go of it. */
async function carryOut(work: () => Promise<void>): Promise<void> {
  if (getState().isBusy) return;
  // At once: what is pressed next in this window waits.
  isWorking = true;
  setState({ isBusy: true });
  try {
    await Promise.all([withLock(work), new Promise((resolve) => setTimeout(resolve, SAME_PRESS_MS))]);
  } catch (error) {
    // At a booth where no one presses it is tried again.
    if (!isPlayingByItself(getState()))
      toasts.show(error instanceof Error ? error.message : String(error), 'error');
  } finally {
    isWorking = false;
    setState({ isBusy: false });
    readAgain();
  }
}

/** Browsers have locks on this machine and behind TLS only; elsewhere what both windows know has to do. */
function withLock(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => (lock === null ? undefined : work()));
}

/** A window that was closed or read again while it carried something out says no more that it has ended. */
async function freeWhenDone(): Promise<void> {
  if (!('locks' in navigator)) return;
  await navigator.locks.request(LOCK, () => undefined);
  await new Promise((resolve) => setTimeout(resolve, SAME_PRESS_MS));
  if (!isWorking && getState().isBusy) setState({ isBusy: false });
}

/** Goes on where it was, after a reload or a restart; where the world is another one by now, before all stories. */
async function recall(): Promise<void> {
  await withLock(async () => {
    setState({ isBusy: false });
    const standing = standingOf(getState());
    const isSame = standing === undefined || (await isWorldOf(standing.done).catch(() => false));
    if (!isSame) setState({ told: undefined, halfStep: undefined });
  });
  // Where another window carries something out there is a world as well.
  if (getState().told !== undefined) follow();
}

async function begin(story: Story): Promise<void> {
  await prepareWorld({ isAnew: false });
  follow();
  setState({ told: beginningOf(story), halfStep: undefined });
}

const beginningOf = (story: Story): Told => ({
  storyId: story.id,
  memories: [{ player: story.player }],
  wrong: [],
  begunAtMs: pageTime.wall(),
});

async function tellAnew(story: Story | undefined): Promise<void> {
  await prepareWorld({ isAnew: true });
  follow();
  setState(({ life }) => ({ life: life + 1, told: story && beginningOf(story), halfStep: undefined }));
}

async function takeStep(): Promise<void> {
  const standing = standingOf(getState());
  const step = standing?.story.steps[standing.done];
  const before = standing?.memories.at(-1);
  if (standing === undefined || step === undefined || before === undefined) return;
  const { done, memories } = standing;
  // Saved now, the snapshot from before the step would hold the half of it that was done.
  await (getState().halfStep === done ? returnToStep(done) : standStill().then(() => keepStep(done)));
  setState({ halfStep: done });
  try {
    const after = await doStep(step, browserHand, before);
    const facts = await step.holds(browserHand, after);
    const wrong = Object.keys(facts).filter((sentence) => !facts[sentence]);
    setTold({ memories: [...memories, after], wrong, failure: undefined });
    setState({ halfStep: undefined });
  } catch (error) {
    const isBack = await returnToStep(done).then(
      () => true,
      () => false,
    );
    const reason = error instanceof Error ? error.message : String(error);
    setTold({ wrong: [], failure: { reason, isBack } });
    setState(({ life }) => ({ life: life + 1, halfStep: isBack ? undefined : done }));
  }
}

async function takeBack(): Promise<void> {
  const standing = standingOf(getState());
  if (standing === undefined || standing.done === 0) return;
  await returnToStep(standing.done - 1);
  setTold({ memories: standing.memories.slice(0, -1), wrong: [], failure: undefined });
  setState(({ life }) => ({ life: life + 1, halfStep: undefined }));
}

function setTold(some: Partial<Told>): void {
  setState(({ told }) => ({ told: told && { ...told, ...some } }));
}
