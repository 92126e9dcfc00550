import { hashOfContent } from '@canada28/mock-server/testing/database-digest.ts';
import type { SteppedServer } from '@canada28/mock-server/testing/stepped-server.ts';
import { audit, MONEY_CHECKS } from './audit.ts';
import { PLAYERS } from './cast.ts';
import { firstSettings } from './choose-settings.ts';
import { chooseStep } from './choose-step.ts';
import type { Goals } from './goals.ts';
import { chooseKinds } from './kinds.ts';
import { DAY } from './model/rules.ts';
import { playerOf } from './model/sessions.ts';
import { lookAt, perform } from './perform.ts';
import { SimulationRandom } from './random.ts';
import { SimulatedWorld } from './simulated-world.ts';
import type { Step, Story } from './steps.ts';

/**
 * How many days a world of a long simulation is lived in, by its number: a week, so that many seeds meet, and each fifth
 * one longer than a session lasts.
 */
export function daysOf(world: number): number {
  return world % 5 === 4 ? 35 : 7;
}

export type Simulated = {
  readonly story: Story;
  readonly steps: number;
  /** In what the world differs from the rules; empty where it does not. */
  readonly differences: readonly string[];
  /** Whether only the look at the end saw them, at all that there ever was. */
  readonly isOfEnd: boolean;
  /** SHA-256 (hex) of the content of its database. */
  readonly hash: string;
};

/** Drives one world for so many days, until it differs from the rules. */
export async function simulateWorld(
  server: SteppedServer,
  { seed, days, goals }: { readonly seed: string; readonly days: number; readonly goals?: Goals },
): Promise<Simulated> {
  const random = new SimulationRandom(seed);
  const kinds = chooseKinds(random);
  const settings = firstSettings(random);
  const world = await SimulatedWorld.begin(server, seed, settings);
  const [steps, passedMs]: [Step[], { value: number }] = [[], { value: 0 }];
  let differences: readonly string[] = [];
  while (passedMs.value < days * DAY && differences.length === 0) {
    const step = nextStep(world, random, () => chooseStep({ random, kinds, world, count: steps.length }));
    steps.push(step);
    const before = world.model.nowMs;
    differences = await perform(world, step);
    // Going back is no time that did not pass: what counts is how long the world was lived in.
    passedMs.value += Math.max(0, world.model.nowMs - before);
    goals?.note(world.model);
  }
  const isOfEnd = differences.length === 0;
  if (isOfEnd) differences = lookAtTheEnd(world, random.isOneIn(4));
  return {
    story: { seed, settings, steps },
    steps: steps.length,
    differences,
    isOfEnd,
    hash: hashOfContent(server.db),
  };
}

/** What can only be done now comes before anything that is chosen: a log in, the end of a break, to go forward again. */
function nextStep(world: SimulatedWorld, random: SimulationRandom, choose: () => Step): Step {
  const { model, devices } = world;
  const isOut = (player: number) => playerOf(model, devices[player]?.token ?? '') === undefined;
  const mayLogIn = (player: number) => model.player(player).status !== 2 || random.isOneIn(8);
  const out = PLAYERS.find((player) => isOut(player) && mayLogIn(player));
  if (out !== undefined && !model.isUnderMaintenance && random.isOneIn(4))
    return { do: 'log-in', player: out };
  if (model.isUnderMaintenance && random.isOneIn(4)) return { do: 'maintenance', isOn: false };
  if (world.redo.length > 0 && random.isOneIn(4)) return { do: 'forward' };
  return choose();
}

/** In one of four worlds every draw is audited, too, which takes longest. */
function lookAtTheEnd(world: SimulatedWorld, isOfDraws: boolean): readonly string[] {
  return isOfDraws ? lookAt(world, 'all') : [...world.compare(true), ...audit(world.server.db, MONEY_CHECKS)];
}

/** Does the steps of a story again, until the world differs from the rules; answers in what, and after how many steps. */
export async function replay(
  server: SteppedServer,
  { seed, settings, steps }: Story,
): Promise<{ readonly differences: readonly string[]; readonly steps: number; readonly hash: string }> {
  const world = await SimulatedWorld.begin(server, seed, settings);
  let [differences, count]: [readonly string[], number] = [[], 0];
  for (const step of steps) {
    count += 1;
    differences = await perform(world, step, 'all');
    if (differences.length > 0) break;
  }
  return { differences, steps: count, hash: hashOfContent(server.db) };
}
