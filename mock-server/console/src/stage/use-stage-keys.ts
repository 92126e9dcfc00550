import { act, useActions } from '../page/actions.store.ts';
import { STORIES, storyAfter } from './stories/all-stories.ts';
import type { Stage } from './use-stage.ts';

type Switches = {
  readonly onBlack: () => void;
  readonly onSecond: () => void;
  readonly onStartOver: () => void;
};

/** What the keys of a presenter do, those of a clicker among them: it sends page up and page down. */
export function useStageKeys(stage: Stage, switches: Switches): void {
  const goOn = () => pressOn(stage);
  useActions([
    act('stage next', goOn),
    act('stage next page', goOn),
    act('stage back page', stage.back),
    act('stage back', stage.back),
    act('stage over', switches.onStartOver),
    act('full screen', toggleFullScreen),
    act('black screen', switches.onBlack),
    act('second phone', switches.onSecond),
  ]);
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

export function toggleFullScreen(): void {
  if (document.fullscreenElement === null) void document.documentElement.requestFullscreen();
  else void document.exitFullscreen();
}
