import { Toast } from '@base-ui/react/toast';
import { moveClockControl } from '@canada28/shared/control/time.control.ts';
import { control } from './control-client.ts';
import { readAgain } from './query-client.ts';

/** Says what was done, and what could not be: the list is shown by `app/toasts.tsx`. */
export const toasts = Toast.createToastManager();

/** What an action came to: a sentence for people, and how it is taken back where it can be. */
export type Done = { readonly said: string; readonly undo?: Undo };
type Undo = () => Promise<Done>;

/** What can be taken back now and what was said of it, the last thing done at the end. */
let undos: { readonly undo: Undo; readonly toastId: string }[] = [];
/** As many steps back as the server keeps (control §2). */
const MOST_UNDOS = 20;

/** Ends when all that was asked for so far is done: what it changed may be on the screen before. */
let isDone: Promise<unknown> = Promise.resolve();

/** Carries out what somebody asked for and says what came of it, or in the server's own sentence why not. */
export function perform(work: () => Promise<Done>): Promise<boolean> {
  const outcome = carryOut(work);
  isDone = Promise.all([isDone, outcome]);
  return outcome;
}

async function carryOut(work: () => Promise<Done>): Promise<boolean> {
  try {
    const { said, undo } = await work();
    const toastId = toasts.add({ title: said, type: 'done', data: { canUndo: undo !== undefined } });
    if (undo !== undefined) undos = [...undos, { undo, toastId }].slice(-MOST_UNDOS);
    // The journal tells of it too; where none is kept, nothing else does.
    readAgain();
    return true;
  } catch (error) {
    toasts.add({
      title: error instanceof Error ? error.message : String(error),
      type: 'refused',
      priority: 'high',
      timeout: 12_000,
    });
    return false;
  }
}

/** Takes back the last thing that this page did; when there is none, the last move of the world, whoever made it. */
export async function undoLast(): Promise<boolean> {
  await isDone;
  const last = undos.pop();
  if (last !== undefined) toasts.close(last.toastId);
  return perform(last?.undo ?? goBack);
}

/** Back to before the last move, scenario, restore or act that nothing else takes back in this world (control §2, §11). */
export async function goBack(): Promise<Done> {
  await control(moveClockControl, { body: { back: true } });
  return { said: 'Back to before that: what happened since is taken back, too.' };
}
