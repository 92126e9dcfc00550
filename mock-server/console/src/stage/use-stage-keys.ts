import { useLayoutEffect, useMemo, useRef } from 'react';
import { type Action, useActions } from '../page/actions.store.ts';
import { STORIES, storyAfter } from './stories/all-stories.ts';
import type { Stage } from './use-stage.ts';

type Switches = {
  readonly onBlack: () => void;
  readonly onSecond: () => void;
  readonly onStartOver: () => void;
};

/** What the keys of a presenter do, those of a clicker among them: it sends page up and page down. */
export function useStageKeys(stage: Stage, switches: Switches): void {
  const latest = useRef({ stage, switches });
  useLayoutEffect(() => {
    latest.current = { stage, switches };
  });
  useActions(
    useMemo<readonly Action[]>(() => {
      const goOn = () => pressOn(latest.current.stage);
      const action = (keys: string, title: string, run: () => void): Action => ({
        id: `stage ${keys}`,
        title,
        group: 'Stage',
        keys,
        run,
      });
      return [
        action(' ', 'Next step', goOn),
        action('PageDown', 'Next step', goOn),
        action('PageUp', 'Step back', () => latest.current.stage.back()),
        action('Z', 'Step back', () => latest.current.stage.back()),
        action('R', 'Start over', () => latest.current.switches.onStartOver()),
        action('F', 'Full screen', toggleFullScreen),
        action('B', 'Black screen', () => latest.current.switches.onBlack()),
        action('2', 'Second phone', () => latest.current.switches.onSecond()),
      ];
    }, []),
  );
}

/** What the big button does: the next step, or, at the end of a story, the next story; before all of them the first. */
export function pressOn({ standing, next, begin }: Stage): void {
  if (standing === undefined) {
    const [first] = STORIES;
    if (first !== undefined) begin(first);
    return;
  }
  const isOver = standing.memories.length > standing.story.steps.length;
  if (isOver) begin(storyAfter(standing.story));
  else next();
}

/** The whole screen for the stage, and back. */
export function toggleFullScreen(): void {
  if (document.fullscreenElement === null) void document.documentElement.requestFullscreen();
  else void document.exitFullscreen();
}
