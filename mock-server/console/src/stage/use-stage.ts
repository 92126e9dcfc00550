import type { OutputOf } from '@canada28/shared/contract/call.ts';
import { SUCCESS_CODE } from '@canada28/shared/contract/envelope.ts';
import { useEffect, useState } from 'react';
import { ControlFailure, control } from '../control/control-client.ts';
import { followJournal } from '../control/live-journal.ts';
import { pageTime } from '../control/page-time.ts';
import { place } from '../control/place.ts';
import { callAsPlayer } from '../control/player-call.ts';
import { doStep, falseFactsOf, type Hand, type Memory, type Step, type Story } from './hand.ts';
import { carryOut, inTurn, useFreeWhenDone } from './one-at-a-time.ts';
import { changeStage, hasWorld, type StageState, type Told, useStageState } from './stage.store.ts';
import { isWorldOf, keepStep, prepareWorld, returnToStep, standStill } from './stage-world.ts';
import { STORIES } from './stories/all-stories.ts';
import { isUnanswered } from './texts/failure-words.ts';
import { stageLanguageOf } from './texts/use-texts.ts';

/** A story as it is told: `done` of its steps are. */
export type Standing = Told & { readonly story: Story; readonly done: number };

/**
 * The stage. No story → a story with none of its steps done (`begin`) → one step more (`next`) or one less (`back`) →
 * … → all done → the world as it was at first (`startOver`). Both windows show the same, and each carries out what is
 * pressed in it, one thing at a time.
 */
export type Stage = {
  readonly standing: Standing | undefined;
  readonly generation: number;
  readonly isBusy: boolean;
  readonly begin: (story: Story) => void;
  /** Begins the story of a link, once what is under way is done. */
  readonly openLink: (story: Story) => void;
  readonly next: () => void;
  readonly back: () => void;
  readonly startOver: () => void;
  /** Tells a story in the world as it was at first. */
  readonly tellAgain: (story: Story) => void;
};

/** What a story does from this page: control calls, and player calls in the session of the player. */
const browserHand: Hand = {
  world: place.world,
  language: () => stageLanguageOf(getState()),
  control,
  play: async (userName, call, input) => {
    const url = `${place.basePaths[call.base]}/${call.path}`;
    const { code, data, msg } = await callAsPlayer({ method: 'POST', url, input, lang: 'en', userName });
    if (code !== SUCCESS_CODE) throw new ControlFailure(msg, code);
    // The reply is as the contract says: the mock holds itself to it.
    return data as OutputOf<typeof call>;
  },
};

const { getState, subscribe } = useStageState;

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
  // Before there is a world there is nothing to follow; the other window may make it.
  const isToFollow = isKnown && hasWorld(state);
  useEffect(() => (isToFollow ? followJournal() : undefined), [isToFollow]);
  useFreeWhenDone(state.isBusy);
  if (!isKnown) return undefined;
  return {
    standing: standingOf(state),
    generation: state.generation,
    isBusy: state.isBusy,
    begin: (story) => void carryOut(() => begin(story)),
    openLink: (story) => void carryOut(() => beginUnlessTold(story), { waits: true }),
    next: () => void carryOut(takeStep),
    back: () => void carryOut(takeBack),
    // It was asked for, and perhaps answered, while the step before was waited for.
    startOver: () => void carryOut(() => tellAgain(standingOf(getState())?.story), { waits: true }),
    tellAgain: (story) => void carryOut(() => tellAgain(story)),
  };
}

/** Goes on where it was, after a reload or a restart; where the world is another one by now, before all stories. */
async function recall(): Promise<void> {
  // While the other window is at something, it knows.
  await inTurn(leaveWhatIsGone, { ifFree: true });
}

async function leaveWhatIsGone(): Promise<void> {
  changeStage({ isBusy: false });
  const standing = standingOf(getState());
  if (standing === undefined) return;
  const isSame = await isWorldOf(standing.done).catch(() => false);
  if (!isSame) changeStage({ told: undefined, halfStep: undefined });
}

async function begin(story: Story): Promise<void> {
  await prepareWorld({ isFromStart: false });
  changeStage({ told: beginningOf(story), halfStep: undefined });
}

async function beginUnlessTold(story: Story): Promise<void> {
  if (standingOf(getState())?.story !== story) await begin(story);
}

const beginningOf = (story: Story): Told => ({
  storyId: story.id,
  memories: [{ player: story.player }],
  wrong: [],
  begunAtMs: pageTime.wall(),
});

async function tellAgain(story: Story | undefined): Promise<void> {
  await prepareWorld({ isFromStart: true });
  changeStage(({ generation }) => ({
    generation: generation + 1,
    told: story && beginningOf(story),
    halfStep: undefined,
  }));
}

async function takeStep(): Promise<void> {
  const standing = standingOf(getState());
  const step = standing?.story.steps[standing.done];
  if (standing === undefined || step === undefined) return;
  const { done } = standing;
  await readyForStep(standing, step);
  changeStage({ halfStep: done });
  try {
    await showStep(standing, step);
  } catch (error) {
    const isBack = await returnToStep(done).then(
      () => true,
      () => false,
    );
    setTold({ wrong: [], failure: { ...reasonOf(error), isBack } });
    changeStage(({ generation }) => ({ generation: generation + 1, halfStep: isBack ? undefined : done }));
  }
}

