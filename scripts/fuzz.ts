import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyRequest } from '@canada28/mock-server/testing/any-request.ts';
import { SteppedServer } from '@canada28/mock-server/testing/stepped-server.ts';
import { FOUND, Fuzzing, readFound, type Sent } from './fuzz/fuzz-batch.ts';
import { readArgs, refusalWith } from './lib/command-line.ts';
import { ExpectedFailure, runScript } from './lib/expected-failure.mjs';

const USAGE = 'Usage: npm run fuzz -- [--seed N] [--requests COUNT] | --from FILE';

/** A reply that takes longer is counted. */
const SLOW_MS = 200;

/** So many calls that were slow are told. */
const SLOW_TOLD = 5;

/** How often the memory is looked at: what grows shows. */
const MEMORY_LOOKS = 10;

/** A failure as short as can be had at once: the last request alone, where that fails too. */
async function store(fuzzing: Fuzzing, seed: number, requests: readonly AnyRequest[]): Promise<string> {
  const last = requests.slice(-1);
  const alone = await fuzzing.send(String(seed), last);
  const path = join(FOUND, `seed-${seed}.json`);
  mkdirSync(FOUND, { recursive: true });
  const kept = alone.failure === undefined ? requests : last;
  writeFileSync(path, `${JSON.stringify({ seed, requests: kept }, undefined, 2)}\n`);
  return path;
}

async function again(fuzzing: Fuzzing, path: string): Promise<void> {
  const { seed, requests } = readFound(path);
  const { failure } = await fuzzing.send(String(seed), requests);
  if (failure !== undefined)
    throw new ExpectedFailure(`after ${failure.requests.length} requests: ${failure.what}`);
  console.log(`${path} · requests ${requests.length} · nothing failed`);
}

/** Which calls took more than `SLOW_MS`, by one of the two measures of their time. */
class SlowCalls {
  readonly #by: 'tookMs' | 'processorMs';
  readonly #most = new Map<string, number>();
  #count = 0;

  constructor(by: 'tookMs' | 'processorMs') {
    this.#by = by;
  }

  note(sent: readonly Sent[]): void {
    for (const { call, [this.#by]: ms } of sent) {
      if (ms <= SLOW_MS) continue;
      this.#count += 1;
      const path = call.replace(/\?.*$/, '');
      this.#most.set(path, Math.max(ms, this.#most.get(path) ?? 0));
    }
  }

  toString(): string {
    const slowest = [...this.#most].sort(([, one], [, other]) => other - one).slice(0, SLOW_TOLD);
    const calls = slowest.map(([path, ms]) => `${path} ${Math.round(ms)}`).join(', ');
    return `above ${SLOW_MS} ms (${this.#by}): ${this.#count}${calls && `; the slowest: ${calls}`}`;
  }
}

/** Batch after batch; answers how many failed. */
async function fuzz(fuzzing: Fuzzing, first: number, wanted: number): Promise<number> {
  const statuses = new Map<number, number>();
  const megabytes: number[] = [];
  // The second one is not lengthened by other work on the machine, and counts threads beside each other.
  const speeds = [new SlowCalls('tookMs'), new SlowCalls('processorMs')];
  let [requests, failures] = [0, 0];
  for (let seed = first; requests < wanted; seed += 1) {
    const { sent, failure } = await fuzzing.send(String(seed), fuzzing.requestsOf(seed));
    requests += sent.length;
    for (const { status } of sent) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    for (const speed of speeds) speed.note(sent);
    if (requests >= (wanted * (megabytes.length + 1)) / MEMORY_LOOKS)
      megabytes.push(Math.round(process.memoryUsage().rss / 1_000_000));
    if (failure === undefined) continue;
    failures += 1;
    console.log(`seed ${seed}: ${failure.what}\n  ${await store(fuzzing, seed, failure.requests)}`);
  }
  const replies = [...statuses].sort(([one], [other]) => one - other);
  for (const speed of speeds) console.log(String(speed));
  console.log(`memory on the way: ${megabytes.join(', ')} MB`);
  console.log(replies.map(([status, count]) => `${count} × ${status}`).join(', '));
  console.log(`seeds ${first} on · requests ${requests} · failures ${failures}`);
  return failures;
}

await runScript(async () => {
  const options = {
    seed: { type: 'string' },
    requests: { type: 'string' },
    from: { type: 'string' },
  } as const;
  const refuse: (reason: string) => never = refusalWith(USAGE);
  const values = readArgs(process.argv.slice(2), options, refuse);
  if (values.from !== undefined && Object.keys(values).length > 1) refuse('--from FILE goes alone.');
  const server = await SteppedServer.start();
  try {
    const fuzzing = await Fuzzing.on(server);
    if (values.from !== undefined) return await again(fuzzing, values.from);
    const [first, wanted] = [Number(values.seed ?? '1'), Number(values.requests ?? '200000')];
    if (!(Number.isInteger(first) && wanted > 0))
      refuse('--seed takes a whole number, --requests a number above 0.');
    if ((await fuzz(fuzzing, first, wanted)) > 0) process.exitCode = 1;
  } finally {
    await server.close();
  }
});
