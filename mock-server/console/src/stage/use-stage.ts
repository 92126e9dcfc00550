import type { OutputOf } from '@canada28/shared/contract/call.ts';
import { SUCCESS_CODE } from '@canada28/shared/contract/envelope.ts';
import { useState } from 'react';
import { ControlFailure, control } from '../control/control-client.ts';
import { followJournal } from '../control/live-journal.ts';
import { toasts } from '../control/perform.ts';
import { place } from '../control/place.ts';
import { callAsPlayer } from '../control/player-call.ts';
import { readAgain } from '../control/query-client.ts';
import { doStep, type Hand, type Memory, type Story } from './hand.ts';
import { keepStep, prepareWorld, returnToStep } from './stage-world.ts';

/** Where a story stands: so many of its steps are done. */
type Standing = {
  readonly story: Story;
  /** What was known before each step that is done, and, last, what is known now. */
  readonly memories: readonly Memory[];
  /** What turned out false after the last step: nothing, unless something is broken. */
  readonly wrong: readonly string[];
  readonly failed?: string;
  /** The world still is what half of the step made it: before the next try it is brought back. */
  readonly isHalfDone?: boolean;
  /** How often the world was made what it had been: what a phone knows is of one such life only. */
  readonly life: number;
};

/**
 * The stage. No story → a story with none of its steps done (`begin`) → one step more (`next`) or one less (`back`) →
 * … → all done → the world as it was at first, with nobody in it but who belongs there (`startOver`).
 */
export type Stage = {
  readonly standing: Standing | undefined;
  readonly isBusy: boolean;
  readonly begin: (story: Story) => void;
  readonly next: () => void;
  readonly back: () => void;
  readonly startOver: () => void;
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

let isFollowing = false;

function follow(): void {
  if (!isFollowing) followJournal();
  isFollowing = true;
}

export function useStage(): Stage {
  const [standing, setStanding] = useState<Standing>();
  const [isBusy, setIsBusy] = useState(false);
  const carryOut = async (work: () => Promise<Standing | undefined>) => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      setStanding(await work());
    } catch (error) {
      toasts.show(error instanceof Error ? error.message : String(error), 'error');
    } finally {
      setIsBusy(false);
      readAgain();
    }
  };
  return {
    standing,
    isBusy,
    begin: (story) =>
      void carryOut(async () => {
        await prepareWorld({ isAnew: false });
        // Before there is a world there is nothing to follow.
        follow();
        return { story, memories: [{ player: story.player }], wrong: [], life: standing?.life ?? 0 };
      }),
    next: () => void carryOut(async () => standing && takeStep(standing)),
    back: () => void carryOut(async () => standing && takeBack(standing)),
    startOver: () =>
      void carryOut(async () => {
        await prepareWorld({ isAnew: true });
        return standing && { ...anew(standing), memories: standing.memories.slice(0, 1) };
      }),
  };
}

async function takeStep(standing: Standing): Promise<Standing> {
  const { story, memories } = standing;
  const done = memories.length - 1;
  const step = story.steps[done];
  const before = memories.at(-1);
  if (step === undefined || before === undefined) return standing;
  // Saved now, the snapshot from before the step would hold the half of it that was done.
  await (standing.isHalfDone ? returnToStep(done) : keepStep(done));
  try {
    const after = await doStep(step, browserHand, before);
    const facts = await step.holds(browserHand, after);
    const wrong = Object.keys(facts).filter((sentence) => !facts[sentence]);
    return { ...told(standing), memories: [...memories, after], wrong };
  } catch (error) {
    const isBack = await returnToStep(done).then(
      () => true,
      () => false,
    );
    return { ...anew(standing), failed: failureWords(error, isBack), isHalfDone: !isBack };
  }
}

function failureWords(error: unknown, isBack: boolean): string {
  const reason = error instanceof Error ? error.message : String(error);
  const world = isBack ? 'Nothing was changed' : 'The world is brought back before the next try';
  return `This step failed: ${reason} ${world}: press the big button to try it again.`;
}

async function takeBack(standing: Standing): Promise<Standing> {
  const done = standing.memories.length - 1;
  if (done === 0) return standing;
  await returnToStep(done - 1);
  return { ...anew(standing), memories: standing.memories.slice(0, -1) };
}

function anew(standing: Standing): Standing {
  return { ...told(standing), wrong: [], life: standing.life + 1 };
}

/** What was said of a failure is of that try alone. */
function told({ failed: _failed, isHalfDone: _isHalfDone, ...standing }: Standing): Standing {
  return standing;
}
