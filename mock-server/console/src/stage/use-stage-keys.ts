import { isStageKey } from '@canada28/ui/stage-keys.ts';
import { useLayoutEffect } from 'react';
import { act, useActions } from '../page/actions.store.ts';
import { findActionOf } from '../page/offered-actions.ts';
import { nameOf } from '../page/use-shortcuts.ts';
import type { Story } from './hand.ts';
import { changeStage, useStageState } from './stage.store.ts';
import { FIRST_STORY, storyAfter } from './stories/all-stories.ts';
import type { Stage } from './use-stage.ts';

const { getState } = useStageState;

/**
 * What the keys of a presenter do, those of clickers among them, wherever the focus is: also in a phone. Behind a black
 * screen all but its own key do nothing.
 */
export function useStageKeys(stage: Stage, onStartOver: () => void, only?: Story): void {
  const next = unlessBlack(() => pressOn(stage, only));
  const back = unlessBlack(stage.back);
  useActions([
    act('stage next', next),
    act('stage next page', next),
    act('stage next arrow', next),
    act('stage next dot', next),
    act('stage back page', back),
    act('stage back', back),
    act('stage over', unlessBlack(onStartOver)),
    act('full screen', unlessBlack(toggleFullScreen)),
    act('black screen', toggleBlack),
    act('second phone', unlessBlack(toggleSecond)),
    act('notes of presenter', unlessBlack(toggleNotes)),
  ]);
  useKeysOfPhones();
}

/** What a press does, of a key or of a button that has the focus: behind a black screen nothing. */
export const unlessBlack = (work: () => void) => () => {
  if (!getState().isBlack) work();
};

export const toggleBlack = () => changeStage(({ isBlack }) => ({ isBlack: !isBlack }));
export const toggleSecond = () => changeStage(({ hasTwo }) => ({ hasTwo: !hasTwo }));
export const toggleNotes = () => changeStage(({ isFolded }) => ({ isFolded: !isFolded }));

/**
 * What the big button does: the next step, or, at the end of a story, the next story; before all of them the first. Where
 * there is one story `only`, that one is the next and the first.
 */
export function pressOn({ standing, next, begin }: Stage, only?: Story): void {
  if (standing !== undefined && standing.done < standing.story.steps.length) next();
  else begin(only ?? (standing === undefined ? FIRST_STORY : storyAfter(standing.story)));
}

export function toggleFullScreen(): void {
  if (document.fullscreenElement === null) void document.documentElement.requestFullscreen();
  else void document.exitFullscreen();
}

/** Keys that a phone on this page passes on. */
function useKeysOfPhones(): void {
  useLayoutEffect(() => {
    const onMessage = ({ data, source }: MessageEvent<unknown>) => {
      const frames = [...document.querySelectorAll('iframe')];
      if (!isStageKey(data) || frames.every(({ contentWindow }) => contentWindow !== source)) return;
      if (document.querySelector('[data-modal]') === null)
        findActionOf(nameOf({ key: data.stageKey, shiftKey: false }))?.run();
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, []);
}
