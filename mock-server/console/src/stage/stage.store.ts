import type { LanguageCode } from '@canada28/shared/contract/languages.ts';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { place } from '../control/place.ts';
import type { Memory } from './hand.ts';

/** Why a step failed, unless there was no answer; `isBack`: the world is what it was before. */
type Failure = { readonly reason?: string; readonly isBack: boolean };

/** Where a story stands: so many of its steps are done. */
export type Told = {
  readonly storyId: string;
  /** What was known before each step that is done, and, last, what is known now. */
  readonly memories: readonly Memory[];
  /** What turned out false after the last step: nothing, unless something is broken. */
  readonly wrong: readonly string[];
  /** What of the last step the phone does not show, as it would stand there; undefined while no phone has answered. */
  readonly missing?: readonly string[] | undefined;
  /** Why the last step was waited for in vain, as long as that is so. */
  readonly unseen?: 'no phone' | 'missing' | undefined;
  readonly failure?: Failure | undefined;
  /** When it was begun, by the clock of this device (epoch ms). */
  readonly begunAtMs: number;
};

/** What both windows of the stage show, and find again after they were closed (control §12). */
export type StageState = {
  readonly told?: Told | undefined;
  /** How often the world was made what it had been: what a phone knows is of one such generation only. */
  readonly generation: number;
  /** How often the phone was opened again because it did not show the step any more. */
  readonly openings: number;
  /** How often the invitation was ended: each window asks for the code of the next one. */
  readonly endedInvitations: number;
  readonly isBusy: boolean;
  /** The step that is under way, once the world before it is saved: what a page that is closed meanwhile leaves half done. */
  readonly halfStep?: number | undefined;
  readonly phoneLanguage: LanguageCode;
  /** Of the stage itself; the browser's unless it was chosen. */
  readonly language?: LanguageCode | undefined;
  readonly hasTwo: boolean;
  readonly isBlack: boolean;
  /** Whether the window of the audience shows nothing for the presenter. */
  readonly isFolded: boolean;
  /** Whether the stage plays by itself, for a booth (`booth.ts`). */
  readonly isBooth: boolean;
  /** When a visitor of the booth took over, by the last press (epoch ms); 0 where the stage plays. */
  readonly touchedAtMs: number;
};

const INITIAL: StageState = {
  generation: 0,
  openings: 0,
  endedInvitations: 0,
  isBusy: false,
  phoneLanguage: 'en',
  hasTwo: false,
  isBlack: false,
  isFolded: false,
  isBooth: false,
  touchedAtMs: 0,
};

export function isPlayingByItself({ isBooth, touchedAtMs }: StageState): boolean {
  return isBooth && touchedAtMs === 0;
}

export const useStageState = create<StageState>()(
  persist<StageState>(() => INITIAL, { name: `stage of ${place.world}` }),
);

const { generation: GENERATION_AT_FIRST } = useStageState.getState();

/** Whether this page knows of a world: one in which a story is told, or that a window has made since this page is open. */
export function hasWorld({ told, generation }: StageState): boolean {
  return told !== undefined || generation !== GENERATION_AT_FIRST;
}

/**
 * Changes what both windows know: what the other one wrote a moment ago is read first, so that none of it is written
 * over.
 */
export function changeStage(
  change: Partial<StageState> | ((state: StageState) => Partial<StageState>),
): void {
  void useStageState.persist.rehydrate();
  useStageState.setState(change);
}

/** Lets this window show what the other one changed. */
export function followOtherWindow(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === useStageState.persist.getOptions().name) void useStageState.persist.rehydrate();
  });
}
