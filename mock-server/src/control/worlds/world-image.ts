import type { Scenario } from '@canada28/db/seeds/scenarios/scenario.ts';
import { DEFAULT_WORLD_NAME } from '@canada28/shared/control/control-call.ts';
import { EARLIEST_WORLD_MS, LATEST_WORLD_MS } from '@canada28/shared/limits.ts';
import { errorText } from '../../http/error-reply.ts';
import { AppError } from '../../world/app-error.ts';
import type { World } from '../../world/world.ts';
import { changeSettings } from '../../world/world-state.ts';
import type { WorldOrigin } from '../../worlds/world-origin.ts';
import { ControlError } from '../control-error.ts';
import type { ControlPlane } from '../control-plane.ts';
import { getHosted } from '../get-hosted.ts';
import { replaceNotices } from '../operator/announce.ts';
import { getScenario } from '../scenarios/find-scenario.ts';
import { untrueClaims } from '../scenarios/prove-scenario.ts';
import { readSnapshot } from '../snapshots/snapshots.ts';
import { moveClock } from '../time/move-clock.ts';

/** An image with which a world begins, and the one that it was made from, which others may share. */
type BegunImage = { readonly image: Buffer; readonly base: Buffer };

/**
 * The image with which the world of that name begins, coming from a scenario's template or a snapshot: all that it is
 * stands in it, and its time runs from here on. Refuses in a sentence what cannot be like this.
 */
export async function imageOfOrigin(
  plane: ControlPlane,
  name: string,
  origin: WorldOrigin,
): Promise<BegunImage> {
  const { scenario, snapshot } = origin;
  if (snapshot !== undefined) return imageOfSnapshot(plane, name, { ...origin, snapshot });
  if (scenario === undefined) throw new ControlError('It is not known what this world was created from.');
  return imageOfScenario(plane, name, { ...origin, scenario });
}

async function imageOfSnapshot(
  plane: ControlPlane,
  name: string,
  origin: WorldOrigin & { readonly snapshot: string },
): Promise<BegunImage> {
  const { snapshot, ofWorld = DEFAULT_WORLD_NAME, config } = origin;
  const { image: base } = await readSnapshot(plane, getHosted(plane, ofWorld), snapshot);
  const prepare = (world: World) => config && changeSettings(world, config);
  return inASentence(`A world cannot be made of the snapshot "${snapshot}" like this`, async () => ({
    base,
    image: await plane.worlds.begin(name, base, { origin, prepare }),
  }));
}

function imageOfScenario(
  plane: ControlPlane,
  name: string,
  origin: WorldOrigin & { readonly scenario: string },
): Promise<BegunImage> {
  const { atMs, config, notices } = origin;
  const scenario = getScenario(origin.scenario);
  return inASentence(`The scenario "${scenario.name}" cannot be played ${howIn(config)}`, async () => {
    const template = await plane.templates.templateOf(scenario, { atMs, settings: config });
    const { image: base, standsMs, trueAtMs } = template;
    const prepare = (world: World) => {
      if (notices !== undefined) replaceNotices(world.db, notices);
      if (standsMs > world.clock.nowMs()) moveClock(world, { set: standsMs });
      if (atMs !== undefined && config === undefined) requireTrue(world, { scenario, trueAtMs });
    };
    return { base, image: await plane.worlds.begin(name, base, { origin, prepare }) };
  });
}

/** A scenario that needs a time of its own does not stand at any wanted one. */
function requireTrue(
  world: World,
  { scenario, trueAtMs }: { readonly scenario: Scenario; readonly trueAtMs: number },
): void {
  const untrue = untrueClaims(world, scenario);
  if (untrue.length === 0) return;
  const [wanted, own] = [world.clock.nowMs(), trueAtMs].map((atMs) => new Date(atMs).toISOString());
  const isOneOfAWorld = trueAtMs >= EARLIEST_WORLD_MS && trueAtMs <= LATEST_WORLD_MS;
  const elsewhere = isOneOfAWorld ? `; it is at ${own}, which is "at": ${trueAtMs}` : '';
  throw new Error(`at ${wanted} it is not true that ${untrue.join(', ')}${elsewhere}`);
}

async function inASentence(what: string, make: () => Promise<BegunImage>): Promise<BegunImage> {
  try {
    return await make();
  } catch (error) {
    if (error instanceof ControlError) throw error;
    throw new ControlError(`${what}: ${reasonOf(error)}.`, { cause: error });
  }
}

/** With which settings: what the product refused follows from one of them. */
function howIn(settings: WorldOrigin['config'] = {}): string {
  const given = Object.entries(settings).map(
    ([name, value]) => `"${name}": ${JSON.stringify(value).slice(0, 40)}`,
  );
  return given.length === 0 ? 'like this' : `with ${given.join(', ')}`;
}

function reasonOf(error: unknown): string {
  if (error instanceof AppError) return errorText(error, 'en');
  return error instanceof Error ? error.message : String(error);
}
