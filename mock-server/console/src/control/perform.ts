import type { ControlCall, ControlOutputOf } from '@canada28/shared/control/control-call.ts';
import { createToasts } from '@canada28/ui/toast-store.ts';
import { control, type PartialInput } from './control-client.ts';
import { readLastStep, shownStep } from './last-step.ts';
import { readAgain } from './query-client.ts';

/**
 * Says what was done, and what could not be: shown by `page/toasts.tsx`. A message is about the undo step that the
 * action recorded, where it did: while it is the last one, the message offers to go back. One that tells of going back
 * is about the first step that was undone, with a minus: while it can be brought back, the message offers that.
 */
export const toasts = createToasts(3);

/** What an action came to: a sentence for people, and whether it recorded an undo step, or what else it is about. */
type Done = { readonly said: string; readonly isStep?: boolean; readonly about?: number | undefined };

let isDone: Promise<unknown> = Promise.resolve();

/** Ends when all that was asked for so far is done: what it changed may be on the screen before. */
export function allDone(): Promise<unknown> {
  return isDone;
}

/**
 * Carries out an action and says what came of it, or in the server's own sentence why not: in a message, unless a form
 * has a place for it.
 */
export function perform(
  work: () => Promise<Done | undefined>,
  onRefused: (sentence: string, error: unknown) => void = sayRefused,
): Promise<boolean> {
  const outcome = carryOut(work, onRefused);
  isDone = Promise.all([isDone, outcome]);
  return outcome;
}

/** Makes a control call that records an undo step, and says what came of it. */
export function change<C extends ControlCall>(
  call: C,
  input: PartialInput<C>,
  said: string | ((output: ControlOutputOf<C>) => string),
): Promise<boolean> {
  return perform(async () => {
    const output = await control(call, input);
    return { said: typeof said === 'string' ? said : said(output), isStep: true };
  });
}

function sayRefused(sentence: string): void {
  toasts.show(sentence, 'error');
}

async function carryOut(
  work: () => Promise<Done | undefined>,
  onRefused: (sentence: string, error: unknown) => void,
): Promise<boolean> {
  try {
    const before = shownStep()?.id;
    const done = await work();
    // It asks first.
    if (done === undefined) return false;
    const { said, isStep = false } = done;
    const last = isStep ? (await readLastStep())?.id : done.about;
    // What was so already is no step: the last one is another's.
    const about = last === before ? undefined : last;
    // In a task of its own: a form that waits for this has closed by then, and takes no key that is meant for the page.
    setTimeout(() => toasts.show(said, 'success', about));
    return true;
  } catch (error) {
    onRefused(error instanceof Error ? error.message : String(error), error);
    return false;
  } finally {
    // The journal tells of it too; where none is kept, nothing else does.
    readAgain();
  }
}
