import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { SteppedServer } from '@canada28/mock-server/testing/stepped-server.ts';
import { readArgs, refusalWith } from './lib/command-line.ts';
import { ExpectedFailure, runScript } from './lib/expected-failure.mjs';
import { ROOT } from './lib/project.mjs';
import { GOALS, Goals } from './simulate/goals.ts';
import { daysOf, replay, type Simulated, simulateWorld } from './simulate/run.ts';
import { shrink } from './simulate/shrink.ts';
import { readStory, writeStory } from './simulate/story-file.ts';

/** A simulation of so many days has to reach every goal. */
const LONG_DAYS = 3650;
/** For so long a shorter story is looked for (ms). */
const SHRINKING_MS = 5 * 60_000;
/** Of a story that stayed long the last steps are told. */
const MOST_TOLD = 20;
const USAGE = 'Usage: npm run simulate -- --seed N --days D [--goals] | --from FILE';

async function simulate(server: SteppedServer, wanted: { readonly seed: string; readonly days: number }) {
  const goals = new Goals();
  const hashes: string[] = [];
  let [steps, left] = [0, wanted.days];
  for (let world = 0; left > 0; world += 1) {
    const days = Math.min(daysOf(world), left);
    left -= days;
    const seed = wanted.days > daysOf(0) ? `${wanted.seed}/${world}` : wanted.seed;
    const simulated = await simulateWorld(server, { seed, days, goals });
    steps += simulated.steps;
    if (simulated.differences.length > 0) await report(server, simulated);
    hashes.push(simulated.hash);
  }
  const [hash = '', ...others] = hashes;
  return {
    goals,
    steps,
    hash: others.length === 0 ? hash : createHash('sha256').update(hashes.join('\n')).digest('hex'),
  };
}

/** Tells the difference, and the shortest story that leads to one. */
async function report(server: SteppedServer, { story, differences, isOfEnd }: Simulated): Promise<never> {
  console.log(`seed ${story.seed}, step ${story.steps.length}:\n  ${differences.join('\n  ')}`);
  const endMs = performance.now() + SHRINKING_MS;
  const short = await shrink(
    { server, look: isOfEnd ? 'all' : 'changes', isOver: () => performance.now() > endMs },
    story,
  );
  const { differences: left } = await replay(server, short);
  const path = join(ROOT, 'scripts/simulate/found', `seed-${story.seed.replaceAll('/', '-')}.json`);
  writeStory(path, short, left);
  const steps = short.steps
    .slice(-MOST_TOLD)
    .map((step) => `  ${JSON.stringify(step)}`)
    .join('\n');
  throw new ExpectedFailure(
    `${short.steps.length} steps lead there, ${path} has them:\n${steps}\n  ${left.join('\n  ')}`,
  );
}

async function again(server: SteppedServer, path: string): Promise<void> {
  const { differences, steps, hash } = await replay(server, readStory(path));
  if (differences.length > 0)
    throw new ExpectedFailure(`after ${steps} steps:\n  ${differences.join('\n  ')}`);
  console.log(`${path} · steps ${steps} · sha256 ${hash}`);
}

await runScript(async () => {
  const refuse: (reason: string) => never = refusalWith(USAGE);
  const options = {
    seed: { type: 'string' },
    days: { type: 'string' },
    from: { type: 'string' },
    goals: { type: 'boolean' },
  } as const;
  const values = readArgs(process.argv.slice(2), options, refuse);
  if (values.from !== undefined && Object.keys(values).length > 1) refuse('--from FILE goes alone.');
  const server = await SteppedServer.start();
  try {
    if (values.from !== undefined) return await again(server, values.from);
    const { seed = '1', days: text = '7' } = values;
    const days = Number(text);
    if (!(days > 0)) refuse('--days takes a number above 0.');
    const { goals, steps, hash } = await simulate(server, { seed, days });
    if (values.goals === true) for (const goal of GOALS) console.log(`${goals.timesOf(goal)} × ${goal.name}`);
    const isLong = days >= LONG_DAYS && goals.missed.length > 0;
    if (isLong) console.log(`Never reached: ${goals.missed.join(' · ')}`);
    console.log(
      `seed ${seed} · days ${days} · steps ${steps} · goals ${goals.reached} of ${GOALS.length} · sha256 ${hash}`,
    );
    if (isLong) process.exitCode = 1;
  } finally {
    await server.close();
  }
});
