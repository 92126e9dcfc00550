import type { Model } from './model/model.ts';
import { DAY, HOUR } from './model/rules.ts';
import { breakOf, followingOn } from './model/schedule.ts';
import type { ModelIssue } from './model/state.ts';
import type { SimulatedWorld } from './simulated-world.ts';
import type { Step } from './steps.ts';

type StepOf<Do extends Step['do']> = Extract<Step, { readonly do: Do }>;

/** So much time of the world passes at once at most. */
const LONGEST = 3 * DAY;

function nowDiffers(world: SimulatedWorld, expected: number): readonly string[] {
  const { nowMs } = world.server.world.clock;
  const now = nowMs.call(world.server.world.clock);
  if (now === expected) return [];
  return [
    `the clock shows ${new Date(now).toISOString()}, and by the rules ${new Date(expected).toISOString()}`,
  ];
}

/** A move of the clock by a tester: the model goes there, too. One that changes nothing is no step (control §14). */
async function move(world: SimulatedWorld, body: object, expected: number): Promise<readonly string[]> {
  const before = world.model.copy();
  const reply = await world.server.control('clock', body);
  if (reply.status !== 200)
    return [`clock ${JSON.stringify(body)} has the status ${reply.status}: ${reply.text}`];
  if (expected !== before.nowMs) world.noteStep(before);
  const differences = nowDiffers(world, expected);
  return [...differences, ...world.sync()];
}

export function performAdvance(world: SimulatedWorld, { ms }: StepOf<'advance'>): Promise<readonly string[]> {
  return move(world, { advance: ms }, world.model.nowMs + ms);
}

/** To where the rules say that the moment is. */
export async function performGoTo(
  world: SimulatedWorld,
  { moment }: StepOf<'go-to'>,
): Promise<readonly string[]> {
  const { model } = world;
  const wanted = momentOf(model, moment);
  if (wanted === undefined || wanted > model.nowMs + LONGEST) return [];
  return move(world, { to: moment }, wanted);
}

/** When a moment is next (control §2); undefined where this simulation leaves it open. */
function momentOf(model: Model, moment: StepOf<'go-to'>['moment']): number | undefined {
  const { issues, nowMs } = model;
  switch (moment) {
    case 'cutoff':
      return issues.find(({ saleEnd }) => saleEnd > nowMs)?.saleEnd;
    case 'next-issue':
      return issues.find(({ saleStart }) => saleStart > nowMs)?.saleStart;
    case 'draw':
    case 'settled':
      return nextDrawAt(model);
    default:
      return breakMoment(model, moment);
  }
}

/** The first draw to come that is one; a void issue has none. It may be of an issue that is not announced yet. */
function nextDrawAt({ issues, scripts, settings, nowMs, newest }: Model): number {
  const drawAt = ({ code, drawAt }: Pick<ModelIssue, 'code' | 'drawAt'>) => {
    if (scripts.outcome.get(code) === 'void') return Number.POSITIVE_INFINITY;
    return Math.max(drawAt + (scripts.late.get(code) ?? 0), nowMs);
  };
  let first = Math.min(...issues.filter(({ state }) => state === 'open').map(drawAt));
  for (let issue = followingOn(settings, newest); issue.drawAt < first; issue = followingOn(settings, issue))
    first = Math.min(first, drawAt(issue));
  return first;
}

function breakMoment(
  { settings, nowMs }: Model,
  moment: 'maintenance' | 'maintenance-end',
): number | undefined {
  if (settings.maintenance === 'none') return undefined;
  const today = Math.floor((nowMs + 8 * HOUR) / DAY);
  const breaks = [today - 1, today, today + 1].map((day) => breakOf(settings, day));
  if (moment === 'maintenance') return breaks.find(({ start }) => start > nowMs)?.start;
  return breaks.find(({ end }) => end > nowMs)?.end;
}

export async function performRate(
  world: SimulatedWorld,
  { rate }: StepOf<'rate'>,
): Promise<readonly string[]> {
  const before = world.model.copy();
  const reply = await world.server.control('clock', rate === 0 ? { freeze: true } : { rate });
  if (reply.status !== 200) return [`the rate ${rate} has the status ${reply.status}: ${reply.text}`];
  if (rate !== before.rate) world.noteStep(before);
  world.model.rate = rate;
  return [];
}

/** Time passes by itself, at the rate of the world. */
export async function performWait(world: SimulatedWorld, { ms }: StepOf<'wait'>): Promise<readonly string[]> {
  const { model, server } = world;
  if (ms * model.rate > LONGEST) return [];
  const expected = model.nowMs + ms * model.rate;
  await server.wait(ms);
  model.tell('waited', model.rate);
  const differences = nowDiffers(world, expected);
  return [...differences, ...world.sync()];
}

/** The clock of the machine is set back: the world holds, and then goes on (decision 004). */
export async function performTurnBack(
  world: SimulatedWorld,
  { ms }: StepOf<'turn-back'>,
): Promise<readonly string[]> {
  const { model, server } = world;
  await server.wait(-ms);
  model.tell('turned-back');
  return nowDiffers(world, model.nowMs);
}

/** The server is off for a while; one that is killed stores nothing at its end. */
export async function performRestart(
  world: SimulatedWorld,
  { offMs, isKilled }: StepOf<'restart'>,
): Promise<readonly string[]> {
  const { model, server } = world;
  if (offMs * model.rate > LONGEST) return [];
  const from = model.nowMs;
  server.restart(offMs, isKilled);
  [world.undo, world.redo] = [[], []];
  model.tell(isKilled ? 'killed' : 'restarted', offMs > 0 ? 'off' : 'at-once');
  if (isKilled) model.marks = { ...model.marks, isKilled: true };
  // A killed server whose machine was set back goes on from what was stored last.
  const differences = isKilled ? [] : nowDiffers(world, from + offMs * model.rate);
  const until = server.world.clock.nowMs();
  model.nowMs = Math.min(model.nowMs, until);
  await server.lookAt();
  return [...differences, ...world.sync({ from, until })];
}
