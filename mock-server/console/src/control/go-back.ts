import { goBackControl, goForwardControl, type LostCalls } from '@canada28/shared/control/history.control.ts';
import type { UndoStep } from '@canada28/shared/control/undo-step.ts';
import { create } from 'zustand';
import { ControlFailure, control } from './control-client.ts';
import { readHistory, readLastStep, shownStep, stepWords, waysOf } from './last-step.ts';
import { allDone, perform, toasts } from './perform.ts';
import { useTester } from './tester.store.ts';

/** What is asked before the world goes: back to before a step, or forward past what another tester went back. */
type Question = { readonly before: number } | 'forward';

export const useQuestion = create<{ readonly asked?: Question | undefined }>(() => ({}));

export function ask(asked: Question | undefined): void {
  useQuestion.setState({ asked });
}

/** Undoes the step that stands on the screen; where another tester made one meanwhile, it asks. */
export async function goBack(): Promise<boolean> {
  await allDone();
  // Where there is none, the server says why: no step has a number before the first.
  return goBackBefore(shownStep()?.id ?? 0);
}

/** Makes the world what it was before a step; asks first where another tester made one that would be undone. */
export function goBackBefore(id: number, othersToo = false): Promise<boolean> {
  return perform(() =>
    orAsked(othersToo ? undefined : { before: id }, async () => {
      const input = { params: { id: String(id) }, body: { othersToo } };
      const { undone, ...lost } = await control(goBackControl, input);
      await readLastStep();
      for (const step of undone) toasts.dismissAbout(step.id);
      return { said: wentWords('Undone', undone, lost), about: aboutUndone(undone.at(-1)) };
    }),
  );
}

/** Brings back what the last going back undid; asks first where that was another tester's. */
export async function goForward(othersToo = false): Promise<boolean> {
  await allDone();
  return perform(() =>
    orAsked(othersToo ? undefined : 'forward', async () => {
      const { redone, ...lost } = await control(goForwardControl, { body: { othersToo } });
      const last = await readLastStep();
      toasts.dismissAbout(aboutUndone(redone[0]) ?? 0);
      return { said: wentWords('Done again', redone, lost), about: last?.id };
    }),
  );
}

/** What a message is about that tells of undone steps, by the first of them. */
export function aboutUndone(first: Pick<UndoStep, 'id'> | undefined): number | undefined {
  return first && -first.id;
}

/** Goes; where it is refused because of other testers, it asks the question, if there is one. */
async function orAsked<Done>(
  question: Question | undefined,
  go: () => Promise<Done>,
): Promise<Done | undefined> {
  try {
    return await go();
  } catch (error) {
    const isRefused = error instanceof ControlFailure && error.status === 409;
    if (!isRefused || question === undefined || !(await isOfOthers(question))) throw error;
    ask(question);
    return undefined;
  }
}

async function isOfOthers(question: Question): Promise<boolean> {
  const me = useTester.getState().name;
  const { steps, undone } = waysOf(await readHistory());
  if (question === 'forward') return undone.length > 0;
  return steps.some(({ id, by }) => id >= question.before && by !== me);
}

const MOST_NAMED = 3;

function wentWords(how: string, steps: readonly UndoStep[], { calls, moreCalls }: LostCalls): string {
  const lost = calls.length + moreCalls;
  const names = calls.map(({ path, player }) => `${path}${player === undefined ? '' : ` of ${player}`}`);
  return [
    `${how}: ${listedSteps(steps)}.`,
    ...(lost === 0
      ? []
      : [`With it went ${lost === 1 ? 'a call' : `${lost} calls`} of players: ${listed(names, lost)}.`]),
  ].join(' ');
}

/** "+ 1 h by you, 10:14; speed ×10 by Mia, 10:12". */
export function listedSteps(steps: readonly UndoStep[]): string {
  return listed(steps.map(stepWords), steps.length);
}

/** "a; b; c and 2 more". */
export function listed(words: readonly string[], of: number): string {
  const named = words.slice(0, MOST_NAMED).join('; ');
  return of > MOST_NAMED ? `${named} and ${of - MOST_NAMED} more` : named;
}
