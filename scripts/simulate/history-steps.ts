import type { SimulatedWorld } from './simulated-world.ts';
import type { Step } from './steps.ts';

type StepOf<Do extends Step['do']> = Extract<Step, { readonly do: Do }>;

async function control(world: SimulatedWorld, path: string, expected: number, method?: 'DELETE') {
  const reply = await world.server.control(path, {}, method);
  return reply.status === expected
    ? []
    : [`${path} has the status ${reply.status}, and by the rules ${expected}`];
}

export async function performSave(
  world: SimulatedWorld,
  { name }: StepOf<'save'>,
): Promise<readonly string[]> {
  const isTaken = world.snapshots.has(name);
  const reply = await world.server.control('snapshots', { name });
  if (!isTaken) world.snapshots.set(name, world.model.copy());
  const expected = isTaken ? 409 : 200;
  return reply.status === expected
    ? []
    : [`the snapshot has the status ${reply.status}, and by the rules ${expected}`];
}

export async function performRestore(
  world: SimulatedWorld,
  { name }: StepOf<'restore'>,
): Promise<readonly string[]> {
  const kept = world.snapshots.get(name);
  const before = world.model.copy();
  const differences = await control(world, `snapshots/${name}/restore`, kept === undefined ? 404 : 200);
  if (kept === undefined) return differences;
  world.noteStep(before);
  world.become(kept);
  world.model.marks = { ...world.model.marks, isRestored: true };
  world.model.tell('restored');
  return [...differences, ...standsDifferently(world)];
}

export async function performDelete(
  world: SimulatedWorld,
  { name }: StepOf<'delete'>,
): Promise<readonly string[]> {
  const isThere = world.snapshots.delete(name);
  return control(world, `snapshots/${name}`, isThere ? 200 : 404, 'DELETE');
}

/** What the last step changed is taken back; what players did since, too. */
export async function performBack(world: SimulatedWorld): Promise<readonly string[]> {
  const before = world.undo.at(-1);
  // Where the model knows of no step the server may still know of one.
  if (before === undefined) return [];
  const left = world.model.copy();
  const reply = await world.server.control('clock', { back: true });
  if (reply.status !== 200) return [`back has the status ${reply.status}: ${reply.text}`];
  world.undo.pop();
  world.redo.push({ left, before });
  world.become(before);
  world.model.marks = { ...world.model.marks, isUndone: true };
  world.model.tell('back');
  return standsDifferently(world);
}

/** Going back is taken back: the world is what it was left as. */
export async function performForward(world: SimulatedWorld): Promise<readonly string[]> {
  const undone = world.redo.at(-1);
  if (undone === undefined) return [];
  const reply = await world.server.control('history/forward', {});
  if (reply.status !== 200) return [`forward has the status ${reply.status}: ${reply.text}`];
  world.redo.pop();
  world.undo.push(undone.before);
  world.become(undone.left);
  world.model.tell('forward');
  return standsDifferently(world);
}

export async function performReset(world: SimulatedWorld): Promise<readonly string[]> {
  const differences = await control(world, 'worlds/default/reset', 200);
  world.reset();
  world.model.marks = { ...world.model.marks, isReset: true };
  world.model.tell('reset');
  return [...differences, ...standsDifferently(world)];
}

/** Another generation stands where its image was taken: no time passed between the two. */
function standsDifferently({ server, model }: SimulatedWorld): readonly string[] {
  const { clock } = server.world;
  if (clock.nowMs() === model.nowMs && clock.rate === model.rate) return [];
  return [
    `the world stands at ${clock.nowMs()} and ${clock.rate}, and by the rules at ${model.nowMs} and ${model.rate}`,
  ];
}