/** What the presenter is told: the server's own sentence, if it answered. */
function reasonOf(error: unknown): { readonly reason?: string } {
  if (isUnanswered(error)) return {};
  return { reason: error instanceof Error ? error.message : String(error) };
}

/** Makes the world what the step begins with, and saves it so. */
async function readyForStep(standing: Standing, step: Step): Promise<void> {
  const { done } = standing;
  const isHalfDone = getState().halfStep === done;
  // Saved now, the snapshot from before the step would hold the half of it that was done.
  if (!isHalfDone) await standStill();
  const isAsBefore = !isHalfDone && (await isAsTold(standing));
  if (isAsBefore) await keepStep(done);
  else await bringBack(done);
  // A phone that shows by itself what happens has to be there before it does: it may have been led away by hand.
  if (step.phone !== undefined || (isAsBefore && (await isStillShown()))) return;
  if (isAsBefore) openPhoneAgain();
  await untilShown();
}

async function bringBack(done: number): Promise<void> {
  await returnToStep(done);
  changeStage(({ generation, told }) => ({
    generation: generation + 1,
    told: told && { ...told, missing: undefined },
  }));
}

/** Another phone, where the step is: in the place of one that shows something else. */
export function openPhoneAgain(): void {
  setTold({ missing: undefined });
  changeStage(({ openings }) => ({ openings: openings + 1 }));
}

/** Whether the phone shows the last step now; where none answered before, none is waited for. */
async function isStillShown(): Promise<boolean> {
  if (!hasAnswered()) return true;
  setTold({ missing: undefined });
  await until(hasAnswered, ANSWER_MS);
  return isShown();
}

/** Whether what the last step ended with is so still: a console may have let the time run, or a visitor used the phone. */
async function isAsTold({ story, done, memories, wrong }: Standing): Promise<boolean> {
  const [last, memory] = [story.steps[done - 1], memories.at(-1)];
  if (last === undefined || memory === undefined) return true;
  return (await falseFactsOf(last, browserHand, { memory, but: wrong })).length === 0;
}

const NO_NEWS = {
  failure: undefined,
  missing: undefined,
  unseen: undefined,
} as const satisfies Partial<Told>;

/** Does the step, and waits until the phone shows it. */
async function showStep({ memories, done }: Standing, step: Step): Promise<void> {
  const before: Memory = memories.at(-1) ?? { player: '' };
  const memory = await doStep(step, browserHand, before);
  const wrong = await falseFactsOf(step, browserHand, { memory });
  // What the next step begins with, in case that is no longer so when it is pressed.
  await keepStep(done + 1);
  setTold({ memories: [...memories, memory], wrong, ...NO_NEWS });
  changeStage({ halfStep: undefined });
  await untilShown();
}

/** So long (ms) a step waits for what the phone does not show; then it is told to the presenter. */
const PHONE_MS = 8000;
/** So long (ms) a phone takes to answer at all, on a slow machine. */
const ANSWER_MS = 5000;

const isShown = () => getState().told?.missing?.length === 0;
const hasAnswered = () => getState().told?.missing !== undefined;

/** Until a window that has the phone told that it shows all of the step. */
async function untilShown(): Promise<void> {
  await until(hasAnswered, ANSWER_MS);
  if (hasAnswered()) await until(isShown, PHONE_MS);
  if (!isShown()) setTold({ unseen: hasAnswered() ? 'missing' : 'no phone' });
}

/** Until this is so of what both windows know, or so long (ms). */
function until(isSo: () => boolean, mostMs: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(end, mostMs);
    const stop = subscribe(() => isSo() && end());
    if (isSo()) end();
  });
}

/** What of a step the phone in this window does not show; of one that is no longer the last it is no news. */
export function noteMissing(turn: string, missing: readonly string[]): void {
  void useStageState.persist.rehydrate();
  const { told } = getState();
  if (told === undefined || turnOf(getState()) !== turn) return;
  if (JSON.stringify(told.missing) === JSON.stringify(missing)) return;
  setTold({ missing, ...(missing.length === 0 && { unseen: undefined }) });
}

/** Which step in which generation of the world a phone is asked about. */
export function turnOf({ told, generation }: StageState): string {
  return `${told?.begunAtMs} ${generation} ${told?.memories.length}`;
}

async function takeBack(): Promise<void> {
  const standing = standingOf(getState());
  if (standing === undefined || standing.done === 0) return;
  await returnToStep(standing.done - 1);
  setTold({ memories: standing.memories.slice(0, -1), wrong: [], ...NO_NEWS });
  changeStage(({ generation }) => ({ generation: generation + 1, halfStep: undefined }));
}

function setTold(some: Partial<Told>): void {
  changeStage(({ told }) => ({ told: told && { ...told, ...some } }));
}
