import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SteppedServer } from '@canada28/mock-server/testing/stepped-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FOUND, Fuzzing, readFound } from './fuzz-batch.ts';

let server: SteppedServer;
let fuzzing: Fuzzing;
beforeAll(async () => {
  server = await SteppedServer.start();
  fuzzing = await Fuzzing.on(server);
});
afterAll(() => server.close());

test.each([1, 2, 3, 4])(
  'requests of seed %i, by both documents, are answered without a defect',
  async (seed) => {
    const { failure, sent } = await fuzzing.send(String(seed), fuzzing.requestsOf(seed));
    expect(failure, `npm run fuzz -- --seed ${seed} --requests 1`).toBeUndefined();
    // Some are what the documents ask for.
    expect(sent.filter(({ status }) => status === 200).length).toBeGreaterThan(50);
  },
);

const found = existsSync(FOUND) ? readdirSync(FOUND) : [];

test('what was found once is right', async () => {
  for (const file of found) {
    const { seed, requests } = readFound(join(FOUND, file));
    const { failure } = await fuzzing.send(String(seed), requests);
    expect(failure?.what, file).toBeUndefined();
  }
});
