import {
  type DrawScript,
  type DrawScripts,
  dropDrawScriptControl,
  listDrawScriptsControl,
  scriptDrawsControl,
} from '@canada28/shared/control/draws.control.ts';
import { control } from './control-client.ts';
import { type Done, perform } from './perform.ts';

/** One thing that is wanted of a draw to come. */
export type Wish = DrawScripts[number];

/** Wants something of draws to come. */
export function scriptDraws(scripts: readonly DrawScript[], said: string): Promise<boolean> {
  return change(said, async () => {
    for (const body of scripts) await control(scriptDrawsControl, { body });
  });
}

/** Leaves draws to chance again. */
export function dropScripts(ids: readonly number[]): Promise<boolean> {
  // What was drawn since the list was read waits no longer.
  return change('Left to chance again.', (waiting) =>
    drop(waiting.map(({ id }) => id).filter((id) => ids.includes(id))),
  );
}

/** Changes what is wanted; taking it back wants again what it replaced, in the order in which it waited. */
function change(said: string, work: (waiting: DrawScripts) => Promise<void>): Promise<boolean> {
  return perform(async () => {
    const before = await control(listDrawScriptsControl);
    await work(before);
    const after = await control(listDrawScriptsControl);
    return { said, undo: () => wantAgain(before, after) };
  });
}

async function wantAgain(before: DrawScripts, after: DrawScripts): Promise<Done> {
  const now = await control(listDrawScriptsControl);
  // What was drawn meanwhile is no longer to come.
  const wanted = before.filter((wish) => !has(after, wish) || has(now, wish));
  const isQueueOther = wanted.some((wish) => isQueued(wish) && !has(now, wish));
  const isKept = (wish: Wish) => has(wanted, wish) && !(isQueueOther && isQueued(wish));
  await drop(now.filter((wish) => !isKept(wish)).map(({ id }) => id));
  const kept = now.filter(isKept);
  for (const wish of wanted.filter((one) => !has(kept, one)))
    await control(scriptDrawsControl, { body: scriptOf(wish) });
  return { said: 'What is set is what it was before.' };
}

function has(wishes: DrawScripts, { id }: Wish): boolean {
  return wishes.some((wish) => wish.id === id);
}

/** For the next draw that has no result of its own. */
function isQueued({ issueCode }: Wish): boolean {
  return issueCode === undefined;
}

function scriptOf({ issueCode, numbers = [], lateMs, void: isVoid }: Wish): DrawScript {
  if (issueCode === undefined) return { numbers: [numbers] };
  if (isVoid) return { issueCode, void: true };
  return lateMs === undefined ? { issueCode, numbers } : { issueCode, lateMs };
}

async function drop(ids: readonly number[]): Promise<void> {
  for (const id of ids) await control(dropDrawScriptControl, { params: { id: String(id) } });
}
