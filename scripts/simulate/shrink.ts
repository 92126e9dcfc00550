import type { SteppedServer } from '@canada28/mock-server/testing/stepped-server.ts';
import { type Look, perform } from './perform.ts';
import { simpler } from './simpler-steps.ts';
import { type Checkpoint, SimulatedWorld } from './simulated-world.ts';
import type { Step, Story } from './steps.ts';

/** How a shorter story is looked for, and until when. */
type Shrinking = {
  readonly server: SteppedServer;
  /** How closely each try is looked at: what only the look at the end saw is seen by no other one. */
  readonly look: Look;
  /** Real ms for which it goes on at most. */
  readonly isOver: () => boolean;
};

/**
 * The shortest story that this finds in which the world still differs from the rules: parts are left out, large ones first,
 * then single steps, then what a step is made of is made simpler. A try goes on from a checkpoint before the part, so that
 * what is the same is not done again.
 */
export async function shrink({ server, look, isOver }: Shrinking, story: Story): Promise<Story> {
  const tries = new Tries(server, story, look);
  for (
    let size = Math.ceil(story.steps.length / 2);
    size >= 1 && !isOver();
    size = size === 1 ? 0 : size >> 1
  )
    await leaveOut(tries, size, isOver);
  let isSimpler = true;
  while (isSimpler && !isOver()) {
    isSimpler = await simplify(tries, isOver);
    await leaveOut(tries, 1, isOver);
  }
  return { ...story, settings: tries.settings, steps: tries.steps };
}

async function leaveOut(tries: Tries, size: number, isOver: () => boolean): Promise<void> {
  // From the end: what comes before a part that was left out is known already.
  for (let from = tries.steps.length - size; from >= 0 && !isOver(); from -= size)
    await tries.take([...tries.steps.slice(0, from), ...tries.steps.slice(from + size)], from);
}

async function simplify(tries: Tries, isOver: () => boolean): Promise<boolean> {
  let isSimpler = false;
  for (let index = tries.steps.length - 1; index >= 0 && !isOver(); index -= 1) {
    const step = tries.steps[index];
    for (const other of step === undefined ? [] : simpler(step)) {
      const steps = tries.steps.map((own, place) => (place === index ? other : own));
      if (await tries.take(steps, index)) {
        isSimpler = true;
        break;
      }
    }
  }
  return isSimpler;
}

/** Every so many steps a checkpoint is taken. */
const CHECKPOINT_EVERY = 8;

/** These go back to what a checkpoint does not know. */
const NEEDS_HISTORY: ReadonlySet<Step['do']> = new Set(['back', 'forward']);

/** The story as short as it is by now, with checkpoints on the way. */
class Tries {
  readonly #server: SteppedServer;
  readonly #seed: string;
  readonly #look: Look;
  readonly settings: Story['settings'];
  steps: readonly Step[];
  #checkpoints = new Map<number, Checkpoint>();

  constructor(server: SteppedServer, { seed, settings, steps }: Story, look: Look) {
    this.#look = look;
    this.#server = server;
    this.#seed = seed;
    this.settings = settings;
    this.steps = steps;
  }

  /** Whether other steps, the same up to a place, still lead to a difference: they are the story from now on. */
  async take(steps: readonly Step[], sameUntil: number): Promise<boolean> {
    const [world, begun] = await this.#worldAt(sameUntil, steps);
    for (const [index, step] of steps.slice(begun).entries()) {
      const count = begun + index;
      if (count <= sameUntil) this.#remember(world, count);
      const differences = await perform(world, step, this.#look);
      if (differences.length === 0) continue;
      this.steps = steps.slice(0, count + 1);
      for (const at of this.#checkpoints.keys()) if (at > sameUntil) this.#checkpoints.delete(at);
      return true;
    }
    return false;
  }

  #remember(world: SimulatedWorld, count: number): void {
    if (count % CHECKPOINT_EVERY === 0 && !this.#checkpoints.has(count))
      this.#checkpoints.set(count, world.checkpoint());
  }

  async #worldAt(sameUntil: number, steps: readonly Step[]): Promise<[SimulatedWorld, number]> {
    const world = await SimulatedWorld.begin(this.#server, this.#seed, this.settings);
    const known = [...this.#checkpoints.keys()].filter((at) => at > 0 && at <= sameUntil);
    const from = Math.max(0, ...known);
    const checkpoint = this.#checkpoints.get(from);
    if (
      checkpoint === undefined ||
      from === 0 ||
      steps.slice(from).some((step) => NEEDS_HISTORY.has(step.do))
    )
      return [world, 0];
    world.goOnFrom(checkpoint);
    return [world, from];
  }
}
